/** The style of the sandbox's own pages, which must not be mistaken for the shop's. */
export const pageStyles = `
:root { color-scheme: light dark; --ground: #eef0f6; --sheet: #fff; --ink: #1c2033; --quiet: #565d78; --line: #828aa6;
  --accent: #3d3a8c; --on-accent: #fff; --bad: #a3182b; --bad-ground: #fdecee; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12141f; --sheet: #1d2030; --ink: #eef0f8; --quiet: #b1b8d0; --line: #7d86a6;
    --accent: #b4b2ff; --on-accent: #14122e; --bad: #ff9aa6; --bad-ground: #3a1a20; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; display: grid;
  grid-template-columns: minmax(0, 440px); justify-content: center; align-content: start; padding: 24px 16px; }
main { background: var(--sheet); border-radius: 16px; padding: 24px;
  box-shadow: 0 8px 32px rgb(20 20 50 / .12); }
.mark { margin: 0 0 20px; font-weight: 700; letter-spacing: .02em; color: var(--accent); }
h1 { margin: 0 0 4px; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 8px 0 -8px; font-size: 1rem; }
p { margin: 0 0 12px; }
.quiet { color: var(--quiet); }
.sum { margin: 0 0 4px; font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; line-height: 1.2; }
form { display: grid; gap: 16px; margin: 20px 0 0; grid-template-columns: minmax(0, 1fr); }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 16px; align-items: start; }
label, .field { display: grid; gap: 4px; align-content: start; }
label { font-weight: 600; }
input { font: inherit; font-weight: 400; width: 100%; min-height: 44px; padding: 8px 12px; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 8px; }
input[aria-invalid="true"] { border: 2px solid var(--bad); }
.wrong { color: var(--bad); font-weight: 400; font-size: .9375rem; }
.alert { margin: 16px 0 0; padding: 12px 16px; border-radius: 8px; background: var(--bad-ground); color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--sheet); color: var(--accent); text-decoration: none; display: inline-grid; place-items: center; }
button.main, .button.main { background: var(--accent); color: var(--on-accent); flex: 1 1 180px; }
button:focus-visible, input:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 12px; }
summary { cursor: pointer; font-weight: 600; min-height: 24px; }
.choices { list-style: none; margin: 8px 0 16px; padding: 0; display: grid; gap: 8px; }
.choices button { font-variant-numeric: tabular-nums; width: 100%; display: grid; gap: 2px; justify-items: start; text-align: start; }
.choices span { font-weight: 400; color: var(--quiet); }
a { color: var(--accent); }
`;

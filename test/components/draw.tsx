import { render } from "@testing-library/react";
import { type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { OpenPathContext } from "~/components/Link";
import { TextElement } from "~/components/TextElement";
import en from "~/texts/en.json";

function Where() {
  return <span data-testid="where">{useLocation().pathname}</span>;
}

function Opening({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <OpenPathContext value={(path) => void navigate(path)}>{children}</OpenPathContext>;
}

/** Draws a component with English words, inside a router at a path. */
export function draw(what: ReactNode, path = "/") {
  const around = (children: ReactNode) => (
    <IntlProvider locale="en" messages={en} textComponent={TextElement}>
      <MemoryRouter initialEntries={[path]}>
        <Opening>{children}</Opening>
        <Where />
      </MemoryRouter>
    </IntlProvider>
  );
  const drawn = render(around(what));
  return { ...drawn, redraw: (next: ReactNode) => drawn.rerender(around(next)) };
}

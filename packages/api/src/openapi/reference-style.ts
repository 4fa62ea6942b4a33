/** Styles of the reference page: the site's colours in both colour schemes. */
export const referenceStyle = `
:root { color-scheme: dark light; --bg: #0d0b09; --surface: #181412; --line: #2e2925; --fg: #f6f3f0;
  --muted: #b9b2ac; --accent: #ff9240; --mark: #fc6d00 }
@media (prefers-color-scheme: light) { :root { --bg: #ffffff; --surface: #fcfaf7; --line: #e8e4e0;
  --fg: #181412; --muted: #615954; --accent: #ba4500 } }
* { box-sizing: border-box }
html { scroll-padding-top: 2rem; scroll-behavior: smooth }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; background: var(--bg); color: var(--fg);
  font: 400 1rem/1.6 ui-sans-serif, system-ui, sans-serif }
a { color: var(--accent); text-underline-offset: .2em }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px;
  border-radius: 3px }
.shell { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem 4rem; max-width: 76rem; margin: auto;
  padding: clamp(1.25rem, 4vw, 4rem) }
@media (min-width: 60rem) { .shell { grid-template-columns: 15rem minmax(0, 1fr) }
  nav { position: sticky; top: 2rem; align-self: start; max-height: calc(100vh - 4rem);
    overflow: auto } }
nav h2 { margin: 1.5rem 0 .25rem; font-size: .8125rem; color: var(--muted); font-weight: 600 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: .25rem 0; color: var(--fg); text-decoration: none;
  font-size: .9375rem }
nav a:hover { color: var(--accent) }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.05;
  letter-spacing: -.02em; text-wrap: balance }
header p { max-width: 62ch; color: var(--muted) }
article { margin-top: 3rem; padding-top: 2rem; border-top: 1px solid var(--line) }
article h2 { margin: 0; font-size: 1.375rem; line-height: 1.25 }
h3 { margin: 1.5rem 0 .5rem; font-size: .9375rem }
code, pre { font: .875rem/1.6 ui-monospace, Menlo, Consolas, monospace }
.call { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: baseline;
  margin: .75rem 0; padding: .625rem .875rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere }
.call b { color: var(--accent); font: inherit; font-weight: 700 }
.call span { margin-left: auto; color: var(--muted); font-size: .875rem }
pre { margin: 0; padding: .875rem; overflow: auto; background: var(--surface);
  border: 1px solid var(--line); border-radius: 6px }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top }
th { color: var(--muted); font-weight: 500; font-size: .8125rem }
td:first-child { white-space: nowrap }
.need { color: var(--accent); font-size: .8125rem }
summary { cursor: pointer; width: fit-content }
`

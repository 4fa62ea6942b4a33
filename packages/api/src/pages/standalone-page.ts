import { pagePolicy } from '../http/security-headers.ts'
import { xml } from './site-files.ts'

/** Styles of a standalone page, in the site's colours for both colour schemes. */
const STYLE = `
:root { color-scheme: dark light; --bg: #0d0b09; --fg: #f6f3f0; --muted: #b9b2ac; --accent: #ff9240 }
@media (prefers-color-scheme: light) { :root { --bg: #ffffff; --fg: #181412; --muted: #615954;
  --accent: #ba4500 } }
body { margin: 0; background: var(--bg); color: var(--fg);
  font: 400 1rem/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 40rem; margin: auto; padding: clamp(2rem, 8vw, 6rem) 1.5rem }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; text-wrap: balance }
p { color: var(--muted) }
a { color: var(--accent); text-underline-offset: .2em }
button { border: 0; border-radius: .5rem; padding: .75rem 1.25rem; cursor: pointer;
  font: inherit; font-weight: 600; background: var(--accent); color: var(--bg) }
`

/** Content security policy of a standalone page. */
export const standalonePolicy = pagePolicy({ inlineScripts: [], inlineStyles: [STYLE] })

interface StandalonePage {
  /** Title of the browser tab. */
  title: string
  heading: string
  /** Already HTML. */
  body: string
}

/** A page that is rendered without the web app and without scripts. */
export const standalonePage = ({ title, heading, body }: StandalonePage) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${xml(heading)}</h1>
${body}
</main>
</body>
</html>
`

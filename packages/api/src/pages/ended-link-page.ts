import type { AgencySettings } from '@agency/contract/settings'
import { xml } from './site-files.ts'

/** The look of a page that stands alone, in the site's colours of both schemes. */
export const endedLinkStyle = `
:root { color-scheme: dark light; --bg: #0d0b09; --fg: #f6f3f0; --muted: #b9b2ac; --accent: #ff9240 }
@media (prefers-color-scheme: light) { :root { --bg: #ffffff; --fg: #181412; --muted: #615954;
  --accent: #ba4500 } }
body { margin: 0; background: var(--bg); color: var(--fg);
  font: 400 1rem/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 40rem; margin: auto; padding: clamp(2rem, 8vw, 6rem) 1.5rem }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; text-wrap: balance }
p { color: var(--muted) }
a { color: var(--accent); text-underline-offset: .2em }
`

/** What somebody sees who follows the link of an estimate to where it is no more. */
export function endedLinkPage({ name, email, phone }: AgencySettings): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This link has ended | ${xml(name)}</title>
<style>${endedLinkStyle}</style>
</head>
<body>
<main>
<h1>This link has ended</h1>
<p>The estimate you are looking for is no longer at this address. The estimate itself is kept.</p>
<p>For a new link, write to <a href="mailto:${xml(email)}">${xml(email)}</a> from the address you gave us,
or call ${xml(phone)}. You can also <a href="/ai-generator">make a new concept and estimate</a>.</p>
</main>
</body>
</html>
`
}

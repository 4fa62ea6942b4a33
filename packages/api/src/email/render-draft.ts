import type { EmailDraft, EmailLink, EmailPart } from './draft.ts'

/** NUL and other control characters break mail programs; line breaks and tabs are text. */
const CONTROLS = /[\p{Cc}--[\n\t]]/gv
const clean = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')

const filledFacts = (facts: [name: string, value: string][]) =>
  facts.filter(([, value]) => value !== '')

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'written':
      return clean(part.text)
    case 'facts':
      return filledFacts(part.facts)
        .map(([name, value]) => `${name}: ${clean(value).replace(/\s+/g, ' ')}`)
        .join('\n')
    case 'quote':
      return `${part.title}:\n\n${clean(part.text).replace(/^/gm, '> ')}`
    case 'links':
      return part.links.map(({ text, href }) => `${clean(text)}:\n${href}`).join('\n\n')
    case 'picture':
      return ''
  }
}

/** Between the text and the sender's details, by which programs know a signature (RFC 3676). */
export const SIGNATURE = '\n\n-- \n'

/** Renders the email as plain text. Lines are not wrapped. */
export function renderText({ heading, parts, footer }: EmailDraft): string {
  const body = [clean(heading), ...parts.map(textOf)].filter(Boolean).join('\n\n')
  return `${body}${SIGNATURE}${footer.map(clean).join('\n')}\n`
}

const entities: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}
const escaped = (text: string) =>
  clean(text).replace(/[&<>"']/g, (character) => entities[character] ?? character)
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

// Styles are inline, since some programs drop style sheets; the sheet in the head only switches the
// colours for dark mode. The accents have a contrast of 4.5:1 on their background.
const FONT = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const styles = {
  page: `margin:0;padding:0;background-color:#f6f3f0;color:#181412;${FONT};font-size:16px;line-height:1.55`,
  card: 'max-width:600px;margin:0 auto;padding:28px 24px;background-color:#ffffff;color:#181412;word-wrap:break-word;overflow-wrap:anywhere',
  sender: 'margin:0 0 20px;font-size:14px;font-weight:600;color:#615954',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:#181412',
  paragraph: 'margin:0 0 16px',
  name: 'margin:0;font-size:14px;color:#615954',
  value: 'margin:0 0 10px',
  title: 'margin:0 0 6px;font-size:14px;color:#615954',
  quote:
    'margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid #d7d1cd;overflow-wrap:anywhere',
  first:
    'display:inline-block;padding:12px 20px;border-radius:6px;background-color:#fc6d00;color:#0d0b09;font-weight:700;text-decoration:none',
  link: 'color:#ba4500;text-decoration:underline',
  picture:
    'display:block;width:100%;max-width:552px;height:auto;border:1px solid #d7d1cd;border-radius:6px',
  footer:
    'margin:28px 0 0;padding:16px 0 0;border-top:1px solid #d7d1cd;font-size:13px;line-height:1.5;color:#615954',
}
const DARK = `@media (prefers-color-scheme: dark) {
.page { background-color: #0d0b09 !important; color: #f6f3f0 !important; }
.card { background-color: #181412 !important; color: #f6f3f0 !important; }
.heading { color: #f6f3f0 !important; }
.quiet { color: #b9b2ac !important; }
.link { color: #ff9240 !important; }
.line { border-color: #463f3b !important; }
}`

const linkOf = ({ text, href }: EmailLink, index: number) =>
  index === 0
    ? `<p style="${styles.paragraph}"><a href="${escaped(href)}" style="${styles.first}">${escaped(text)}</a></p>`
    : `<p style="${styles.paragraph}"><a class="link" href="${escaped(href)}" style="${styles.link}">${escaped(text)}</a></p>`

/** A web address in a text, without the punctuation of the sentence around it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g

/** A paragraph whose web addresses are links. */
function writtenParagraph(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    html += `${lines(text.slice(end, index))}<a class="link" href="${escaped(href)}" style="${styles.link}">${escaped(href)}</a>`
    end = index + href.length
  }
  return `<p style="${styles.paragraph}">${html}${lines(text.slice(end))}</p>`
}

/** Content-ID of the picture within its email. */
export const PICTURE_ID = 'picture'
const PICTURE = /<!--picture-->.*?<!--\/picture-->\n?/s

function htmlOf(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="${styles.paragraph}">${lines(part.text)}</p>`
    case 'written':
      return clean(part.text)
        .split(/\n{2,}/)
        .map(writtenParagraph)
        .join('\n')
    case 'facts':
      return filledFacts(part.facts)
        .map(
          ([name, value]) =>
            `<p class="quiet" style="${styles.name}">${escaped(name)}</p>\n<p style="${styles.value}">${lines(value)}</p>`,
        )
        .join('\n')
    case 'quote':
      return `<p class="quiet" style="${styles.title}">${escaped(part.title)}</p>\n<blockquote class="line" dir="auto" style="${styles.quote}">${lines(part.text)}</blockquote>`
    case 'links':
      return part.links.map(linkOf).join('\n')
    case 'picture':
      // A person's text cannot contain this marker, since its '<' is escaped.
      return `<!--picture--><p style="${styles.paragraph}"><img class="line" src="cid:${PICTURE_ID}" alt="${escaped(part.alt)}" style="${styles.picture}"></p><!--/picture-->`
  }
}

/** Renders the email as a self-contained HTML page, with `sender` at the top. */
export const renderHtml = ({ subject, heading, parts, footer }: EmailDraft, sender: string) =>
  `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="${styles.page}">
<div class="card" style="${styles.card}">
<p class="quiet" style="${styles.sender}">${escaped(sender)}</p>
${heading && `<h1 class="heading" style="${styles.heading}">${escaped(heading)}</h1>\n`}${parts.map(htmlOf).join('\n')}
<p class="quiet line" style="${styles.footer}">${footer.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`

/** The same page without the picture. */
export const withoutPicture = (html: string) => html.replace(PICTURE, '')

import sanitizeHtml from 'sanitize-html'

/** Tags nested more deeply are dropped: no text needs them, and each level costs time. */
const MAX_DEPTH = 24

/** A path of this origin; browsers treat `//host` and `/\\host` as other origins. */
const OWN_PATH = /^\/(?![/\\])/
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['strong', 'em', 'u', 's', 'code', 'a', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Images only come from this origin, by path; the page's policy allows no other.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_DEPTH,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && LINK.test(href) && { href }),
        rel: 'noopener noreferrer',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PATH.test(attribs.src ?? ''),
}

/** Sanitises HTML to text, its structure, links and images of this origin. Idempotent. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options)

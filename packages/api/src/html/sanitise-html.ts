import sanitizeHtml from 'sanitize-html'

/** Deeper tags than this are dropped: no text needs them, and each level costs time. */
const MAX_DEPTH = 24

/** A path of this origin; `//host` and `/\\host` are other origins to a browser. */
const OWN_PATH = /^\/(?![/\\])/
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['strong', 'em', 'u', 's', 'code', 'a', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture comes from this origin, by path; the page's policy loads no other.
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

/**
 * HTML with nothing in it but text, its structure, links and pictures of this origin. Applying it
 * again changes nothing.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options)

import { FEED_PATH, indexedPaths } from '@agency/contract/indexed-paths'
import type { Project } from '@agency/contract/project'
import { projectPathOf } from '@agency/contract/project-names'
import type { AgencySettings } from '@agency/contract/settings'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters, most of which XML 1.0 cannot represent. */
const INVALID_IN_XML = /[\p{Cc}\ufffe\uffff]/gu
export const xml = (text: string) =>
  text.replace(INVALID_IN_XML, ' ').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

/** Everything may be crawled except the API calls behind the pages. */
export const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const addressOf = (origin: string, project: Project) => `${origin}${projectPathOf(project)}`

/** Sitemap of all indexed pages (sitemaps.org 0.9); projects have the time of their last change. */
export function sitemapXml(origin: string, projects: Project[]): string {
  const newest = projects
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const showsWork = (path: string) => path === '/' || path === '/our-work'
  const entries = [
    ...indexedPaths.map((path) => ({
      address: `${origin}${path}`,
      changed: showsWork(path) ? newest : undefined,
    })),
    ...projects.map((project) => ({
      address: addressOf(origin, project),
      changed: project.updatedAt as string | undefined,
    })),
  ]
  const urls = entries.map(
    ({ address, changed }) =>
      `<url><loc>${xml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Max items in the feed, newest work first. */
const FEED_ITEMS = 30

/** The published work as RSS 2.0. */
export function feedXml(origin: string, agency: AgencySettings, projects: Project[]): string {
  const newest = projects
    .toSorted((a, b) => b.publishedDate.localeCompare(a.publishedDate) || b.id - a.id)
    .slice(0, FEED_ITEMS)
  const items = newest.map((project) => {
    const address = xml(addressOf(origin, project))
    return [
      `<item><title>${xml(project.title)}</title>`,
      `<link>${address}</link><guid isPermaLink="true">${address}</guid>`,
      // The field has a day without a time: midnight UTC.
      `<pubDate>${new Date(`${project.publishedDate}T00:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${xml(project.summary || project.description)}</description></item>`,
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(`${agency.name}: our work`)}</title>`,
    `<link>${xml(`${origin}/our-work`)}</link>`,
    `<description>${xml(agency.tagline)}</description>`,
    '<language>en-AU</language>',
    `<atom:link href="${xml(`${origin}${FEED_PATH}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

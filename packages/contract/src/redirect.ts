import { z } from 'zod'
import { indexedPaths } from './indexed-paths.ts'

const PATH_MAX = 500
const BASE = 'https://site.invalid'

/**
 * A path of this site as browsers request it; '' for anything else, such as an address that
 * browsers would read as one of another site (//site.example, /\site.example).
 */
function normalisePath(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, BASE)) return ''
  const { origin, pathname, search, hash } = new URL(text, BASE)
  if (origin !== BASE || pathname.startsWith('//') || search || hash) return ''
  return pathname.replace(/(?<=.)\/+$/, '')
}

/** Folders of pages and files that the site itself has. */
const OWN_FOLDERS =
  /^\/(?:admin|api|assets|concepts|dashboard|embed|embed\.js|login|preview|proposals|share|trpc|uploads)(?:\/|$)/i
const ownPaths = new Set<string>([...indexedPaths, '/ai-video-services'])
/** Whether the site has, or may have, a page or a file here. Projects are known to the server. */
export const isOwnPath = (path: string) => OWN_FOLDERS.test(path) || ownPaths.has(path)

const sitePath = z
  .string()
  .trim()
  .max(PATH_MAX, `Please keep this to ${PATH_MAX} characters.`)
  .transform(normalisePath)
  .refine(
    (path) => path !== '',
    'Please enter a path of this site, such as /contact, without ? and #.',
  )

export const OWN_PAGE = 'The site has a page here, so nobody would be redirected.'

/** A redirect that staff add. */
export const NewRedirect = z.object({
  /** The whole address may be pasted, also one of an old website. */
  path: z
    .string()
    .transform((text) => text.trim().replace(/^https?:\/\/[^/?#]*/i, ''))
    .pipe(sitePath.refine((path) => !isOwnPath(path), OWN_PAGE)),
  target: sitePath,
})
export type NewRedirect = z.infer<typeof NewRedirect>

/** Where visitors are led who request a path that the site no longer has. */
export const Redirect = z.object({
  id: z.int(),
  path: z.string(),
  /** Where it leads now: a project's redirects follow its slug. */
  target: z.string(),
  /** Whether it leads there; not while the project is inactive. */
  active: z.boolean(),
  /** How often it was followed, except by known bots. */
  uses: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})
export type Redirect = z.infer<typeof Redirect>

import { z } from 'zod'
import { optionalText, requiredLine } from './text.ts'

/**
 * An address that only names its host: a name such as *.example or a;b.example would be read as
 * something else in a content security policy.
 */
const isSecureAddress = (text: string) => {
  if (!/^https:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && /^[\da-z-]+(?:\.[\da-z-]+)+$/.test(hostname)
}

const secureAddress = requiredLine(2_048, 'Please enter an address.').refine(
  isSecureAddress,
  'Please enter a web address that starts with https://.',
)

const texts = {
  title: requiredLine(120, 'Please enter a title.'),
  caption: optionalText(300),
}
const images = z.object({ kind: z.literal('images'), ...texts })
const remote = z.object({ kind: z.enum(['film', 'page']), ...texts, url: secureAddress })

/**
 * What leads a project's page instead of its cover: its additional pictures, a film, or a page of
 * another site in a sandbox.
 */
export const ProjectEmbed = z.discriminatedUnion('kind', [images, remote])
export type ProjectEmbed = z.infer<typeof ProjectEmbed>
export type RemoteEmbed = z.infer<typeof remote>

/** The same; 'none' for the cover. */
export const EmbedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  images,
  remote,
])

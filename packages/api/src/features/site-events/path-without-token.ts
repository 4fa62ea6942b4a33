import { SHARED_PATH } from '@agency/contract/indexed-paths'
import { PREVIEWS_PATH } from '@agency/contract/preview-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'

/** Pages with secret links are counted without the token: /concepts, not /concepts/TOKEN. */
export const pathWithoutToken = (path: string) =>
  [SHARED_PATH, PROPOSALS_PATH, PREVIEWS_PATH].find((secret) => path.startsWith(`${secret}/`)) ??
  path

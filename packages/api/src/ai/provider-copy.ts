import type { DesignBrief } from '@agency/contract/brief'
import type { BriefCopy } from '@agency/contract/brief-copy'
import type { ComposeConcept, StageCall } from '../features/generations/stages.ts'
import type { CopyOutline, CopyWorkers } from '../workers/render-workers.ts'
import { callProvider } from './call-provider.ts'
import { copyMessages } from './copy-prompt.ts'
import { openChat, readCopyResponse } from './openai-chat.ts'
import type { ProviderDeps } from './provider-deps.ts'
import { toUserError } from './to-user-error.ts'
import { withLocalFallback } from './with-local-fallback.ts'

/** The name under which the provider's response is stored. */
const RESPONSE_NAME = 'copy-answer'

/**
 * Writes a concept's copy with the chat service; the engine designs the page and checks the claims.
 */
export function openProviderCopy({
  outlineCopy,
  composeWith,
  ...deps
}: ProviderDeps & CopyWorkers): ComposeConcept {
  const request = openChat(deps.service)

  async function fetchCopy(
    brief: DesignBrief,
    outline: CopyOutline,
    { generationId, requestId, signal, storedBytes }: StageCall,
  ): Promise<BriefCopy> {
    const stored = await storedBytes.read(RESPONSE_NAME)
    if (stored) return readCopyResponse(Buffer.from(stored).toString()).copy
    const messages = copyMessages(brief, outline)
    return callProvider(deps, {
      ...{ purpose: 'brief', service: deps.service, budgetMs: deps.budgetMs },
      ...{ generationId, requestId, signal },
      send: (callSignal) => request(messages, callSignal),
      store: (response) => storedBytes.write(RESPONSE_NAME, Buffer.from(response)),
      parse: async (response) => {
        const { copy, ...tokens } = readCopyResponse(response)
        return { value: copy, ...tokens }
      },
    })
  }

  return async (brief, seed, call) => {
    const outline = await outlineCopy(brief, seed)
    // Copy in another language could not be checked: it would be paid for and then discarded.
    if (outline.language !== 'en') return composeWith(brief, seed)
    return withLocalFallback(deps, {
      ...{ purpose: 'brief', signal: call.signal },
      callProvider: async () => composeWith(brief, seed, await fetchCopy(brief, outline, call)),
      runLocally: () => composeWith(brief, seed),
    }).catch(toUserError('brief'))
  }
}

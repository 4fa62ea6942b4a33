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
const ANSWER = 'copy-answer'

/**
 * Has the chat service write a concept's copy; the engine designs the page and checks the claims.
 */
export function openProviderCopy({
  outlineCopy,
  composeWith,
  ...by
}: ProviderDeps & CopyWorkers): ComposeConcept {
  const request = openChat(by.service)

  async function copyFor(
    brief: DesignBrief,
    outline: CopyOutline,
    { generationId, requestId, signal, kept }: StageCall,
  ): Promise<BriefCopy> {
    const earlier = await kept.read(ANSWER)
    if (earlier) return readCopyResponse(Buffer.from(earlier).toString()).copy
    const messages = copyMessages(brief, outline)
    return callProvider(by, {
      ...{ purpose: 'brief', service: by.service, budgetMs: by.budgetMs },
      ...{ generationId, requestId, signal },
      send: (until) => request(messages, until),
      keep: (answer) => kept.write(ANSWER, Buffer.from(answer)),
      read: async (answer) => {
        const { copy, ...tokens } = readCopyResponse(answer)
        return { value: copy, ...tokens }
      },
    })
  }

  return async (brief, seed, call) => {
    const outline = await outlineCopy(brief, seed)
    // Copy in another language could not be checked: it would be paid for and then discarded.
    if (outline.language !== 'en') return composeWith(brief, seed)
    return withLocalFallback(by, {
      ...{ purpose: 'brief', signal: call.signal },
      callProvider: async () => composeWith(brief, seed, await copyFor(brief, outline, call)),
      runLocally: () => composeWith(brief, seed),
    }).catch(toUserError('brief'))
  }
}

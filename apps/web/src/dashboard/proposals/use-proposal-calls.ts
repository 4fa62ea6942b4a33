import type { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { saveFile } from '../../browser/save-file.ts'
import { fieldOf } from './proposal-values.ts'

export type Problems = Record<string, string>

/** Saves, previews and sends a draft, and sorts what can come back. */
export function useProposalCalls(id: number, onProblems: (problems: Problems) => void) {
  const utils = trpc.useUtils()
  const update = trpc.proposals.update.useMutation()
  const send = trpc.proposals.send.useMutation()
  const document = trpc.proposals.previewDocument.useMutation()
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)

  async function answered<Result>(call: () => Promise<Result>, otherwise: string) {
    setFailure('')
    setConflict(false)
    try {
      return await call()
    } catch (error) {
      const refusal = apiErrorOf(error)
      const isOther = refusal?.status === 409 && refusal.message.includes('Somebody else')
      if (isOther) setConflict(true)
      else setFailure(failureText(refusal?.message || otherwise))
      onProblems(
        Object.fromEntries(
          (refusal?.issues ?? []).map(({ path, message }) => [
            fieldOf(path.split('.').slice(1)),
            message,
          ]),
        ),
      )
      return undefined
    }
  }
  /** What the server has stored is what the screen shows, and the list asks again. */
  function keep(stored: ProposalDetail): ProposalDetail {
    utils.proposals.get.setData({ id }, stored)
    void utils.proposals.list.invalidate()
    return stored
  }
  return {
    ...{ failure, isConflict },
    settleConflict: () => setConflict(false),
    isSaving: update.isPending,
    isSending: send.isPending,
    isWriting: document.isPending,
    save: (draft: ProposalDraft, draftVersion: number) =>
      answered(
        async () => keep(await update.mutateAsync({ id, draft, draftVersion })),
        'Failed to save the proposal',
      ),
    send: (draftVersion: number) =>
      answered(
        async () => keep(await send.mutateAsync({ id, draftVersion })),
        'Failed to send the proposal',
      ),
    download: (draft: ProposalDraft) =>
      answered(async () => {
        const { name, pdf } = await document.mutateAsync({ id, draft })
        const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
        saveFile(new Blob([bytes], { type: 'application/pdf' }), name)
      }, 'Failed to write the preview'),
  }
}

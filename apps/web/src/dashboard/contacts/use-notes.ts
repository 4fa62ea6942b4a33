import type { Contact } from '@agency/contract/contact'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { readStored, removeStored, writeStored } from '../../browser/stored-json.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Draft = z.object({
  text: z.string(),
  /** The notes that the change started from, and their `updatedAt`. */
  base: z.object({ notes: z.string(), updatedAt: z.string() }),
})
type Draft = z.infer<typeof Draft>

const baseOf = ({ notes, updatedAt }: Contact): Draft['base'] => ({ notes, updatedAt })

const keyOf = (id: number) => `contact-notes-${id}`

/** Deletes the unsaved draft of notes about a contact from this browser. */
export const deleteNotesDraft = (id: number) => removeStored(keyOf(id))

/** Unsaved notes, stored in this browser, so that going Back loses nothing. */
function useDraft(id: number) {
  const key = keyOf(id)
  const [draft, setDraft] = useState<Draft | undefined>(() => readStored(key, Draft))
  const latestDraft = useRef(draft)
  const storeDraft = (next: Draft | undefined) => {
    latestDraft.current = next
    // Not in an effect, which would not run for a page that is being left.
    if (next) writeStored(key, next)
    else removeStored(key)
    setDraft(next)
  }
  return { draft, latest: latestDraft, keep: storeDraft }
}

/** The notes on a contact: edited, saved, and reconciled with what a colleague wrote meanwhile. */
export function useNotes(contact: Contact) {
  const { id } = contact
  const utils = trpc.useUtils()
  const toast = useToast()
  const { mutateAsync, isPending } = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })
  const { draft, latest, keep } = useDraft(id)
  const [savedAt, setSavedAt] = useState<Date>()
  const [theirs, setTheirs] = useState<Contact>()

  function applySaved(saved: Contact) {
    utils.contacts.get.setData({ id }, saved)
    void utils.contacts.timeline.invalidate({ id })
    void utils.contacts.list.invalidate()
  }
  async function send({ text, base: { updatedAt } }: Draft) {
    const saved = await mutateAsync({ id, change: { notes: text, updatedAt } })
    applySaved(saved)
    setSavedAt(new Date())
    const currentDraft = latest.current
    keep(
      currentDraft && currentDraft.text !== text
        ? { text: currentDraft.text, base: baseOf(saved) }
        : undefined,
    )
  }
  async function save(draft: Draft): Promise<void> {
    setTheirs(undefined)
    try {
      await send(draft).catch(async (error) => {
        if (apiErrorOf(error)?.status !== 409) throw error
        const current = await utils.client.contacts.get.query({ id })
        // Only something other than the notes was changed, so there is no conflict to resolve.
        if (current.notes === draft.base.notes) return send({ ...draft, base: current })
        setTheirs(current)
      })
    } catch {
      const action = { label: 'Retry', run: () => void save(draft) }
      toast({ text: 'Failed to save notes. Please try again.', failed: true, action })
    }
  }

  return {
    text: draft?.text ?? contact.notes,
    isUnsaved: draft !== undefined,
    isSaving: isPending,
    savedAt,
    /** The contact as a colleague saved it, while a conflict is unresolved. */
    theirs,
    edit: (text: string) => {
      const base = draft?.base ?? baseOf(contact)
      keep(text === base.notes ? undefined : { text, base })
    },
    save: async () => draft && (await save(draft)),
    discard: () => keep(undefined),
    keepMine: () => draft && theirs && void save({ text: draft.text, base: theirs }),
    takeTheirs: () => {
      if (theirs) applySaved(theirs)
      keep(undefined)
      setTheirs(undefined)
    },
  }
}

import type { Contact, ContactPage } from '@agency/contract/contact'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'

/** The fields that one choice changes; the notes are text and are saved separately. */
type Choice = Partial<
  Pick<
    Contact,
    'contactStatus' | 'stage' | 'lostReason' | 'lostNote' | 'nextFollowUp' | 'assigneeId'
  >
>

interface SuccessActions {
  undoMessage?: string | undefined
  action?: { label: string; run: () => void } | undefined
}

/**
 * Changes one contact: every view updates optimistically, and rolls back if the server rejects the
 * change.
 */
export function useContactChange() {
  const utils = trpc.useUtils()
  const toast = useToast()
  // Changes run in sequence, so that the later one of two quick choices wins.
  const { mutateAsync } = trpc.contacts.update.useMutation({ scope: { id: 'contacts' } })

  function updateCaches(id: number, update: (contact: Contact) => Contact) {
    utils.contacts.get.setData({ id }, (contact) => contact && update(contact))
    utils.contacts.list.setQueriesData(
      undefined,
      {},
      (page: ContactPage | undefined) =>
        page && { ...page, rows: page.rows.map((row) => (row.id === id ? update(row) : row)) },
    )
  }

  /** `successMessage` is shown on success, with an undo or another action, if there is one. */
  return async function change(
    contact: Contact,
    choice: Choice,
    successMessage: string,
    { undoMessage, action }: SuccessActions = {},
  ): Promise<void> {
    const { id, name } = contact
    await Promise.all([utils.contacts.list.cancel(), utils.contacts.get.cancel({ id })])
    updateCaches(id, (current) => ({ ...current, ...choice }))
    try {
      await mutateAsync({ id, change: choice })
      toast({
        text: successMessage,
        ...(action && { action, durationMs: UNDO_TOAST_MS }),
        ...(undoMessage !== undefined && {
          durationMs: UNDO_TOAST_MS,
          action: {
            label: 'Undo',
            run: () =>
              void change({ ...contact, ...choice }, choiceOf(contact, choice), undoMessage),
          },
        }),
      })
      // The row stays where it is, even if it no longer matches the filters.
      void utils.contacts.list.invalidate(undefined, { refetchType: 'none' })
    } catch (error) {
      updateCaches(id, (current) => ({ ...current, ...previousValues(contact, choice, current) }))
      toast({
        text: apiErrorOf(error)?.status === 404 ? `${name} is no longer there.` : FAILURE_MESSAGE,
        failed: true,
        action: {
          label: 'Retry',
          run: () => void change(contact, choice, successMessage, { undoMessage, action }),
        },
      })
      void utils.contacts.list.invalidate()
    }
    void utils.contacts.get.invalidate({ id })
    void utils.today.get.invalidate()
    void utils.pipeline.invalidate()
    void utils.contacts.timeline.invalidate({ id })
  }
}

const FAILURE_MESSAGE = 'Failed to update user. Please try again.'

/**
 * The contact's own values of the fields that a choice changes. A status has several stages, so its
 * stage goes with it.
 */
const choiceOf = (contact: Contact, choice: Choice): Choice => ({
  ...(choice.contactStatus !== undefined && {
    ...{ contactStatus: contact.contactStatus, stage: contact.stage },
    ...{ lostReason: contact.lostReason, lostNote: contact.lostNote },
  }),
  ...(choice.lostReason !== undefined && {
    ...{ lostReason: contact.lostReason, lostNote: contact.lostNote },
  }),
  ...(choice.nextFollowUp !== undefined && { nextFollowUp: contact.nextFollowUp }),
  ...(choice.assigneeId !== undefined && { assigneeId: contact.assigneeId }),
})

/** The values before a choice, except for those that a later choice has changed since. */
const previousValues = (original: Contact, choice: Choice, current: Contact): Choice => ({
  ...(choice.contactStatus !== undefined &&
    choice.contactStatus === current.contactStatus &&
    choiceOf(original, { contactStatus: choice.contactStatus })),
  ...(choice.lostReason !== undefined && { lostReason: original.lostReason }),
  ...(choice.nextFollowUp === current.nextFollowUp && { nextFollowUp: original.nextFollowUp }),
  ...(choice.assigneeId === current.assigneeId && { assigneeId: original.assigneeId }),
})

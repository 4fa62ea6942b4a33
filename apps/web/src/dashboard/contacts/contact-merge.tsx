import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { formatTime } from '../../format/dates.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& p': { flex: '1 1 160px', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
  },
})

const MERGE_NOTE = [
  'Everything they sent, and their concepts, estimates, proposals, emails, notes and tags, becomes this contact’s. Their address stays as a second one.',
  'Name, address, status and stage stay as they are here. You can undo this for a day.',
].join('\n\n')
/** Contacts that are offered for a search. */
const MAX_OFFERED = 5

/** Merges and their undoing, each of which changes much of what other screens show. */
function useMerges(contact: Contact) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const mergeCall = trpc.contacts.merge.useMutation({ scope: { id: 'contacts' } })
  const undoCall = trpc.contacts.undoMerge.useMutation({ scope: { id: 'contacts' } })
  const reload = () => utils.invalidate()

  const reportFailure = (error: unknown, text: string) => {
    const apiError = apiErrorOf(error)
    toast({ text: apiError && apiError.status < 500 ? apiError.message : text, failed: true })
    return reload()
  }

  async function undo(id: number, name: string): Promise<void> {
    try {
      await undoCall.mutateAsync({ id })
      toast({ text: `${name} is a contact of their own again` })
      await reload()
    } catch (error) {
      await reportFailure(error, 'Failed to undo the merge. Please try again.')
    }
  }
  async function merge(other: Contact): Promise<boolean> {
    const isConfirmed = await confirm({
      text: `Merge ${other.name} into ${contact.name}?`,
      note: MERGE_NOTE,
      confirmLabel: 'Merge',
    })
    if (!isConfirmed) return false
    try {
      await mergeCall.mutateAsync({
        ...{ keptId: contact.id, keptUpdatedAt: contact.updatedAt },
        ...{ mergedId: other.id, mergedUpdatedAt: other.updatedAt },
      })
      toast({ text: `${other.name} was merged into ${contact.name}` })
      await reload()
      return true
    } catch (error) {
      await reportFailure(error, 'Failed to merge the contacts. Please try again.')
      return false
    }
  }
  return { merge, undo }
}

/** Merges another contact, who is the same person, into this one. */
export function ContactMerge({ contact }: { contact: Contact }) {
  const { merge, undo } = useMerges(contact)
  const [text, setText] = useState('')
  const search = useDebouncedValue(text.trim(), 250)
  const { data: merges = [] } = trpc.contacts.merges.useQuery({ id: contact.id })
  const { data: found } = trpc.contacts.list.useQuery(
    { filter: { text: search } },
    { enabled: search !== '' },
  )
  const offered = (search === '' ? [] : (found?.rows ?? []))
    .filter(({ id }) => id !== contact.id)
    .slice(0, MAX_OFFERED)
  const choose = async (other: Contact) => {
    if (!(await merge(other))) return
    setText('')
    document.getElementById('merge-search')?.focus()
  }
  return (
    <Panel aria-labelledby="contact-merge">
      <PanelHeader>
        <h2 id="contact-merge">Merge</h2>
      </PanelHeader>
      <PanelBody display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {merges.length > 0 && (
          <Rows aria-label="Merged contacts">
            {merges.map(({ id, name, email, undoUntil, isLatest }) => (
              <li key={id}>
                <p>
                  {name} was merged into this contact.
                  <small>
                    {email}. You can undo it until {formatTime(undoUntil)}.
                  </small>
                </p>
                {isLatest && (
                  <Action
                    variant="outline"
                    aria-label={`Undo the merge of ${name}`}
                    onClick={() => void undo(id, name)}
                  >
                    Undo
                  </Action>
                )}
              </li>
            ))}
          </Rows>
        )}
        <Field
          id="merge-search"
          label="The same person as another contact?"
          hint="Find them by name, email or company, and merge them into this one."
        >
          {(control) => (
            <CompactInput
              {...control}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div role="status">
          {search !== '' && found && offered.length === 0 && 'Nobody else matches.'}
        </div>
        {offered.length > 0 && (
          <Rows aria-label="Contacts to merge">
            {offered.map((other) => (
              <li key={other.id}>
                <p>
                  {other.name}
                  <small>{[other.email, other.company].filter(Boolean).join(', ')}</small>
                </p>
                <Action
                  variant="outline"
                  aria-label={`Merge ${other.name} into this contact`}
                  onClick={() => void choose(other)}
                >
                  Merge
                </Action>
              </li>
            ))}
          </Rows>
        )}
      </PanelBody>
    </Panel>
  )
}

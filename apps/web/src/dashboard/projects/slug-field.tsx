import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'

/** How long typing has to pause before the server is asked, in ms. */
const DEBOUNCE_MS = 300

interface SlugFieldProps {
  id: string
  value: string
  /** The text that a slug is derived from if there is none. */
  title: string
  projectId: number | undefined
  error: string | undefined
  onChange: (slug: string) => void
}

/**
 * The last segment of the project's URL: proposed from the title, and checked for uniqueness before
 * saving.
 */
export function SlugField({ id, value, title, projectId, error, onChange }: SlugFieldProps) {
  const text = useDebouncedValue(value || title, DEBOUNCE_MS)
  const { data } = trpc.projects.slug.useQuery(
    { text, ...(projectId !== undefined && { exceptId: projectId }) },
    { enabled: text.trim() !== '', placeholderData: keepPreviousData },
  )
  const proposal = data?.slug ?? ''
  const isTaken = value !== '' && data !== undefined && text === value && !data.isFree
  return (
    <Field
      id={id}
      label="Slug"
      optional
      error={error ?? (isTaken ? 'This slug is already taken or not valid.' : undefined)}
      hint={
        value
          ? `${location.host}/our-work/${value}`
          : proposal
            ? `If left empty, the address ends in ${proposal}.`
            : 'If left empty, it is made from the title.'
      }
    >
      {(control) => (
        <>
          <CompactInput
            {...control}
            value={value}
            placeholder={proposal}
            onChange={(event) => onChange(event.target.value)}
          />
          {proposal && proposal !== value && (
            <Action variant="quiet" justifySelf="start" onClick={() => onChange(proposal)}>
              Use {proposal}
            </Action>
          )}
        </>
      )}
    </Field>
  )
}

import { CompactSelect } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import type { ProjectValues } from './project-values.ts'

const kinds = [
  ['none', 'The cover image'],
  ['images', 'The additional images'],
  ['film', 'A film'],
  ['page', 'A web page'],
] as const

const urlHints = {
  film: 'The https address of a video file (MP4 or WebM).',
  page: 'An https address. The page runs in a sandbox, without cookies or storage, and must allow other sites to embed it.',
}

/** What leads the project’s page, and its address and texts. */
export function EmbedFields({ form }: { form: ContractForm<ProjectValues> }) {
  const kind = form.watch('embed.kind')
  return (
    <>
      <Field id={form.idOf('embed.kind')} label="At the top of the page">
        {(control) => (
          <CompactSelect {...control} {...form.register('embed.kind')}>
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </CompactSelect>
        )}
      </Field>
      {kind !== 'none' && (
        <>
          {kind !== 'images' && (
            <FormField
              form={form}
              name="embed.url"
              label="Address"
              type="url"
              required
              hint={urlHints[kind]}
            />
          )}
          <FormField form={form} name="embed.title" label="Heading above it" required />
          <FormField form={form} name="embed.caption" label="Caption" optional />
        </>
      )}
    </>
  )
}

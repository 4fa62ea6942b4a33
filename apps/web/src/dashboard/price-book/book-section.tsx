import { defaultPriceBook } from '@agency/contract/default-price-book'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Action } from '../../ui/forms/controls.ts'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import type { BookForm } from './book-fields.tsx'
import { valuesOf } from './book-values.ts'
import { type BookSection, partsOf } from './price-book-sections.ts'

const Note = chakra('p', { base: { color: 'fg.muted', maxWidth: '65ch' } })
const SectionHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
})

const defaults = valuesOf(defaultPriceBook)

/** Resets every field of the named parts to the default book. */
function reset(form: BookForm, parts: readonly string[]): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (parts.includes(name.split('_')[0] ?? '')) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }
}

interface BookSectionProps {
  form: BookForm
  section: BookSection
  note: ReactNode
  children: ReactNode
}

/** A part of the book: its description, its fields, and a reset to the defaults. */
export const BookPart = ({ form, section, note, children }: BookSectionProps) => (
  <FormSection section={section}>
    <Wide>
      <SectionHeader>
        <Note>{note}</Note>
        <Action
          variant="outline"
          aria-label={`Reset to default: ${section.title}`}
          onClick={() => reset(form, partsOf[section.id])}
        >
          Reset to default
        </Action>
      </SectionHeader>
    </Wide>
    {children}
  </FormSection>
)

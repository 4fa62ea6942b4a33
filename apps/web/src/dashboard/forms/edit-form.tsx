import type { ReactNode } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { DraftNotice, useAutosave } from '../../ui/forms/draft.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { Sections } from '../../ui/forms/form-section.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import type { EditForm } from './use-edit-form.ts'

interface EditFormProps<Values extends FieldValues> {
  edit: EditForm<Values>
  label: string
  /** Whether anything would be lost; defaults to whether the fields have changed. */
  isUnsaved?: boolean
  children: ReactNode
}

/**
 * Saves the draft in a component outside the form, which would otherwise re-render on every
 * keystroke.
 */
function Autosave<Values extends FieldValues>({
  edit: { form, draft },
}: Pick<EditFormProps<Values>, 'edit'>) {
  const values = useWatch({ control: form.control }) as Values
  useAutosave(values, form.formState.isDirty, draft.keep)
  return null
}

/** The fields of a stored item, below its notices and its conflicts. */
export function EditFormView<Values extends FieldValues>({
  edit,
  label,
  isUnsaved = edit.form.formState.isDirty,
  children,
}: EditFormProps<Values>) {
  const { itemName, form, draft, fill } = edit
  useUnsavedGuard(isUnsaved, draft.discardCurrent)
  return (
    <Sections noValidate aria-label={label} onSubmit={form.onSubmit}>
      <Autosave edit={edit} />
      {draft.earlier && (
        <DraftNotice
          itemName={itemName}
          savedAt={draft.earlier.savedAt}
          onRestore={() => fill(draft.restore())}
          onDiscard={draft.discard}
        />
      )}
      <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
      <FormFailure message={edit.failure} />
      {edit.isConflict && (
        <ConflictChoice
          itemName={itemName}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      {children}
    </Sections>
  )
}

import type { StoredSettings } from '@agency/contract/settings'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { DraftNotice, useAutosave, useDraft } from '../../ui/forms/draft.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { zodResolver } from '../../ui/forms/form-resolver.ts'
import { Sections } from '../../ui/forms/form-section.tsx'
import { changedNames, mergeValues } from '../../ui/forms/merge-values.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { amountLabelOf, SettingsFields } from './settings-fields.tsx'
import {
  SettingsDraft,
  SettingsRules,
  type SettingsValues,
  unusualChanges,
  valuesOf,
} from './settings-values.ts'
import { useSettingsSave } from './use-settings-save.ts'

interface SettingsFormProps {
  settings: StoredSettings
  /** Asks for the settings as they are now. */
  onReload: () => Promise<StoredSettings | undefined>
}

/** What the owner may change about the site, and what happens to it: guarded, saved, disputed. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const toast = useToast()
  const confirm = useConfirm()
  /** What was loaded, which changes begin from. */
  const base = valuesOf(settings)
  const form = useForm<SettingsValues>({
    defaultValues: base,
    resolver: zodResolver<SettingsValues>(async () => SettingsRules),
    mode: 'onTouched',
    // The summary takes focus.
    shouldFocusError: false,
  })
  const { formState, handleSubmit, reset, setError, setValue } = form
  const { isDirty, isSubmitted, submitCount, errors } = formState
  const draft = useDraft<Record<string, string>>('settings-draft', SettingsDraft, base)
  const { save, isSaving, failure, isConflict, settleConflict } = useSettingsSave()
  useAutosave(form.watch(), isDirty, draft.keep)
  useUnsavedGuard(isDirty, draft.drop)

  /** Asks once about amounts that are far from those before. */
  async function isMeant(values: SettingsValues, loaded: StoredSettings) {
    const before = valuesOf(loaded)
    const changes = unusualChanges(values, loaded).map(
      (name) => `${amountLabelOf(name)}: ${before[name]} before, ${values[name].trim()} now.`,
    )
    if (changes.length === 0) return true
    return confirm({
      text: 'Save amounts this different from the ones before?',
      note: changes.join(' '),
      yes: 'Save settings',
    })
  }
  async function send(values: SettingsValues, loaded: StoredSettings) {
    if (!(await isMeant(values, loaded))) return
    const saved = await save(values, loaded)
    for (const { field, message } of saved.issues) {
      if (field in values) setError(field, { message })
    }
    if (!saved.settings) return
    draft.forget()
    reset(valuesOf(saved.settings))
    toast({ text: 'Settings saved' })
  }
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (!theirs) toast({ text: 'Failed to load settings', failed: true })
    return theirs
  }
  /** Fills the form, and marks as changed what differs from the base that it has from now on. */
  function fill(next: SettingsValues, from: SettingsValues) {
    reset(from)
    for (const name of changedNames(next, from)) setValue(name, next[name], { shouldDirty: true })
  }
  async function keepMine() {
    const theirs = await reload()
    if (!theirs) return
    // Only what was changed here is kept: all other fields are theirs.
    fill(mergeValues(form.getValues(), base, valuesOf(theirs)), valuesOf(theirs))
    await handleSubmit((values) => send(values, theirs))()
  }
  async function takeTheirs() {
    const theirs = await reload()
    if (!theirs) return
    draft.forget()
    settleConflict()
    reset(valuesOf(theirs))
  }
  const submit = useSingleFlight(handleSubmit((values) => send(values, settings)))
  const problems = Object.entries(errors).map(([name, error]) => ({
    id: `settings-${name}`,
    message: error?.message ?? '',
  }))
  return (
    <Sections
      noValidate
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event)
      }}
    >
      {draft.found && (
        <DraftNotice
          of="the settings"
          savedAt={draft.found.savedAt}
          onRestore={() => fill(draft.restore() as SettingsValues, base)}
          onDiscard={draft.discard}
        />
      )}
      <ErrorSummary problems={isSubmitted ? problems : []} attempt={submitCount} />
      <FormFailure message={failure} />
      {isConflict && (
        <ConflictChoice of="the settings" onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      <SettingsFields form={form} rateCardState={settings.rateCardState} />
      <SaveBar
        isUnsaved={isDirty}
        isSaving={isSaving}
        updatedAt={settings.updatedAt}
        save="Save settings"
      />
    </Sections>
  )
}

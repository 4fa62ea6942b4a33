import type { StoredSettings } from '@agency/contract/settings'
import { trpc } from '../../api/trpc.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { EditFormView } from '../forms/edit-form.tsx'
import { type EditForm, useEditForm } from '../forms/use-edit-form.ts'
import { amountLabelOf, SettingsFields } from './settings-fields.tsx'
import {
  changedParts,
  fieldAt,
  SettingsDraft,
  SettingsRules,
  type SettingsValues,
  unusualChanges,
  valuesOf,
} from './settings-values.ts'

interface SettingsFormProps {
  settings: StoredSettings
  /** Refetches the settings. */
  onReload: () => Promise<StoredSettings | undefined>
}

/** The settings that the owner can change, with unsaved-changes guard, saving and conflicts. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const update = trpc.settings.update.useMutation()
  const invalidatePublicPages = useInvalidatePublicPages()

  /** Asks for confirmation once if amounts differ a lot from the previous ones. */
  async function confirmUnusualChanges(values: SettingsValues, loaded: StoredSettings) {
    const previous = valuesOf(loaded)
    const changes = unusualChanges(values, loaded).map(
      (name) => `${amountLabelOf(name)}: ${previous[name]} before, ${values[name].trim()} now.`,
    )
    if (changes.length === 0) return true
    return confirm({
      text: 'Save amounts that differ this much from the current ones?',
      note: changes.join(' '),
      confirmLabel: 'Save settings',
    })
  }
  async function save(values: SettingsValues, loaded: StoredSettings) {
    const change = changedParts(values, loaded)
    if (Object.keys(change).length === 0) return loaded
    const stored = await update.mutateAsync({ change, updatedAt: loaded.updatedAt })
    utils.settings.get.setData(undefined, stored)
    invalidatePublicPages()
    await utils.settings.agency.invalidate()
    return stored
  }
  const edit: EditForm<SettingsValues> = useEditForm<SettingsValues, StoredSettings>({
    itemName: 'the settings',
    ...{ loaded: settings, valuesOf, onReload },
    schema: SettingsRules,
    draft: { key: 'settings-draft', schema: SettingsDraft },
    idOf: (name) => `settings-${name}`,
    // The server names fields from the root of the call: change.agency.phone.
    fieldOf: (path) => fieldAt(path.split('.').slice(1)),
    send: async (values, loaded) => {
      if (!(await confirmUnusualChanges(values, loaded))) return undefined
      const call = () => save(values, loaded)
      const stored = await edit.callAndReportFailure(call, 'Failed to save settings', values)
      if (!stored) return undefined
      toast({ text: 'Settings saved' })
      return valuesOf(stored)
    },
  })
  return (
    <EditFormView edit={edit} label="Settings">
      <SettingsFields form={edit.form} rateCardState={settings.rateCardState} />
      <SaveBar
        isUnsaved={edit.form.formState.isDirty}
        isSaving={update.isPending}
        updatedAt={settings.updatedAt}
        saveLabel="Save settings"
      />
    </EditFormView>
  )
}

import type { StoredSettings } from '@agency/contract/settings'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import {
  changedParts,
  fieldAt,
  type SettingsField,
  type SettingsValues,
} from './settings-values.ts'

interface Saved {
  /** Undefined where they could not be saved. */
  settings?: StoredSettings
  issues: { field: SettingsField; message: string }[]
}

/** Sends what changed, and sorts what can come back: done, fields to mend, or another's change. */
export function useSettingsSave() {
  const calls = trpc.useUtils()
  const update = trpc.settings.update.useMutation()
  const invalidatePublicPages = useInvalidatePublicPages()
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)

  async function save(values: SettingsValues, loaded: StoredSettings): Promise<Saved> {
    setFailure('')
    setConflict(false)
    const change = changedParts(values, loaded)
    if (Object.keys(change).length === 0) return { settings: loaded, issues: [] }
    try {
      const settings = await update.mutateAsync({ change, updatedAt: loaded.updatedAt })
      calls.settings.get.setData(undefined, settings)
      invalidatePublicPages()
      await calls.settings.agency.invalidate()
      return { settings, issues: [] }
    } catch (error) {
      const refusal = apiErrorOf(error)
      if (refusal?.status === 409) setConflict(true)
      else setFailure(failureText(refusal?.message || 'Failed to save settings'))
      // The server names a field from the root of the call: change.agency.phone.
      const issues = (refusal?.issues ?? []).map(({ path, message }) => ({
        field: fieldAt(path.split('.').slice(1)),
        message,
      }))
      return { issues }
    }
  }
  return {
    save,
    isSaving: update.isPending,
    failure,
    isConflict,
    settleConflict: () => setConflict(false),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldIssue, RestFailure } from '../api/staff-rest.ts'
import { useForgetPublicPages } from '../parts/public-cache.ts'
import { saveProject } from './project-calls.ts'
import { projectsKey } from './use-project-actions.ts'

interface Saved {
  isDone: boolean
  issues: FieldIssue[]
}

/** Sends the form, and sorts what can come back: done, fields to mend, or somebody else's change. */
export function useProjectSave(id: number | undefined) {
  const queries = useQueryClient()
  const forgetPublicPages = useForgetPublicPages()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)

  async function save(form: FormData): Promise<Saved> {
    setSaving(true)
    setFailure('')
    setConflict(false)
    try {
      await saveProject(id, form)
      forgetPublicPages()
      await queries.invalidateQueries({ queryKey: projectsKey })
      return { isDone: true, issues: [] }
    } catch (error) {
      const { message, status, issues } =
        error instanceof RestFailure ? error : new RestFailure('Unknown error')
      // A slug that is taken is a conflict too, but one of a field.
      if (status === 409 && issues.length === 0) setConflict(true)
      else setFailure(message || 'Unknown error')
      return { isDone: false, issues }
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, failure, isConflict, settleConflict: () => setConflict(false) }
}

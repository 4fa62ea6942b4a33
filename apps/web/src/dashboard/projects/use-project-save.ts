import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../browser/online.ts'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { type FieldIssue, RestFailure } from '../api/staff-rest.ts'
import { saveProject } from './project-calls.ts'
import { projectsKey } from './use-project-actions.ts'

interface Saved {
  isDone: boolean
  issues: FieldIssue[]
}

const hasFile = (form: FormData) => [...form.values()].some((value) => value instanceof File)

/** Sends the form, and sorts what can come back: done, fields to mend, or somebody else's change. */
export function useProjectSave(id: number | undefined) {
  const queries = useQueryClient()
  const invalidatePublicPages = useInvalidatePublicPages()
  const [isSaving, setSaving] = useState(false)
  /** How much of the pictures has been sent, from 0 to 1. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)

  async function save(form: FormData): Promise<Saved> {
    setSaving(true)
    setFailure('')
    setConflict(false)
    try {
      await saveProject(id, form, hasFile(form) ? setSent : undefined)
      invalidatePublicPages()
      await queries.invalidateQueries({ queryKey: projectsKey })
      return { isDone: true, issues: [] }
    } catch (error) {
      const { message, status, issues } =
        error instanceof RestFailure ? error : new RestFailure('Unknown error')
      // A slug that is taken is a conflict too, but one of a field.
      if (status === 409 && issues.length === 0) setConflict(true)
      else setFailure(failureText(message || 'Unknown error'))
      return { isDone: false, issues }
    } finally {
      setSaving(false)
      setSent(undefined)
    }
  }
  return { save, isSaving, sent, failure, isConflict, settleConflict: () => setConflict(false) }
}

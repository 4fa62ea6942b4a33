import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { zodResolver } from '../../../ui/form-resolver.ts'
import { ConflictChoice, FormNotice } from '../parts/conflict-choice.tsx'
import { Action } from '../parts/controls.ts'
import { formatTime } from '../parts/dates.ts'
import { useToast } from '../parts/toasts.tsx'
import { useUnsavedGuard } from '../parts/unsaved-guard.ts'
import { SectionAnchors } from './form-section.tsx'
import type { StaffProjectDetail } from './project-calls.ts'
import { useKept, useProjectDraft } from './project-draft.ts'
import { ProjectFields } from './project-fields.tsx'
import { toFormData } from './project-form-data.ts'
import { type ProjectPictures, picturesOf } from './project-pictures.ts'
import { newProjectValues, ProjectRules, type ProjectValues, valuesOf } from './project-values.ts'
import { SaveBar } from './save-bar.tsx'
import { useProjectSave } from './use-project-save.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' },
  },
})
const Form = chakra('form', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
})

interface ProjectFormProps {
  /** Undefined for a new one. */
  project: StaffProjectDetail | undefined
  /** Asks for the project as it is now. */
  onReload: () => Promise<StaffProjectDetail | undefined>
}

/** A project's five sections, and what happens to them: kept as a draft, guarded, saved, disputed. */
export function ProjectForm({ project, onReload }: ProjectFormProps) {
  const [, navigate] = useLocation()
  const [pictures, setPictures] = useState(() => picturesOf(project))
  const [hasNewPictures, setNewPictures] = useState(false)
  const [isDone, setDone] = useState(false)
  /** Grows when the whole form is filled anew. */
  const [filled, setFilled] = useState(0)
  const toast = useToast()
  const form = useForm<ProjectValues>({
    defaultValues: project ? valuesOf(project) : newProjectValues(),
    resolver: zodResolver<ProjectValues>(async () => ProjectRules),
    mode: 'onTouched',
    // The summary takes focus.
    shouldFocusError: false,
  })
  const { formState, handleSubmit, setError, reset } = form
  const values = form.watch()
  const isUnsaved = (formState.isDirty || hasNewPictures) && !isDone
  const draft = useProjectDraft(project?.id)
  const { save, isSaving, failure, isConflict, settleConflict } = useProjectSave(project?.id)
  useKept(values, formState.isDirty && !isDone, draft.keep)
  useUnsavedGuard(isUnsaved, draft.forget)

  // The guard goes with the unsaved state, in the same turn: nothing is asked about what was saved.
  useEffect(() => {
    if (isDone) navigate('/dashboard/projects')
  }, [isDone, navigate])

  async function send(checked: ProjectValues, updatedAt: string | undefined) {
    const { isDone: worked, issues } = await save(toFormData(checked, pictures, updatedAt))
    for (const { path, message } of issues) {
      if (path in checked) setError(path as keyof ProjectValues, { message })
    }
    if (!worked) return
    draft.forget()
    setDone(true)
  }
  async function reload() {
    const theirs = await onReload().catch(() => undefined)
    if (!theirs) toast({ text: 'Failed to fetch project', failed: true })
    return theirs
  }
  const keepMine = handleSubmit(async (checked) => {
    const theirs = await reload()
    if (theirs) await send(checked, theirs.updatedAt)
  })
  async function takeTheirs() {
    const theirs = await reload()
    if (!theirs) return
    draft.forget()
    settleConflict()
    reset(valuesOf(theirs))
    setPictures(picturesOf(theirs))
    setNewPictures(false)
    setFilled(filled + 1)
  }
  function restoreDraft() {
    for (const [name, value] of Object.entries(draft.found?.values ?? {})) {
      form.setValue(name as keyof ProjectValues, value, { shouldDirty: true })
    }
    draft.dismiss()
    setFilled(filled + 1)
  }
  const changePictures = (changed: ProjectPictures) => {
    setPictures(changed)
    setNewPictures(true)
  }
  const problems = Object.entries(formState.errors).map(([name, error]) => ({
    id: `project-${name}`,
    message: error?.message ?? '',
  }))
  return (
    <Layout>
      <SectionAnchors />
      <Form
        noValidate
        aria-label={project ? 'Edit project' : 'New project'}
        onSubmit={(event) => {
          if (isSaving) return event.preventDefault()
          void handleSubmit((checked) => send(checked, project?.updatedAt))(event)
        }}
      >
        {draft.found && !isUnsaved && (
          <FormNotice role="status">
            <p>You left a draft of this project on {formatTime(draft.found.savedAt)}.</p>
            <Action look="outline" onClick={restoreDraft}>
              Restore draft
            </Action>
            <Action look="quiet" onClick={draft.forget}>
              Discard
            </Action>
          </FormNotice>
        )}
        <ErrorSummary
          problems={formState.isSubmitted ? problems : []}
          attempt={formState.submitCount}
        />
        {failure && (
          <chakra.p role="alert" color="error" fontWeight="600">
            {failure}
          </chakra.p>
        )}
        {isConflict && (
          <ConflictChoice
            noun="project"
            onKeepMine={() => void keepMine()}
            onTakeTheirs={() => void takeTheirs()}
          />
        )}
        <ProjectFields
          key={filled}
          form={form}
          projectId={project?.id}
          pictures={pictures}
          onPictures={changePictures}
        />
        <SaveBar
          isNew={!project}
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          updatedAt={project?.updatedAt}
        />
      </Form>
    </Layout>
  )
}

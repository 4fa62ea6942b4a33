import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useSingleFlight } from '../../browser/single-flight.ts'
import { ConflictChoice } from '../../ui/forms/conflict-choice.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { DraftNotice, useAutosave, useDraft } from '../../ui/forms/draft.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { zodResolver } from '../../ui/forms/form-resolver.ts'
import { SectionAnchors, SectionedForm, Sections } from '../../ui/forms/form-section.tsx'
import { changedNames, mergeValues } from '../../ui/forms/merge-values.ts'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useUnsavedGuard } from '../../ui/forms/unsaved-guard.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import type { StaffProjectDetail } from './project-calls.ts'
import { ProjectFields } from './project-fields.tsx'
import { toFormData } from './project-form-data.ts'
import { mergePictures, type ProjectPictures, picturesOf } from './project-pictures.ts'
import { sections } from './project-sections.ts'
import {
  fieldOf,
  newProjectValues,
  ProjectRules,
  ProjectValues,
  valuesOf,
} from './project-values.ts'
import { useProjectSave } from './use-project-save.ts'

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
  /** Grows when the whole form is filled again. */
  const [filled, setFilled] = useState(0)
  const toast = useToast()
  const [newValues] = useState(newProjectValues)
  /** What was loaded, which changes begin from. */
  const base = project ? valuesOf(project) : newValues
  const form = useForm<ProjectValues>({
    defaultValues: base,
    resolver: zodResolver<ProjectValues>(async () => ProjectRules),
    mode: 'onTouched',
    // The summary takes focus.
    shouldFocusError: false,
  })
  const { formState, handleSubmit, setError, reset } = form
  const values = form.watch()
  const isUnsaved = (formState.isDirty || hasNewPictures) && !isDone
  const draft = useDraft(`project-draft-${project?.id ?? 'new'}`, ProjectValues, base)
  const { save, isSaving, sent, failure, isConflict, settleConflict } = useProjectSave(project?.id)
  useAutosave(values, formState.isDirty && !isDone, draft.keep)
  useUnsavedGuard(isUnsaved, draft.drop)

  // The guard goes with the unsaved state, in the same turn: nothing is asked about what was saved.
  useEffect(() => {
    if (isDone) navigate('/dashboard/projects')
  }, [isDone, navigate])

  async function send(
    checked: ProjectValues,
    sentPictures: ProjectPictures,
    updatedAt: string | undefined,
  ) {
    const { isDone: worked, issues } = await save(toFormData(checked, sentPictures, updatedAt))
    for (const { path, message } of issues) {
      const name = fieldOf(path)
      if (name in checked) setError(name as keyof ProjectValues, { message })
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
  /** Fills the form, and marks as changed what differs from the base that it has from now on. */
  function fill(next: ProjectValues, from: ProjectValues) {
    reset(from)
    for (const name of changedNames(next, from)) {
      form.setValue(name, next[name], { shouldDirty: true })
    }
    setFilled((count) => count + 1)
  }
  /** Only what was changed here is kept: everything else is theirs. */
  async function keepMine() {
    const theirs = await reload()
    if (!theirs) return
    fill(mergeValues(form.getValues(), base, valuesOf(theirs)), valuesOf(theirs))
    const merged = mergePictures(pictures, picturesOf(project), picturesOf(theirs))
    setPictures(merged)
    await handleSubmit((checked) => send(checked, merged, theirs.updatedAt))()
  }
  async function takeTheirs() {
    const theirs = await reload()
    if (!theirs) return
    draft.forget()
    settleConflict()
    fill(valuesOf(theirs), valuesOf(theirs))
    setPictures(picturesOf(theirs))
    setNewPictures(false)
  }
  const submit = useSingleFlight(
    handleSubmit((checked) => send(checked, pictures, project?.updatedAt)),
  )
  const changePictures = (changed: ProjectPictures) => {
    setPictures(changed)
    setNewPictures(true)
  }
  const problems = Object.entries(formState.errors).map(([name, error]) => ({
    id: `project-${name}`,
    message: error?.message ?? '',
  }))
  return (
    <SectionedForm>
      <SectionAnchors sections={sections} />
      <Sections
        noValidate
        aria-label={project ? 'Edit project' : 'New project'}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event)
        }}
      >
        {draft.found && (
          <DraftNotice
            of="this project"
            savedAt={draft.found.savedAt}
            onRestore={() => fill(draft.restore(), base)}
            onDiscard={draft.discard}
          />
        )}
        <ErrorSummary
          problems={formState.isSubmitted ? problems : []}
          attempt={formState.submitCount}
        />
        <FormFailure message={failure} />
        {isConflict && (
          <ConflictChoice of="this project" onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
        )}
        <ProjectFields
          key={filled}
          form={form}
          projectId={project?.id}
          pictures={pictures}
          onPictures={changePictures}
        />
        <SaveBar
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          sent={sent}
          updatedAt={project?.updatedAt}
          save={project ? 'Update Project' : 'Create Project'}
        >
          <ActionLink href="/dashboard/projects" variant="outline">
            Cancel
          </ActionLink>
        </SaveBar>
      </Sections>
    </SectionedForm>
  )
}

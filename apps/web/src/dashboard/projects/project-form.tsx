import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ActionLink } from '../../ui/forms/controls.ts'
import { SectionAnchors, SectionedForm } from '../../ui/forms/form-section.tsx'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { EditFormView } from '../forms/edit-form.tsx'
import { type EditForm, useEditForm } from '../forms/use-edit-form.ts'
import { type StaffProjectDetail, saveProject } from './project-calls.ts'
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
import { projectsKey } from './use-project-actions.ts'

interface ProjectFormProps {
  /** Undefined for a new project. */
  project: StaffProjectDetail | undefined
  /** Refetches the project. */
  onReload: () => Promise<StaffProjectDetail | undefined>
}

const hasFile = (form: FormData) => [...form.values()].some((value) => value instanceof File)

/** A project's five sections, with drafts, unsaved-changes guard, saving and conflicts. */
export function ProjectForm({ project, onReload }: ProjectFormProps) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const invalidatePublicPages = useInvalidatePublicPages()
  const [pictures, setPictures] = useState(() => picturesOf(project))
  /** The images to send, up to date even if they were merged in the same tick. */
  const latestPictures = useRef(pictures)
  const [hasNewPictures, setNewPictures] = useState(false)
  const [isSaved, setSaved] = useState(false)
  /** The share of the images that has been uploaded, from 0 to 1. */
  const [uploadedShare, setUploadedShare] = useState<number>()
  const [newValues] = useState(newProjectValues)

  // The guard is removed together with the unsaved state, so saved changes cause no prompt.
  useEffect(() => {
    if (isSaved) navigate('/dashboard/projects')
  }, [isSaved, navigate])

  const changePictures = (changed: ProjectPictures, hasNew = true) => {
    latestPictures.current = changed
    setPictures(changed)
    setNewPictures(hasNew)
  }
  async function save(values: ProjectValues, updatedAt: string | undefined) {
    const form = toFormData(values, latestPictures.current, updatedAt)
    try {
      await saveProject(project?.id, form, hasFile(form) ? setUploadedShare : undefined)
      invalidatePublicPages()
      await queries.invalidateQueries({ queryKey: projectsKey })
      return values
    } finally {
      setUploadedShare(undefined)
    }
  }
  const edit: EditForm<ProjectValues> = useEditForm<ProjectValues, StaffProjectDetail | null>({
    itemName: 'this project',
    loaded: project ?? null,
    valuesOf: (loaded) => (loaded ? valuesOf(loaded) : newValues),
    onReload,
    schema: ProjectRules,
    draft: { key: `project-draft-${project?.id ?? 'new'}`, schema: ProjectValues },
    idOf: (name) => `project-${name}`,
    fieldOf,
    onMerge: (theirs, resolution) => {
      const stored = picturesOf(theirs ?? undefined)
      if (resolution === 'theirs') changePictures(stored, false)
      else changePictures(mergePictures(pictures, picturesOf(project), stored), hasNewPictures)
    },
    send: async (values, loaded) => {
      const call = () => save(values, loaded?.updatedAt)
      const saved = await edit.callAndReportFailure(call, 'Unknown error', values)
      if (saved) setSaved(true)
      return saved
    },
  })
  const { isDirty, isSubmitting } = edit.form.formState
  const isUnsaved = (isDirty || hasNewPictures) && !isSaved
  return (
    <SectionedForm>
      <SectionAnchors sections={sections} />
      <EditFormView
        edit={edit}
        label={project ? 'Edit project' : 'New project'}
        isUnsaved={isUnsaved}
      >
        <ProjectFields
          key={edit.fillCount}
          form={edit.form}
          projectId={project?.id}
          pictures={pictures}
          onPictures={changePictures}
        />
        <SaveBar
          isUnsaved={isUnsaved}
          isSaving={isSubmitting}
          uploadedShare={uploadedShare}
          updatedAt={project?.updatedAt}
          saveLabel={project ? 'Update Project' : 'Create Project'}
        >
          <ActionLink href="/dashboard/projects" variant="outline">
            Cancel
          </ActionLink>
        </SaveBar>
      </EditFormView>
    </SectionedForm>
  )
}

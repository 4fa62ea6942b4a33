import { Project, ProjectDetail } from '@agency/contract/project'
import { z } from 'zod'
import { staffRest } from '../api/staff-rest.ts'

const documentedNames = { Active: z.boolean(), IsFeatured: z.boolean() }
const RestProject = Project.omit({ active: true, featured: true }).extend(documentedNames)
const RestDetail = ProjectDetail.omit({ active: true, featured: true }).extend(documentedNames)
/** A project with the documented field names, as the admin list returns it. */
export type StaffProject = z.infer<typeof RestProject>
export type StaffProjectDetail = z.infer<typeof RestDetail>

const ProjectResponse = z.object({ data: RestDetail })
const unauthenticatedMessage = 'Authentication error. Please log in again.'
const UNKNOWN_ERROR = 'Unknown error'

/** Every project: the featured one first, then as ordered by hand, then newest first. */
export const listProjects = async (): Promise<StaffProject[]> => {
  const { data } = await staffRest({
    path: '/api/projects?status=all',
    schema: z.object({ data: z.array(RestProject) }),
    unauthenticatedMessage: 'Authentication token not found. Please log in.',
    invalidResponseMessage: 'Invalid data structure received from API.',
    fallbackMessage: UNKNOWN_ERROR,
  })
  return data
}

export const getProject = async (id: string): Promise<StaffProjectDetail> => {
  const { data } = await staffRest({
    path: `/api/projects/${encodeURIComponent(id)}`,
    schema: ProjectResponse,
    unauthenticatedMessage,
    fallbackMessage: 'Failed to fetch project',
  })
  return data
}

export const setFeatured = (id: number, IsFeatured: boolean) =>
  staffRest({
    method: 'PUT',
    path: `/api/projects/${id}`,
    body: { IsFeatured },
    schema: z.unknown(),
    unauthenticatedMessage,
    fallbackMessage: UNKNOWN_ERROR,
  })

export const deleteProject = (id: number) =>
  staffRest({
    method: 'DELETE',
    path: `/api/projects/${id}`,
    schema: z.unknown(),
    unauthenticatedMessage,
    fallbackMessage: UNKNOWN_ERROR,
  })

/** Creates a project, or updates the one with this id; reports upload progress. */
export const saveProject = async (
  id: number | undefined,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<StaffProjectDetail> => {
  const { data } = await staffRest({
    method: id === undefined ? 'POST' : 'PUT',
    path: id === undefined ? '/api/projects' : `/api/projects/${id}`,
    body: form,
    onProgress,
    schema: ProjectResponse,
    unauthenticatedMessage,
    fallbackMessage: 'Failed to save project',
  })
  return data
}

import { Project, ProjectDetail } from '@agency/contract/project'
import { z } from 'zod'
import { staffRest } from '../api/staff-rest.ts'

const named = { Active: z.boolean(), IsFeatured: z.boolean() }
const RestProject = Project.omit({ active: true, featured: true }).extend(named)
const RestDetail = ProjectDetail.omit({ active: true, featured: true }).extend(named)
/** A project with the documented field names, as the admin list returns it. */
export type StaffProject = z.infer<typeof RestProject>
export type StaffProjectDetail = z.infer<typeof RestDetail>

const OneProject = z.object({ data: RestDetail })
const unauthenticatedMessage = 'Authentication error. Please log in again.'
const UNKNOWN = 'Unknown error'

/** Every project: the featured one first, then newest first. */
export const listProjects = async (): Promise<StaffProject[]> => {
  const { data } = await staffRest({
    path: '/api/projects?status=all',
    answer: z.object({ data: z.array(RestProject) }),
    unauthenticatedMessage: 'Authentication token not found. Please log in.',
    otherShape: 'Invalid data structure received from API.',
    otherwise: UNKNOWN,
  })
  return data
}

export const getProject = async (id: string): Promise<StaffProjectDetail> => {
  const { data } = await staffRest({
    path: `/api/projects/${encodeURIComponent(id)}`,
    answer: OneProject,
    unauthenticatedMessage,
    otherwise: 'Failed to fetch project',
  })
  return data
}

export const setFeatured = (id: number, IsFeatured: boolean) =>
  staffRest({
    method: 'PUT',
    path: `/api/projects/${id}`,
    body: { IsFeatured },
    answer: z.unknown(),
    unauthenticatedMessage,
    otherwise: UNKNOWN,
  })

export const deleteProject = (id: number) =>
  staffRest({
    method: 'DELETE',
    path: `/api/projects/${id}`,
    answer: z.unknown(),
    unauthenticatedMessage,
    otherwise: UNKNOWN,
  })

/** Creates a project, or updates the one with this id; reports upload progress. */
export const saveProject = async (
  id: number | undefined,
  form: FormData,
  onSent?: (share: number) => void,
): Promise<StaffProjectDetail> => {
  const { data } = await staffRest({
    method: id === undefined ? 'POST' : 'PUT',
    path: id === undefined ? '/api/projects' : `/api/projects/${id}`,
    body: form,
    onSent,
    answer: OneProject,
    unauthenticatedMessage,
    otherwise: 'Failed to save project',
  })
  return data
}

import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { deleteProject, type StaffProject, setFeatured } from './project-calls.ts'

export const projectsKey = ['projects']

/** The order of the list: featured first, then as ordered by hand, then newest first. */
const sortProjects = (projects: StaffProject[]) =>
  [...projects].sort(
    (one, other) =>
      Number(other.IsFeatured) - Number(one.IsFeatured) ||
      (one.position ?? 0) - (other.position ?? 0) ||
      other.id - one.id,
  )

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error')

/**
 * Features and deletes projects, and runs other changes of the list: it updates optimistically, and
 * rolls back if the server rejects the change.
 */
export function useProjectActions() {
  const queries = useQueryClient()
  const { client, projects } = trpc.useUtils()
  const toast = useToast()
  const confirm = useConfirm()
  const invalidatePublicPages = useInvalidatePublicPages()

  /** Resolves to whether it succeeded. */
  async function run(
    apply: (projects: StaffProject[]) => StaffProject[],
    send: () => Promise<unknown>,
    failureMessage: string,
  ): Promise<boolean> {
    await queries.cancelQueries({ queryKey: projectsKey })
    const previous = queries.getQueryData<StaffProject[]>(projectsKey)
    if (previous) queries.setQueryData(projectsKey, sortProjects(apply(previous)))
    try {
      await send()
      invalidatePublicPages()
      return true
    } catch (error) {
      queries.setQueryData(projectsKey, previous)
      toast({ text: `${failureMessage}: ${messageOf(error)}`, failed: true })
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: projectsKey })
    }
  }

  const change = (id: number, IsFeatured: boolean) =>
    run(
      (projects) =>
        projects.map((project) =>
          // Featuring one project ends it for all others.
          project.id === id
            ? { ...project, IsFeatured }
            : { ...project, IsFeatured: project.IsFeatured && !IsFeatured },
        ),
      () => setFeatured(id, IsFeatured),
      'Failed to make project featured',
    )

  async function feature({ id, title, Active }: StaffProject) {
    const previousProjects = queries.getQueryData<StaffProject[]>(projectsKey)
    const previouslyFeatured = previousProjects?.find(({ IsFeatured }) => IsFeatured)
    // Documented to have no effect on the project that is already featured.
    if (previouslyFeatured?.id === id) return
    if (!(await change(id, true))) return
    toast({
      text: Active
        ? `${title} is the featured project now`
        : `${title} will be the featured project once it is active`,
      durationMs: UNDO_TOAST_MS,
      action: {
        label: 'Undo',
        run: () =>
          void (previouslyFeatured ? change(previouslyFeatured.id, true) : change(id, false)),
      },
    })
  }

  async function remove(project: StaffProject) {
    const { id, title } = project
    const isConfirmed = await confirm({
      text: 'Are you sure you want to delete this project? This action cannot be undone.',
      note: `${title} is removed from the site and this list, with its pictures. Only a copy is kept for a day: you can restore it from “Recently deleted”, below this list.`,
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isConfirmed) return
    const isDeleted = await run(
      (projects) => projects.filter((other) => other.id !== id),
      () => deleteProject(id),
      'Failed to delete project',
    )
    if (!isDeleted) return
    void projects.deleted.invalidate()
    toast({
      text: `${title} was deleted`,
      durationMs: UNDO_TOAST_MS,
      // As the confirmation said, the deletion cannot be undone: a copy replaces the project.
      action: {
        label: 'Restore copy',
        run: () => void restore(project, project),
      },
    })
  }

  /** Restores a deleted project; the list shows it at once if it is known. */
  async function restore({ id, title }: { id: number; title: string }, known?: StaffProject) {
    const isRestored = await run(
      (projects) => (known ? [...projects, known] : projects),
      () => client.projects.restore.mutate({ id }),
      'Failed to restore the project',
    )
    void projects.deleted.invalidate()
    if (isRestored && !known) toast({ text: `${title} was restored` })
  }

  return { run, feature, remove, restore }
}

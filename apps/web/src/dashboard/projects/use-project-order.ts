import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { UNDO_TOAST_MS, useToast } from '../../ui/overlay/toasts.tsx'
import type { StaffProject } from './project-calls.ts'
import { reorder } from './project-pictures.ts'
import { useProjectActions } from './use-project-actions.ts'

/** Whether a project can move by this step: the featured one stays first. */
export const canMove = (projects: StaffProject[], index: number, step: 1 | -1) =>
  [projects[index], projects[index + step]].every((project) => project && !project.IsFeatured)

/** Orders the projects by hand, and by date again. */
export function useProjectOrder(projects: StaffProject[]) {
  const { client } = trpc.useUtils()
  const toast = useToast()
  const { run } = useProjectActions()
  const [announcement, setAnnouncement] = useState('')
  const idsOf = (list: StaffProject[]) => list.map(({ id }) => id)

  const order = (ids: number[]) =>
    run(
      (list) =>
        list.map((project) => {
          const index = ids.indexOf(project.id)
          return { ...project, position: index < 0 ? null : index + 1 }
        }),
      () => client.projects.order.mutate({ ids }),
      'Failed to order the projects',
    )

  async function move(index: number, step: 1 | -1) {
    if (!canMove(projects, index, step)) return
    const { title = '' } = projects[index] ?? {}
    const isMoved = await order(idsOf(reorder(projects, index, step)))
    if (isMoved)
      setAnnouncement(`${title} is now number ${index + 1 + step} of ${projects.length}.`)
  }

  async function orderByDate() {
    const ids = idsOf(projects)
    if (!(await order([]))) return
    toast({
      text: 'The projects are ordered by date',
      durationMs: UNDO_TOAST_MS,
      action: { label: 'Undo', run: () => void order(ids) },
    })
  }

  return { move, orderByDate, announcement }
}

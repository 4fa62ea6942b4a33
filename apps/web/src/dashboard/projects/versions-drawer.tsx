import { MAX_PROJECT_VERSIONS, type ProjectVersion } from '@agency/contract/project-version'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Muted } from '../../ui/core/text.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { Permitted } from '../permissions.tsx'
import { projectsKey } from './use-project-actions.ts'
import { VersionComparison } from './version-comparison.tsx'
import { changesText } from './version-texts.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': { display: 'grid', gap: '2', paddingBlock: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& p': { overflowWrap: 'anywhere' },
    '& p + p': { color: 'fg.muted' },
  },
})

interface VersionsDrawerProps {
  project: { id: number; title: string }
  onClose: () => void
  onRestored?: () => void
}

/** The versions of a project: lists, compares and restores them. */
export function VersionsDrawer({ project, onClose, onRestored }: VersionsDrawerProps) {
  const { id, title } = project
  const query = trpc.projects.versions.useQuery({ id })
  const [compared, setCompared] = useState<{ older: number; newer: number }>()
  const { restore, isRestoring } = useRestoreVersion(project, () => {
    setCompared(undefined)
    onRestored?.()
  })
  return (
    <Drawer title={`Versions of ${title}`} onClose={onClose}>
      <QueryView query={query} itemsName="versions" failure={query.error?.message} rows={4}>
        {({ rows, updatedAt }) => (
          <DrawerBody>
            {rows.length === 0 ? (
              <Empty title="No versions yet.">Every save adds one from now on.</Empty>
            ) : compared ? (
              <>
                <DrawerActions>
                  <Action variant="outline" onClick={() => setCompared(undefined)}>
                    All versions
                  </Action>
                </DrawerActions>
                <VersionComparison {...{ id, compared }} versions={rows} onChange={setCompared} />
              </>
            ) : (
              <>
                <Muted>
                  Every save keeps a version, up to the last {MAX_PROJECT_VERSIONS}. Restoring one
                  brings back its content; the address, the pictures, and whether visitors see the
                  project stay as they are.
                </Muted>
                <List>
                  {rows.map((version, index) => (
                    <VersionRow
                      key={version.number}
                      version={version}
                      isNewest={index === 0}
                      isRestoring={isRestoring}
                      onCompare={
                        rows.length > 1 ? () => setCompared(comparedWith(rows, index)) : undefined
                      }
                      onRestore={() => void restore(version, updatedAt)}
                    />
                  ))}
                </List>
              </>
            )}
          </DrawerBody>
        )}
      </QueryView>
    </Drawer>
  )
}

/** A version with the newest one; the newest with the one before. */
function comparedWith(versions: ProjectVersion[], index: number) {
  const newer = versions[0]?.number ?? 1
  return { older: versions[index || 1]?.number ?? newer, newer }
}

interface VersionRowProps {
  version: ProjectVersion
  isNewest: boolean
  isRestoring: boolean
  onCompare: (() => void) | undefined
  onRestore: () => void
}

function VersionRow({ version, isNewest, isRestoring, onCompare, onRestore }: VersionRowProps) {
  const { number, madeAt, madeBy, restored } = version
  const changes = changesText(version)
  return (
    <li>
      <p>
        <strong>Version {number}</strong>, {formatTime(madeAt)},{' '}
        {madeBy ? `by ${madeBy}` : 'by the site'}{' '}
        {isNewest && (
          <StatusBadge tone="good" icon={<DashboardIcon name="clock" />}>
            Current
          </StatusBadge>
        )}
      </p>
      {restored !== null && <p>Version {restored} was restored.</p>}
      {changes && <p>Changed: {changes}</p>}
      <DrawerActions>
        {onCompare && (
          <Action variant="outline" aria-label={`Compare version ${number}`} onClick={onCompare}>
            Compare
          </Action>
        )}
        {!isNewest && (
          <Permitted permission="projects:write">
            <Action
              variant="outline"
              aria-label={`Restore version ${number}`}
              aria-disabled={isRestoring}
              onClick={onRestore}
            >
              Restore
            </Action>
          </Permitted>
        )}
      </DrawerActions>
    </li>
  )
}

/** Restores a version after a question; reports failures, and lists what somebody saved meanwhile. */
function useRestoreVersion({ id, title }: { id: number; title: string }, onRestored: () => void) {
  const queries = useQueryClient()
  const { projects } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.projects.restoreVersion.useMutation()
  const invalidatePublicPages = useInvalidatePublicPages()
  const confirm = useConfirm()
  const toast = useToast()

  async function restore({ number, madeAt }: ProjectVersion, updatedAt: string) {
    const isConfirmed = await confirm({
      text: `Restore version ${number}?`,
      note: `${title} gets the content of ${formatTime(madeAt)}. What it has now stays in the list of versions.`,
      confirmLabel: 'Restore',
    })
    if (!isConfirmed) return
    try {
      await mutateAsync({ id, number, updatedAt })
      invalidatePublicPages()
      toast({ text: `Version ${number} of ${title} was restored` })
      onRestored()
    } catch (error) {
      const text = apiErrorOf(error)?.message || 'The version could not be restored.'
      toast({ text, failed: true })
    } finally {
      void projects.versions.invalidate({ id })
      void queries.invalidateQueries({ queryKey: projectsKey })
    }
  }
  return { restore, isRestoring: isPending }
}

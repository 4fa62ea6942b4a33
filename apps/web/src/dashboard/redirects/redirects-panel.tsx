import type { Redirect } from '@agency/contract/redirect'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatCount } from '../../format/dates.ts'
import type { Column } from '../../ui/data/data-table.tsx'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { ShortTable } from '../../ui/data/short-table.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Permitted } from '../permissions.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { useDeleteRedirect } from './use-delete-redirect.ts'

const columns: Column<Redirect>[] = [
  { key: 'path', title: 'Old path', cell: ({ path }) => <strong>{path}</strong> },
  {
    key: 'target',
    title: 'New path',
    cell: ({ target, active }) =>
      active ? <a href={target}>{target}</a> : `${target} (not shown at present)`,
  },
  { key: 'since', title: 'Since', cell: ({ createdAt }) => <Timestamp time={createdAt} /> },
  { key: 'uses', title: 'Uses', numeric: true, cell: ({ uses }) => formatCount(uses) },
]

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** Old paths of the site, and where each leads now. */
export function RedirectsPanel() {
  const query = trpc.redirects.list.useQuery()
  const [isAdding, setAdding] = useState(false)
  const deleteRedirect = useDeleteRedirect()
  return (
    <Panel aria-labelledby="redirects">
      <PanelHeader rowGap="2" paddingBlock="2">
        <h2 id="redirects">Redirects</h2>
        <Actions>
          {query.data && query.data.length > 0 && <ExportMenu list="redirects" />}
          <Permitted permission="projects:write">
            <Action variant="outline" onClick={() => setAdding(true)}>
              <DashboardIcon name="plus" /> Add redirect
            </Action>
          </Permitted>
        </Actions>
      </PanelHeader>
      <QueryView query={query} itemsName="redirects" failure="Failed to load redirects">
        {(redirects) =>
          redirects.length === 0 ? (
            <Empty title="No redirects yet">
              When the slug of a project changes, its old address leads to the new one. You can also
              add paths of an old website.
            </Empty>
          ) : (
            <ShortTable
              caption="Redirects"
              columns={columns}
              rows={redirects}
              nameOf={({ path }) => path}
              actions={(redirect) => (
                <Permitted permission="projects:write">
                  <IconAction
                    aria-label={`Delete the redirect from ${redirect.path}`}
                    title="Delete"
                    onClick={() => deleteRedirect(redirect)}
                  >
                    <DashboardIcon name="trash" />
                  </IconAction>
                </Permitted>
              )}
            />
          )
        }
      </QueryView>
      {isAdding && <RedirectForm onClose={() => setAdding(false)} />}
    </Panel>
  )
}

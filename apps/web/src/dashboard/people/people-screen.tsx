import { roleDescriptions, roleLabels, roles } from '@agency/contract/permissions'
import type { Invitation, SentInvitation, StaffList } from '@agency/contract/staff-member'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action, ActionLink } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { Drawer, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { Screen } from '../layout/screen.tsx'
import { InvitationLink, InviteDrawer } from './invite-drawer.tsx'
import { PeopleTable } from './people-table.tsx'
import { RequiredFactors } from './required-factors.tsx'
import { type PeopleActions, usePeopleActions } from './use-people-actions.ts'

/** Who has a login, what each may do, and who is invited. */
export default function PeopleScreen() {
  const [isInviting, setInviting] = useState(false)
  return (
    <Screen
      title="People"
      description="Who can use this dashboard, and what each person may do."
      requires="people:write"
      actions={
        <>
          <ActionLink href="/dashboard/settings" variant="outline">
            <Icon name="left" /> Settings
          </ActionLink>
          <ExportMenu list="people" />
          <Action onClick={() => setInviting(true)}>
            <DashboardIcon name="plus" /> Invite a person
          </Action>
        </>
      }
    >
      <People onInvite={() => setInviting(true)} />
      {isInviting && <InviteDrawer onClose={() => setInviting(false)} />}
    </Screen>
  )
}

function People({ onInvite }: { onInvite: () => void }) {
  const query = trpc.staff.list.useQuery()
  const actions = usePeopleActions(query.data?.people ?? [])
  return (
    <>
      <Panel aria-labelledby="people">
        <PanelHeader>
          <h2 id="people">People</h2>
        </PanelHeader>
        <QueryView query={query} itemsName="people" rows={4}>
          {({ people }) => <PeopleTable people={people} actions={actions} />}
        </QueryView>
      </Panel>
      {query.data && <Invitations list={query.data} actions={actions} onInvite={onInvite} />}
      <RequiredFactors />
      <Panel aria-labelledby="roles">
        <PanelHeader>
          <h2 id="roles">Roles</h2>
        </PanelHeader>
        <PanelBody>
          <DescriptionList>
            {roles.map((role) => (
              <DescriptionItem key={role} name={roleLabels[role]}>
                {roleDescriptions[role]}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </PanelBody>
      </Panel>
    </>
  )
}

const columns: Column<Invitation>[] = [
  { key: 'email', title: 'Person', cell: ({ email }) => <strong>{email}</strong> },
  { key: 'role', title: 'Role', cell: ({ role }) => roleLabels[role] },
  { key: 'by', title: 'Invited by', wideOnly: true, cell: ({ invitedBy }) => invitedBy },
  { key: 'sent', title: 'Sent', cell: ({ sentAt }) => <Timestamp time={sentAt} /> },
  {
    key: 'state',
    title: 'State',
    cell: ({ isExpired, expiresAt }) =>
      isExpired ? (
        <StatusBadge tone="bad" icon={<DashboardIcon name="warning" />}>
          Expired
        </StatusBadge>
      ) : (
        <StatusBadge tone="accent" icon={<DashboardIcon name="clock" />}>
          {`Open until ${formatDay(expiresAt)}`}
        </StatusBadge>
      ),
  },
]

const Buttons = chakra('div', {
  base: { display: 'inline-flex', flexWrap: { base: 'wrap', xl: 'nowrap' }, gap: '2' },
})

interface InvitationsProps {
  list: StaffList
  actions: PeopleActions
  onInvite: () => void
}

function Invitations({ list: { people, invitations }, actions, onInvite }: InvitationsProps) {
  const [sent, setSent] = useState<SentInvitation>()
  if (invitations.length === 0 && people.length > 1) return null
  return (
    <Panel aria-labelledby="invitations">
      <PanelHeader>
        <h2 id="invitations">Invitations</h2>
      </PanelHeader>
      {invitations.length === 0 ? (
        <Empty
          title="You work alone so far"
          action={
            <Action variant="outline" onClick={onInvite}>
              Invite a person
            </Action>
          }
        >
          Invite colleagues by email. Each gets a login and a role.
        </Empty>
      ) : (
        <DataTable
          caption="Invitations"
          columns={columns}
          rows={invitations}
          nameOf={({ email }) => email}
          actions={(invitation) => (
            <Buttons>
              <Action
                variant="outline"
                aria-label={`Send again: invitation to ${invitation.email}`}
                onClick={async () => setSent(await actions.resend(invitation))}
              >
                Send again
              </Action>
              <Action
                variant="outline"
                aria-label={`Withdraw invitation to ${invitation.email}`}
                onClick={() => actions.withdraw(invitation)}
              >
                Withdraw
              </Action>
            </Buttons>
          )}
        />
      )}
      {sent && (
        <Drawer title="Invitation" onClose={() => setSent(undefined)}>
          <DrawerBody>
            <InvitationLink sent={sent} />
          </DrawerBody>
        </Drawer>
      )}
    </Panel>
  )
}

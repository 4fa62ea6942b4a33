import { roleLabels } from '@agency/contract/permissions'
import { StaffMember } from '@agency/contract/staff-member'
import { z } from 'zod'
import { listExport } from '../../exports/list-export.ts'
import { listStaff } from './staff-service.ts'

export const staffExport = listExport({
  list: 'people',
  permission: 'people:read',
  recordedAs: 'person',
  description: 'Everybody with a login, without invitations. For owners.',
  query: z.object({}),
  row: StaffMember,
  columns: [
    ['Email', ({ email }) => email],
    ['Role', ({ role }) => roleLabels[role]],
    ['May log in', ({ deactivatedAt }) => deactivatedAt === null],
    ['Deactivated (UTC)', ({ deactivatedAt }) => deactivatedAt],
    ['Second factor', ({ hasSecondFactor }) => hasSecondFactor],
    ['Last seen (UTC)', ({ lastSeenAt }) => lastSeenAt],
    ['Since (UTC)', ({ createdAt }) => createdAt],
  ],
  read: async (db) => ({ rows: [(await listStaff(db)).people] }),
})

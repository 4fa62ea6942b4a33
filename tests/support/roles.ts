import { openSession } from '@agency/api/features/auth/session-service'
import { type Role, roles } from '@agency/contract/permissions'
import type { TestApp } from './test-app.ts'

const ORIGIN = { address: '127.0.0.1', userAgent: 'a test' }

export const emailOf = (name: string) => `${name}@emberlane.example`

/** Creates logins, without a password that works, by their names and roles. */
export const createStaff = (site: TestApp, people: { name: string; role: Role }[]) =>
  site.db
    .insertInto('staff')
    .values(people.map(({ name, role }) => ({ email: emailOf(name), role, passwordHash: 'none' })))
    .returning(['id', 'email', 'passwordChangedAt'])
    .execute()

/** Creates a login for each role, which is also its name. */
export const createStaffOfEachRole = (site: TestApp) =>
  createStaff(
    site,
    roles.map((role) => ({ name: role, role })),
  )

/** Logs in to a login of createStaff. */
export async function tokenOf(site: TestApp, name: string): Promise<string> {
  const staff = await site.db
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'passwordChangedAt'])
    .where('email', '=', emailOf(name))
    .executeTakeFirstOrThrow()
  return openSession(site.deps, staff, ORIGIN)
}

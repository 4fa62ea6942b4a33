import type { Permission } from '@agency/contract/permissions'
import { type Actor, runAs } from '@agency/db/actor'
import type { Deps } from '../../deps.ts'
import { readViewer, type Staff, staffWith, type Viewer } from './viewer.ts'

/** A staff member as the audit log names them. */
export const actorOf = ({ id, email }: Staff, address: string): Actor => ({
  ...{ means: 'screen', staffId: id, email, address },
})

/** Who calls with an API key, the name of the key, and what it may be used for. */
export interface KeyCaller {
  staff: Staff
  keyName: string
  scopes: readonly string[]
}

/** The same of a call with an API key. */
export const keyActorOf = (
  { staff, keyName }: KeyCaller,
  address: string,
  means: 'key' | 'mcp' = 'key',
): Actor => ({
  ...actorOf(staff, address),
  ...{ means, keyName },
})

type ViewerDeps = Pick<Deps, 'db' | 'tokens' | 'log'>

/** What is read of a request to a documented path. */
interface ApiRequest {
  headers: { authorization?: string | undefined }
  ip: string
  /** Set if the call has an API key with the scope that the path needs. */
  keyCaller?: KeyCaller | undefined
}

/** The viewer of a documented path, by token or API key. */
export const apiViewer = async (
  deps: ViewerDeps,
  { headers, keyCaller }: ApiRequest,
): Promise<Viewer> => keyCaller?.staff ?? (await readViewer(deps, headers.authorization))

/**
 * Does work for a staff member whose role allows it, by token or API key; its changes are theirs in
 * the audit log. Throws UNAUTHORIZED and FORBIDDEN.
 */
export async function runAsStaff<Result>(
  deps: ViewerDeps,
  request: ApiRequest,
  permission: Permission,
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const staff = staffWith(permission, await apiViewer(deps, request))
  const { keyCaller, ip } = request
  const actor = keyCaller ? keyActorOf(keyCaller, ip) : actorOf(staff, ip)
  return runAs(actor, () => work(staff))
}

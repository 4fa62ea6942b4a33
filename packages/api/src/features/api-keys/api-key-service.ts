import {
  type ApiKey,
  ApiScope,
  type CreatedApiKey,
  hasScope,
  KEY_REFUSED,
  MAX_API_KEYS,
  type NewApiKey,
} from '@agency/contract/api-key'
import { isAllowed, type Permission, Role } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addDays, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { KeyCaller } from '../auth/run-as-staff.ts'
import type { Staff } from '../auth/viewer.ts'
import {
  type ApiKeyRow,
  countOpenKeys,
  findOpenKey,
  insertApiKey,
  listApiKeyRows,
  markKeyUsed,
  revokeApiKeyRow,
} from './api-key-queries.ts'
import { hashApiKey, isApiKey, makeApiKey, startOf } from './api-key-secret.ts'

function toApiKey({
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
  scopes,
  ...row
}: ApiKeyRow): ApiKey {
  const isExpired = expiresAt !== null && expiresAt.getTime() <= Date.now()
  return {
    ...row,
    scopes: scopes.map((scope) => ApiScope.parse(scope)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : isExpired ? 'expired' : 'active',
  }
}

/** All keys, the latest first; none of them can be read here. */
export const listApiKeys = async (db: Database): Promise<ApiKey[]> =>
  (await listApiKeyRows(db)).map(toApiKey)

/**
 * Creates a key, which is returned only now. Throws CONFLICT if there are too many, and
 * BAD_REQUEST for a last day in the past.
 */
export async function createApiKey(
  db: Database,
  viewer: Pick<Staff, 'id'>,
  { name, scopes, lastDay }: NewApiKey,
): Promise<CreatedApiKey> {
  const expiresAt = lastDay === undefined ? null : startOfMelbourneDay(addDays(lastDay, 1))
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    const message = 'Please choose a day that is not over.'
    throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'lastDay', message }] })
  }
  if ((await countOpenKeys(db)) >= MAX_API_KEYS) {
    throw new AppError('CONFLICT', `There are ${MAX_API_KEYS} keys. Please revoke some first.`)
  }
  const secret = makeApiKey()
  const { id } = await insertApiKey(db, {
    ...{ name, scopes: [...new Set(scopes)], expiresAt, staffId: viewer.id },
    ...{ start: startOf(secret), keyHash: hashApiKey(secret) },
  })
  const key = (await listApiKeys(db)).find((each) => each.id === id)
  if (!key) throw new AppError('NOT_FOUND', 'This key was removed meanwhile.')
  return { key, secret }
}

/** Makes a key invalid at once. Throws NOT_FOUND. */
export async function revokeApiKey(db: Database, { id }: { id: number }): Promise<ApiKey[]> {
  if (!(await revokeApiKeyRow(db, id))) {
    throw new AppError('NOT_FOUND', 'This key was revoked already.')
  }
  return listApiKeys(db)
}

/** Whether a key has a scope, and the role of the person who made it allows what it stands for. */
export const keyAllows = ({ scopes, staff }: KeyCaller, scope: Permission): boolean =>
  hasScope(scopes, scope) && isAllowed(staff.role, scope)

/** Throws FORBIDDEN for a key that does not allow this. */
export function requireScope(caller: KeyCaller, scope: Permission): void {
  if (!keyAllows(caller, scope)) {
    throw new AppError('FORBIDDEN', `This API key has no scope ${scope}.`)
  }
}

/**
 * The caller of a key that works and has this scope. Throws UNAUTHORIZED and FORBIDDEN; counts one
 * for the key, and throws TOO_MANY_REQUESTS.
 */
export async function authenticateKey(
  { db, limits, log }: Pick<Deps, 'db' | 'limits' | 'log'>,
  secret: string,
  scope: Permission | undefined,
): Promise<KeyCaller> {
  const refused = () => new AppError('UNAUTHORIZED', KEY_REFUSED)
  // A text with a wrong checksum was never a key, so the database need not be asked.
  if (!isApiKey(secret)) throw refused()
  const key = await findOpenKey(db, hashApiKey(secret))
  if (!key) throw refused()
  await limits.consume('apiKey', `key ${key.id}`)
  const caller: KeyCaller = {
    ...{ keyName: key.name, scopes: key.scopes },
    staff: {
      ...{ kind: 'staff', id: key.staffId, email: key.email, role: Role.parse(key.role) },
      ...{ sessionId: undefined, tokenIssuedAt: 0 },
    },
  }
  if (scope !== undefined) requireScope(caller, scope)
  if (key.isUseDue) {
    // Reading goes on while the disk of the database is full.
    await markKeyUsed(db, key.id).catch((error) =>
      log.warn({ err: error }, 'the use of an API key could not be stored'),
    )
  }
  return caller
}

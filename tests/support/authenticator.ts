import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashRecoveryCode } from '@agency/api/features/second-factor/recovery-codes'
import type { AddedSecondFactor, NewAuthenticatorApp } from '@agency/contract/second-factor'
import type { Database } from '@agency/db/connect'
import { callerOf } from './procedures.ts'
import type { TestApp } from './test-app.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  )
}

/**
 * The code that an authenticator app shows (RFC 6238), now or some steps of 30 seconds later. It is
 * computed here from the RFC, and not with the site's library.
 */
export function appCode(secret: string, stepsLater = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Six digits that are no code of the secret about now. */
export function wrongCode(secret: string): string {
  const valid = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !valid.includes(code),
  ) as string
}

/** Waits until no code is about to change, so that a test can count in steps. */
async function awaitSteadyCode(): Promise<void> {
  const remaining = 30_000 - (Date.now() % 30_000)
  if (remaining < 4_000) await sleep(remaining)
}

/** Adds an authenticator app to a login; its first code has been used. */
export async function addApp(site: TestApp, token: string) {
  await awaitSteadyCode()
  const staff = callerOf(site, `Bearer ${token}`)
  const { result: app } = await staff.mutate<NewAuthenticatorApp>('secondFactor.startApp')
  const { result, status } = await staff.mutate<AddedSecondFactor>('secondFactor.confirmApp', {
    code: appCode(app.secret),
  })
  if (status !== 200) throw new Error(`The app could not be added: ${status}`)
  return { secret: app.secret, token: result.token ?? token, recoveryCodes: result.recoveryCodes }
}

/** Gives a login a second factor of which only this recovery code is known. */
export async function addRecoveryCode(db: Database, email: string, code: string): Promise<void> {
  const { id: staffId } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const app = { staffId, secret: randomBytes(48), confirmedAt: new Date() }
  await db.insertInto('authenticatorApps').values(app).execute()
  await db
    .insertInto('recoveryCodes')
    .values({ staffId, codeHash: hashRecoveryCode(code.replaceAll('-', '')) })
    .execute()
}

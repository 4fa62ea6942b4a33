import type { Permission } from '@agency/contract/permissions'
import { runAs } from '@agency/db/actor'
import { initTRPC, type TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { classifyError } from '../errors/classify-error.ts'
import { actorOf } from '../features/auth/run-as-staff.ts'
import { staffOrEnrollingWith, staffWith, type Viewer } from '../features/auth/viewer.ts'
import { requireProofOfWork } from '../features/proof-of-work/proof-of-work-service.ts'
import { requireProof } from '../features/second-factor/proof-service.ts'
import type { CountedRule } from '../limits/rate-limits.ts'

export interface Context {
  deps: Deps
  requestId: string
  viewer: Viewer
  /** The caller's IP address. */
  address: string
  userAgent: string
  /** The payload of a solved proof of work. */
  proofOfWork?: string | undefined
  /** The browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  optsOut: boolean
  /** Aborts when the server closes: anything still open should end then. */
  closing: AbortSignal
}

/** Errors of tRPC itself, by code. */
const trpcErrors: Partial<Record<TRPCError['code'], () => AppError>> = {
  NOT_FOUND: () => new AppError('NOT_FOUND', 'Procedure not found.'),
  PARSE_ERROR: () => new AppError('BAD_REQUEST', 'The request is not valid.'),
  BAD_REQUEST: () => new AppError('BAD_REQUEST', 'The request is not valid.'),
  METHOD_NOT_SUPPORTED: () =>
    new AppError('METHOD_NOT_ALLOWED', 'This procedure requires a different HTTP method.'),
  UNSUPPORTED_MEDIA_TYPE: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send application/json.'),
  PAYLOAD_TOO_LARGE: () =>
    new AppError('PAYLOAD_TOO_LARGE', 'The request is too large for this endpoint.'),
}

/** tRPC wraps the errors of procedures and of input validation as the cause. */
export const causeOf = (error: TRPCError): AppError => {
  if (error.cause instanceof AppError || error.cause instanceof ZodError) {
    return classifyError(error.cause)
  }
  return trpcErrors[error.code]?.() ?? classifyError(error.cause ?? error)
}

/** Ping interval of an idle stream, so that no proxy considers it dead. */
const PING_INTERVAL_MS = 10_000
/** After this time the browser reconnects: no stream stays open forever. */
const MAX_STREAM_MS = 10 * 60_000

const t = initTRPC.context<Context>().create({
  sse: {
    ping: { enabled: true, intervalMs: PING_INTERVAL_MS },
    maxDurationMs: MAX_STREAM_MS,
    client: { reconnectAfterInactivityMs: 3 * PING_INTERVAL_MS },
  },
  errorFormatter({ shape, error, ctx }) {
    const cause = causeOf(error)
    return {
      ...shape,
      message: cause.message,
      data: {
        code: cause.code,
        httpStatus: cause.status,
        issues: cause.issues,
        requestId: ctx?.requestId,
      },
    }
  },
})

export const router = t.router
export const createCallerFactory = t.createCallerFactory
/** Open to everybody. */
export const publicProcedure = t.procedure
/** The same; visitors near these limits, or all of them, are asked for a proof of work. */
export const proofOfWork = (rules: readonly CountedRule[]) =>
  t.middleware(async ({ ctx, next }) => {
    const { viewer, deps, proofOfWork: payload } = ctx
    if (viewer.kind !== 'staff') await requireProofOfWork(deps, rules, { ...ctx, payload })
    return next()
  })
/**
 * Open to staff whose role allows this, as `ctx.staff`, whose changes the audit log attributes to
 * them; a visitor is rejected with UNAUTHORIZED,
 * another role with FORBIDDEN.
 */
export const staffProcedure = (permission: Permission) =>
  t.procedure.use(({ ctx, next }) => {
    const staff = staffWith(permission, ctx.viewer)
    return runAs(actorOf(staff, ctx.address), () => next({ ctx: { staff } }))
  })
/** The same, also for a session that can do nothing until a second factor is added. */
export const enrolmentProcedure = (permission: Permission) =>
  t.procedure.use(({ ctx, next }) => {
    const staff = staffOrEnrollingWith(permission, ctx.viewer)
    return runAs(actorOf(staff, ctx.address), () => next({ ctx: { staff } }))
  })
/**
 * For dangerous actions: rejects with PROOF_REQUIRED whoever has not proven within the last minutes
 * who they are.
 */
export const provenProcedure = (permission: Permission, procedure = staffProcedure) =>
  procedure(permission).use(async ({ ctx, next }) => {
    await requireProof(ctx.deps.db, ctx.staff)
    return next()
  })

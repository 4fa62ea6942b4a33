import { initTRPC, type TRPCError } from '@trpc/server'
import { staffOf, type Viewer } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { classifyError } from '../errors/classify-error.ts'

export interface Context {
  deps: Deps
  requestId: string
  viewer: Viewer
  /** Network address of the caller. */
  address: string
}

/** tRPC wraps what a procedure throws, and its own refusals of an input, as the cause. */
export const causeOf = (error: TRPCError): AppError => {
  if (error.cause) return classifyError(error.cause)
  if (error.code === 'NOT_FOUND') return new AppError('NOT_FOUND', 'There is no such call.')
  if (error.code === 'PARSE_ERROR' || error.code === 'BAD_REQUEST') {
    return new AppError('BAD_REQUEST', 'The request is not valid.')
  }
  if (error.code === 'METHOD_NOT_SUPPORTED') {
    return new AppError('METHOD_NOT_ALLOWED', 'This call takes another method.')
  }
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send application/json.')
  }
  if (error.code === 'PAYLOAD_TOO_LARGE') {
    return new AppError('PAYLOAD_TOO_LARGE', 'The request is larger than this address accepts.')
  }
  return classifyError(error)
}

const t = initTRPC.context<Context>().create({
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
export const anyone = t.procedure
/** Open to staff as `ctx.staff`; a visitor is refused with UNAUTHORIZED. */
export const staff = t.procedure.use(({ ctx, next }) =>
  next({ ctx: { staff: staffOf(ctx.viewer) } }),
)

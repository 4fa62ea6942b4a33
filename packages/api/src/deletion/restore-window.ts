import { DAY_MS } from '@agency/contract/time'
import { AppError } from '../errors/app-error.ts'

/** What was deleted can be restored for this long, at least. */
const RESTORE_WINDOW_MS = DAY_MS

/** What was deleted since this time can be restored; the rest is purged. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORE_WINDOW_MS)

/** The error for what is not among the deleted any more: 'goal'. */
export const noLongerRestorable = (noun: string) =>
  new AppError('NOT_FOUND', `This ${noun} can no longer be restored.`)

import { DAY_MS } from '@agency/contract/time'
import { AppError } from '../errors/app-error.ts'

/** Deleted items can be restored for at least this long. */
const RESTORE_WINDOW_MS = DAY_MS

/** Items deleted since this time can be restored; the rest are purged. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORE_WINDOW_MS)

/** The error for a deleted item, such as a 'goal', that has been purged or restored. */
export const noLongerRestorable = (noun: string) =>
  new AppError('NOT_FOUND', `This ${noun} can no longer be restored.`)

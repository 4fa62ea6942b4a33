import type { Trade } from '../trade.ts'
import { advising } from './advising.ts'
import { caring } from './caring.ts'
import { eating } from './eating.ts'
import { localBusiness } from './local.ts'

/** Every trade the engine writes for; the first is for a brief that names none of the others. */
export const trades: [Trade, ...Trade[]] = [localBusiness, ...eating, ...caring, ...advising]

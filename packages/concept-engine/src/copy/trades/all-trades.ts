import type { Trade } from '../trade.ts'
import { advising } from './advising.ts'
import { boatClub } from './boating.ts'
import { browsing } from './browsing.ts'
import { caring } from './caring.ts'
import { crafting } from './crafting.ts'
import { eating } from './eating.ts'
import { engaging } from './engaging.ts'
import { gathering } from './gathering.ts'
import { grooming } from './grooming.ts'
import { growing } from './growing.ts'
import { learning } from './learning.ts'
import { localBusiness } from './local.ts'
import { meeting } from './meeting.ts'
import { minding } from './minding.ts'
import { neighbourhood } from './neighbourhood.ts'
import { outdoors } from './outdoors.ts'
import { playing } from './playing.ts'
import { photographer } from './portraying.ts'
import { property } from './property.ts'
import { provisions } from './provisions.ts'
import { serving } from './serving.ts'
import { shopping } from './shopping.ts'
import { showing } from './showing.ts'
import { staying } from './staying.ts'
import { swimSchool } from './swimming.ts'
import { working } from './working.ts'

/** Every trade the engine writes for; the first is for a brief that names none of the others. */
export const trades: [Trade, ...Trade[]] = [
  localBusiness,
  ...eating,
  ...provisions,
  ...caring,
  ...advising,
  ...property,
  ...working,
  ...learning,
  ...shopping,
  ...outdoors,
  ...gathering,
  ...neighbourhood,
  ...serving,
  ...showing,
  ...staying,
  ...browsing,
  ...playing,
  ...grooming,
  ...engaging,
  photographer,
  ...crafting,
  ...growing,
  ...minding,
  ...meeting,
  boatClub,
  swimSchool,
]

import type { Token } from './token.ts'

/** Verbs of selling, or whose work is a thing by itself: 'we bake sourdough' offers sourdough. */
export const OFFERING = new Set(
  `do offer sell provide make supply run stock specialise specialize produce carry host cater
  publish build bake brew distil roast grow breed weave knit sew forge cast blow design print draft treat teach
  coach tutor install film write record perform rent hire lend import export manufacture fabricate smoke
  bottle pickle`.split(/\s+/),
)
/** Verbs of work that is done on a thing: 'we repair clocks' offers repairing them. */
const WORKING = new Set(
  `repair fix restore clean clear replace tune train paint weld cut carve engrave frame bind alter mend dye
  shear trim shoe groom board walk mind rescue relocate remove catch trap spray slash mow prune plant fell mill
  plane sand polish coat wrap seal waterproof insulate plaster render tile lay pave pour dig drill bore move
  pack store ship deliver transport tow haul crane lift inspect test certify service maintain calibrate survey
  map measure fly photograph edit mix master translate interpret transcribe prepare lodge audit manage arrange
  organise plan book cook play conduct compose tailor fit reline restring reupholster upholster rebuild
  recondition refurbish sharpen grind rewire wire convert customise assemble process press mount preserve stuff
  recycle collect shred destroy sanitise steam wash iron fold detail buff tint recover lease demolish excavate
  level mulch fence sort counsel support house shelter foster raise harvest blend coordinate monitor guard
  patrol pump empty unblock decorate letter illustrate animate code develop scan digitise archive appraise value
  broker settle check thatch glaze review source rehome milk handle`.split(/\s+/),
)
export const isWork = ({ lemma }: Token) => OFFERING.has(lemma) || WORKING.has(lemma)

/** Of these verbs many a thing is made at the head of a note: 'test kits', 'train sets', 'clean skins'. */
export const NOUNS_TOO = new Set(
  `test train service record print paint design frame film seal cast forge mix pump survey map stock cover supply
  run treat host press rent hire coach board store pack book plant detail value support house shelter foster
  fence letter code process wash dye hand slash mill trap spray drill plane store transport tow lift fly iron
  buff tint lease level display scan guard patrol check review milk handle clean clear do draft tutor play
  perform import export smoke blow throw fire sort dress`.split(/\s+/),
)

/** What ends the name of a trade: 'crane truck hire', 'cool room repairs'. */
const HEADS_NAME =
  /^(?:hire|rentals?|sales|repairs?|cleaning|removals?|servic(?:e|es|ing)|installations?|works?)$/

const isNamed = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')
const POLISHED =
  /^(?:floor|floorboard|concrete|stone|marble|granite|terrazzo|timber|brass|silver|metal|steel|chrome|aluminium|car|boat|bench|benchtop|furniture|shoe|glass|lens|paint|headlight|gem|gemstone|jewellery|rim|wheel|slab|tile|deck|hull|caravan)$/
/** 'Polish smallgoods' are made; who polishes them says that they are polished, or what has a polish. */
const isOfPoland = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next !== undefined && /^(?:NOUN|PROPN)$/.test(next.pos) && !POLISHED.test(next.lemma)
}

/** 'Shear alpacas on your property', 'fix zips': the business is left out before its verb. */
export const leavesOutWho = ([first, second, third, fourth]: readonly Token[]) =>
  !(
    first?.lower === 'polish' &&
    isOfPoland(
      [first, second].flatMap((token) => token ?? []),
      0,
    )
  ) &&
  first !== undefined &&
  second !== undefined &&
  first.lower === first.lemma &&
  isWork(first) &&
  !NOUNS_TOO.has(first.lower) &&
  second.text !== ':' &&
  // 'Run by Bev and Col' leaves out whom, and says who.
  second.lower !== 'by' &&
  // 'Walk ins till 4', 'mulch free if you live on the way'
  !/^(?:ins?|free|only|welcome|ok|okay|available|included|extra|open|closed|shut)$/.test(
    second.lower,
  ) &&
  // 'Master Builders member' names a house.
  !(first.lower === 'master' && isNamed(second)) &&
  // 'Master glassblower Ewan Struthers' is somebody.
  !(second.pos === 'NOUN' && isNamed(third) && isNamed(fourth)) &&
  // 'Repair café first Sunday' names one; who repairs something repairs cafés, or a café.
  !(
    /^(?:NOUN|PROPN)$/.test(second.pos) &&
    second.lower === second.lemma &&
    /^(?:repair|sew|swap|build|learn|share|meet)$/.test(first.lower)
  ) &&
  // 'Crane truck hire' is one thing.
  !(second.pos === 'NOUN' && third && HEADS_NAME.test(third.lower)) &&
  /^(?:NOUN|PROPN|ADJ|DET|CCONJ|PUNCT)$/.test(second.pos)

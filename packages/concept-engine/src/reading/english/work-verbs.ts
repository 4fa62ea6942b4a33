import type { Token } from './token.ts'

/** Verbs of selling, and verbs whose object is on offer: 'we bake sourdough' offers sourdough. */
export const SELLING_VERBS = new Set(
  `do offer sell provide make supply run stock specialise specialize produce carry host cater
  publish build bake brew distil roast grow breed weave knit sew forge cast blow design print draft treat teach
  coach tutor install film write record perform rent hire lend import export manufacture fabricate smoke
  bottle pickle`.split(/\s+/),
)
/** Verbs for work on a thing: 'we repair clocks' offers the repair. */
const WORK_VERBS = new Set(
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
export const isWork = ({ lemma }: Token) => SELLING_VERBS.has(lemma) || WORK_VERBS.has(lemma)

/**
 * Verbs that are often part of a noun at the beginning of a note: 'test kits', 'train sets', 'clean
 * skins'.
 */
export const VERB_OR_NOUN = new Set(
  `test train service record print paint design frame film seal cast forge mix pump survey map stock cover supply
  run treat host press rent hire coach board store pack book plant detail value support house shelter foster
  fence letter code process wash dye hand slash mill trap spray drill plane store transport tow lift fly iron
  buff tint lease level display scan guard patrol check review milk handle clean clear do draft tutor play
  perform import export smoke blow throw fire sort dress`.split(/\s+/),
)

/** Last words of the name of a trade: 'crane truck hire', 'cool room repairs'. */
const TRADE_NAME_END =
  /^(?:hire|rentals?|sales|repairs?|cleaning|removals?|servic(?:e|es|ing)|installations?|works?)$/

const isNamed = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')
const POLISHABLE =
  /^(?:floor|floorboard|concrete|stone|marble|granite|terrazzo|timber|brass|silver|metal|steel|chrome|aluminium|car|boat|bench|benchtop|furniture|shoe|glass|lens|paint|headlight|gem|gemstone|jewellery|rim|wheel|slab|tile|deck|hull|caravan)$/
/** 'Polish smallgoods' come from Poland; the verb is used for things that can be polished. */
const isPolishAdjective = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1]
  return next !== undefined && /^(?:NOUN|PROPN)$/.test(next.pos) && !POLISHABLE.test(next.lemma)
}

/**
 * 'Shear alpacas on your property', 'fix zips': the subject, the business, is missing before its
 * verb.
 */
export const lacksSubject = ([first, second, third, fourth]: readonly Token[]) =>
  !(
    first?.lower === 'polish' &&
    isPolishAdjective(
      [first, second].flatMap((token) => token ?? []),
      0,
    )
  ) &&
  first !== undefined &&
  second !== undefined &&
  first.lower === first.lemma &&
  isWork(first) &&
  !VERB_OR_NOUN.has(first.lower) &&
  !/^[:–—-]$/.test(second.text) &&
  // 'Run by Bev and Col' has no object, and names the operators.
  second.lower !== 'by' &&
  // 'Walk ins till 4', 'mulch free if you live on the way': the first word is a noun.
  !/^(?:ins?|free|only|welcome|ok|okay|available|included|extra|open|closed|shut)$/.test(
    second.lower,
  ) &&
  // 'Master Builders member' is the name of an organisation.
  !(first.lower === 'master' && isNamed(second)) &&
  // 'Master glassblower Ewan Struthers' is a person.
  !(second.pos === 'NOUN' && isNamed(third) && isNamed(fourth)) &&
  // 'Repair café first Sunday' is an event; as a verb it would be 'repair cafés', or 'repair a
  // café'.
  !(
    /^(?:NOUN|PROPN)$/.test(second.pos) &&
    second.lower === second.lemma &&
    /^(?:repair|sew|swap|build|learn|share|meet)$/.test(first.lower)
  ) &&
  // 'Crane hire' and 'crane truck hire' are each a single thing.
  !TRADE_NAME_END.test(second.lower) &&
  !(second.pos === 'NOUN' && third && TRADE_NAME_END.test(third.lower)) &&
  /^(?:NOUN|PROPN|ADJ|DET|CCONJ|PUNCT)$/.test(second.pos)

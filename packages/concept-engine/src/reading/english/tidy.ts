import { withoutFormLabels } from '../forms/form-labels.ts'
import { withBracketedNames } from '../people/bracketed-names.ts'
import { isTownName, withPlaceNames } from '../places/known-places.ts'
import { withLastTown, withTownRows, withTowns, withTownsBetween } from '../places/town-rows.ts'
import { withColumnNames } from '../prices/column-names.ts'
import { withContinuedAmounts, withSameUnits } from '../prices/continued-amounts.ts'
import { withMinutes } from '../prices/durations.ts'
import { addCertainDollarSigns, addListDollarSigns } from '../prices/list-dollar-signs.ts'
import { addRowDollarSigns } from '../prices/row-dollar-signs.ts'
import { withSums } from '../prices/spoken-amounts.ts'
import { withDayHalves, withDayNames, withRecurringDays } from '../time/day-names.ts'
import { withTimes } from '../time/spoken-times.ts'
import { withYears } from '../time/spoken-years.ts'
import { withCapitalisedNames, withoutCapitals, withoutShouting } from './capitals.ts'
import { withDictatedMarks } from './dictated-marks.ts'
import { correctHomophones } from './homophones.ts'
import { withVerbForms } from './learners-english.ts'
import { withMissingCommas } from './run-together.ts'
import { capitalise, cleanText, inWords } from './sentences.ts'
import { LOWER_CASE_NAMES, SHORTHAND } from './shorthand.ts'
import { isSloppy } from './sloppy.ts'
import { isCommon, isRare, isWord } from './spelling.ts'
import { LANGUAGE_NAME } from './spoken-languages.ts'
import { withStops } from './spoken-sentences.ts'
import { withoutSlips } from './spoken-slips.ts'
import { capitalLike, usualCase, withSpelling } from './typing-errors.ts'

/** 'Pt' is 'Port' in 'Pt Lincoln', but 'Point' in 'Pt Lonsdale'. */
const PORT =
  /(?<!\p{L})pt\.? (lincoln|macquarie|stephens|augusta|pirie|hedland|fairy|melbourne|adelaide|kembla|douglas|arlington|albert|campbell|broughton|elliot|noarlunga|wakefield|sorell|huon)(?!\p{L})/giu
/** 'Pt cook' and other towns that begin with 'Point'. */
const POINT =
  /(?<!\p{L})pt\.? (cook|lonsdale|piper|vernon|clare|nepean|samson|lookout|talburpin|wilson|turton|frederick|henry)(?!\p{L})/giu
/** A name follows these words: 'my partner lucia'. */
const NAMED_RELATIVE =
  /(?<!\p{L})(partner|wife|husband|brother|sister|mum|mother|dad|father|daughter|son|aunt|aunty|uncle|nan|pop|apprentice|named|called|ask for|ring|call|me and|and me|I’m)\s(\p{Ll}{3,})(?!\p{L})/giu
/** A person's name follows these words. */
const NAMED_BEFORE =
  /(?<!\p{L})(?:grandad|granddad|grandpa|grandfather|pop|poppy|uncle|dad|father|brother|cousin|mate|son|husband|partner|boss|owner|with|and|by|ask for|ring|call|(?:I[’']m|name[’']s)) $/iu
/** 'Lic no 48812' is not a refusal. */
const LICENCE_NUMBER =
  /(?<!\p{L})(lic(?:en[cs]e)?|reg(?:istration)?|rego|abn|acn|permit|cert(?:ificate)?)\.? (?:no|num|nr|nbr)\b\.?:? ?(?=[\p{Lu}\d])/giu
/**
 * '(not for coeliacs, this has to be unmissable)': remarks on the appearance are for the designer.
 */
const APPEARANCE_REMARK =
  /,? (?:and |so )?(?:(?:this|that)(?: (?:distinction|point|fact|part|bit|difference))?|it|which) (?:has to|must|needs to|should|has got to) be (?:really |very |super |totally |absolutely )?(?:unmissable|unmissible|clear|obvious|prominent|big|huge|bold|loud|visible|noticed|seen|up front|at the top|first|(?:stated|mentioned|made clear|noted|said|shown)(?: (?:wherever|whenever|everywhere|every time) [^.,;]*| clearly)?)(?=[).,;!])/giu
/** '…, not a men’s shed, we get asked that, it’s …': the aside adds nothing. */
const ASIDE =
  /, (?:(?:we|I) (?:always |often |do )?get asked (?:(?:that|this)(?: (?:a lot|all the time|every \p{L}+))?|a lot|all the time)|people (?:always|often|keep) ask(?:ing)?(?: (?:us|me))?|you know what I mean|if you know what I mean|as you(?:’d| would) expect|great timing)(?=[,.])/giu
/** '… since, um, 2005', 'open since, what, March': filler words, with the pauses around them. */
const HESITATION = /(,?) (?:um+|uh+|erm?|(?<=, )(?:like|what)),/giu
/** In written text there is no pause after these words. */
const NO_PAUSE_AFTER =
  /(?<!\p{L})(?:since|to|the|an?|for|of|in|at|on|is|are|was|and|or|with|from|so|but|about|my|our|[\p{L}]+[’'](?:s|re))$/iu
/** 'Ha' at the end of a part is laughter, unless it is a number of hectares. */
const LAUGHTER = /(?<!\d|\bper),?\s+ha(?:[\s,]+ha)*(?=[.,!?]|$)/gimu
/** 'So what do I do, I sell honey': a rhetorical question. */
const RHETORICAL = /(?<=^|[.!?]\s)(?:so,? )?what (?:do|can) (?:I|we) do[,?]\s/giu
const TRAILING_SO_YEAH = /,?(?: and,?)? so,? yeah(?=[,.]|$)/giu
const INTERJECTION =
  /(?<![\p{L}\p{N}])(?:lol|haha+|lmao|tbh|literally|um+|uh|yeah nah|nah yeah|omg|cheers|ta)(?![\p{L}\p{N}])[ ,]*/giu

/** 'Jervis bay' */
const HALF_CAPITALISED_NAME =
  /(?<!\p{L})(?!(?:The|An?|In|On|At|And|For|We|Our|My|It|From|To|No|All) )(?:(\p{Lu}\p{Ll}+) (\p{Ll}{3,})|(port|mount|mt|lake|cape|point|palm|west|east|north|south|upper|lower) (\p{Lu}\p{Ll}+))(?!\p{L})/gu
/** 'Cygnet' in 'a bakery in cygnet tas' */
const TOWN_BEFORE_STATE =
  /(?<!\p{L})((?:in|at|near|from|of) )?(?!(?:rural|regional|central|northern|southern|western|eastern|north|south|east|west|outback|coastal|country|greater)\b)(\p{Ll}{4,})(?= (?:vic|nsw|qld|tas|Victoria|NSW|Queensland|Tasmania|South Australia|Western Australia)\b)/gu

/** A hasty writer leaves out the dollar signs of a price list. */
const withSigns = (text: string) => {
  const rows = withSameUnits(withColumnNames(addRowDollarSigns(withContinuedAmounts(text))))
  return withSameUnits(isSloppy(text) ? addListDollarSigns(rows) : addCertainDollarSigns(rows))
}

const SIZE_ABBREVIATIONS: Record<string, string> = {
  ...{ sml: 'small', med: 'medium', lge: 'large', lrg: 'large' },
}

/**
 * 'Hello we are …', 'hiya so I’ve got …': the greeting is not part of the sentence that follows.
 */
const GREETING =
  /^\s*dear (?!diary)\p{L}+(?: \p{L}+){0,3},\s+(?=\p{L})|^\s*(?:right|okay|ok|well|so|xin chào|t[eē]n[aā] koe|kia ora|mōrena|morena|bula|talofa|namaste|ciao|buongiorno|hola|bonjour|salaam|hi+|hiya+|hello+|he+y+|heya+|g[’']?day|good (?:morning|afternoon|evening))(?: (?:there|all|team|guys|everyone|(?:dear |mr |ms )?(?:designer|developer|web \p{L}+|sir|madam|friends?)))?[\s,.!–-]+(?:so )?(?=(?:we|I|my|our|it[’']?s|this)\b)/iu

/** 'We are cleaning company in Tarneit' lacks an article. */
const withArticles = (text: string) =>
  text.replace(
    /\b(we are|we[’']re|I am|I[’']m|it is|it[’']s|this is) ((?!(?:an?|the|your|our|my|one|two|not|no|all|in|at|also|both|just|only|why|how|what|where|when|who)\b)(?:\p{Ll}+[ -]){0,3}(?:company|business|shop|firm|clinic|studio|practice|charity|salon|restaurant|cafe|café|bakery|farm|club|contractor|electrician|plumber|mechanic|builder|painter|cleaner|photographer))\b/giu,
    (_match, lead: string, document: string) =>
      `${lead} ${/^(?!uni|use)[aeiou]/i.test(document) ? 'an' : 'a'} ${document}`,
  )

/**
 * 'With full money to them Been here 19 years': a capital begins a sentence, although no full stop
 * ends the one before.
 */
const MISSING_STOP =
  /(?<=\p{Ll}{2})(?<!(?<=\p{L}[ -])\p{Lu}\p{Ll}+)(?<!\b(?:and|or|the|of|for|to|in|at|by|with|called|named|say|says|said))()(?: )((?:Been|Parents|People|Customers|Everyone|Also|There|They|Please|Most|We|Our|It|He|She|But|And|So) (?=\p{Ll}))/gu

/** 'Wednesday to Sunday we are closed Monday' is open on the first range of days. */
const OPEN_THEN_CLOSED_DAYS =
  /((?:mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:to|till?|-|–) ?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*),? (?=(?:we’?re|we are) (?:closed|shut)\b)/giu

/** 'Need a website for snake catching Ipswich, Ripley': what follows describes the business. */
const WEBSITE_REQUEST =
  /^(?:(?:hi+|hello|hey|g[’']?day)[,!. ]+)?(?:I |we )?(?:need|want|after|looking for|would like) (?:an? )?(?:new |simple |basic )?(?:web ?site|web ?page|site) for (?:my |our |an? )?(?!business|company|shop|me\b|us\b)(?=\p{L}[^.\n]*,[^.\n]*[.\n])/iu
/** 'What we don’t do - goats, alpacas, mobs under 300', 'Do not offer: oven cleaning, pest' */
const REFUSED_ROW =
  /(?<=^|[.!?]\s|\n)(?:what (we|I) (do not|don[’']?t|won[’']?t|will not|can[’']?t|cannot|never) |(?:(we|I) )?(do not|don[’']?t) )(do|offer|make|sell|fix|repair|treat|take(?: on)?|service|cover)[^\S\n]?(?:[:–—]|-(?= ))[^\S\n]*(?=\p{L})([^\n.]+(?:\.\d[^\n.]*)*)/gimu
const refusedRow = (
  _row: string,
  a: string | undefined,
  b: string | undefined,
  c: string | undefined,
  d: string | undefined,
  verb: string,
  list: string,
) => {
  const things = list.trim().split(/,\s+(?![^()]*\))/)
  const isList = things.length > 1 && !/^(?:or|and|so|but) /i.test(things.at(-1) ?? '')
  const named = isList ? `${things.slice(0, -1).join(', ')} or ${things.at(-1)}` : list.trim()
  const subject = capitalise(a ?? c ?? 'we')
  return `${subject} ${(b ?? d ?? 'don’t').toLowerCase().replace(/n[’']?t$/, 'n’t')} ${verb.toLowerCase()} ${named}`
}
/** '… so what we are: a drone spraying business' */
const WHAT_WE_ARE =
  /(?<=^|[.!?]\s|\n)(?:ok(?:ay)? )?(?:so )?(?:what|who) (?:we|I)(?: are| am|[’']re|[’']m)[^\S\n]?(?:[:–—]|- )[^\S\n]*(?=\p{L}[^\n]{20})/gimu

/** 'Notes for web person', 'PASTED FROM OUR PLANNING DOC': a title of the whole text. */
const NOTES_TITLE =
  /^\s*(?:(?:some |rough |my |our |quick )?notes? (?:for|to) (?:the |our |my )?(?:web ?(?:site)?|designers?|developers?|agency)\b[^\n.:,]{0,20}|pasted from [^\n.:,]{0,40}|(?:web ?site )?brief)[ \t]*:?[ \t]*\n/iu
/** 'Skin ID from a photo' */
const ID_WORD = /(?<=\p{L} )id(?= (?:from|card|number|check|tag|badge|required|proof|on|photo))/gu

/** 'QBCC no. I will send later': the number of a licence, not a refusal of it. */
const PENDING_LICENCE =
  /(?<!\p{L})(?:(?:QBCC|VBA|HIA|ABN|ACN|AFSL?|REC|electrical|plumbing|builder[’']?s?|building|trade|gas|our|my) )?(?:QBCC|VBA|HIA|ABN|ACN|AFSL?|REC|licen[cs]e|lic|rego|registration|permit|membership) no\b\.?:?(?=[ ,]*(?:(?:I|we)[’' ]|to (?:come|follow)|coming|tba|tbc|later|is coming|will))[^.\n]{0,50}/giu

/** 'REC 00000 (will give you the real one)': a number that stands for another. */
const PLACEHOLDER_LICENCE =
  /,? ?(?<!\p{L})(?:QBCC|VBA|HIA|ABN|ACN|AFSL?|REC|PL|PGE|BLD|EC|licen[cs]e|lic|registration|permit)(?: (?:no\.?|number))?:? ?(?:0{3,}|x{3,}|\?{2,})(?![\p{L}\d])(?: ?\([^()]*\))?/giu
/** Languages in a row: 'speak Punjabi Hindi English'. */
const LANGUAGE_ROW = new RegExp(`${LANGUAGE_NAME}(?: ${LANGUAGE_NAME})+(?!\\p{L})`, 'gu')

/**
 * A description in correct English: abbreviations written out, typos corrected, days and places
 * capitalised. `names` are texts whose words are already spelt correctly, such as the company's
 * name. Text in another language is unchanged.
 */
export function tidyEnglish(description: string, names: readonly string[]): string {
  const namesWords = names.flatMap((name) => name.match(/\p{L}+/gu) ?? [])
  const known = new Set(namesWords.map((word) => word.toLowerCase()))
  const withoutLabels = withoutFormLabels(
    cleanText(description)
      // 'Bowral. Repair of clocks.'
      .replace(/^\s*(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\.\s+(?=\p{Lu})/u, (opening, name: string) =>
        isTownName(name) ? `Based in ${name}. ` : opening,
      )
      .replace(PENDING_LICENCE, '')
      .replace(PLACEHOLDER_LICENCE, '')
      .replace(NOTES_TITLE, '')
      // '[x] shop', '[ ] blog, no thanks'
      .replace(/^[^\S\n]*\[ ?\](?!\()[^\n]*\n?/gm, '')
      .replace(/^[^\S\n]*\[[xX✓]\]\s*/gmu, '- ')
      // '… same room as peanuts – must be on every product page'
      .replace(
        /,? [–-] (?:this |it )?must be on (?:every|each|all) (?:\p{L}+ )?pages?\b[^.\n]*/giu,
        '',
      )
      .replace(WEBSITE_REQUEST, '')
      .replace(/(?<!\p{L})no\. of (?=\p{L})/giu, 'number of ')
      .replace(ID_WORD, 'ID')
      // 'Then 60 per 15min. hot water …'
      .replace(/(?<=\d)mins?\.(?= )/giu, ' minutes.')
      .replace(/(?<=^|\n)areas?\s?[-–:]\s?(?=\p{L})/giu, 'We cover '),
  )
  const withoutFillers = withMinutes(
    withoutSlips(withDictatedMarks(withoutShouting(withSigns(withoutLabels)))),
  )
    // 'Do yr service in winter'
    .replace(
      /(?<=(?<!\p{L})(?:do|in|of|for|with|bring|send|check|book|to|at|train|walk|tell|text|on) )yr(?= \p{L})/giu,
      'your',
    )
    .replace(HESITATION, (_match, pause: string, offset: number, all: string) =>
      NO_PAUSE_AFTER.test(all.slice(0, offset)) ? '' : pause,
    )
    .replace(LAUGHTER, '')
    .replace(TRAILING_SO_YEAH, '')
    // '$150 daytime $190 after 9pm thats it no hidden'
    .replace(
      /(?<=\d ?(?:am|pm)?),? that[’']?s (?:it|all)(?: folks)?(,? no hidden(?: (?:costs?|fees?|extras|charges?))?)?(?=\s*(?:[.,;!\n]|$))/giu,
      (_match, hidden: string | undefined) => (hidden ? ', no hidden costs' : ''),
    )
    .replace(/(?<!\p{L})no hidden(?=\s*(?:[.;!\n]|$))/giu, 'no hidden costs')
    .replace(INTERJECTION, '')
    .replace(/(?<!\p{L})(the|an?|and|of|to|in|my|we|it) \1(?!\p{L})/gu, '$1')
    // 'Don’t catch it yourself pls, that’s how people get bitten': it belongs to what is asked.
    .replace(
      /(?<=\p{L}) (?:please|pls|plz)(?=, (?:(?:that|it|they|we|I|you)(?:[’']?(?:s|re|m))?|this|there[’']?s?) )/giu,
      '',
    )
    .replace(ASIDE, '')
    .replace(/,\s*(?=[.!?])/g, '')
    .replace(GREETING, '')
    .replace(/^\s*(?:so,? )?basically,? (?=(?:we|I|it|our|my)\b)/iu, '')
    // 'Not weddings, not namings'
    .replace(
      /(?<=^|[.!?]\s)not ((?:\p{Ll}+ ){0,2}\p{Ll}+s(?:, not (?:\p{Ll}+ ){0,2}\p{Ll}+s)+)(?=[,.])/gimu,
      (_match, refused: string) => `No ${refused.replace(/, not /gi, ', no ')}`,
    )
    .replace(REFUSED_ROW, refusedRow)
    .replace(WHAT_WE_ARE, '')
    .replace(RHETORICAL, '')
    // '…, so dont ask'
    .replace(
      /,? so (?:please |pls )?(?:don[’']?t|do not) (?:even )?(?:ask|bother|(?:ring|call) (?:us |me )?(?:about|for) it)(?=\s*(?:[.!,;\n]|$))/giu,
      '',
    )
    // 'I’m Siobhan, Siobhan Burns'
    .replace(/(?<!\p{L})(\p{Lu}\p{Ll}+), (?=\1 \p{Lu})/gu, '')
    .replace(LICENCE_NUMBER, (_match, document: string) =>
      /^lic$/i.test(document) ? 'licence number ' : `${document} number `,
    )
    // 'Instructor no. 4471' is not a refusal.
    .replace(
      /(?<=(?!and |or |but |with |have |so )\p{L}+ )(?:no|nr)\.? ?(?=\d{3,}(?!\d*[\p{L}]))/giu,
      'number ',
    )
    .replace(/([!?])[!?]+/g, '$1')
  const writtenOut = withCapitalisedNames(withoutFillers)
    .replace(APPEARANCE_REMARK, '')
    // 'Cut+beard 60' is a single thing.
    .replace(/(?<=\p{L})\+(?=\p{L})/gu, ' plus ')
    // 'All + GST', '48 hours notice + 50% deposit'
    .replace(/(?<=\p{L}) ?\+ ?(?=gst\b)/giu, ' plus ')
    .replace(/(?<=\p{L}) ?\+ ?(?=\p{L})|(?<=\p{L}) \+ (?=\d+ ?%)/gu, ' and ')
    // 'Cold plunge tub + 120'
    .replace(/(?<=\p{L}) ?\+ ?(?=\d{2,4}(?:[.,;]|\s*$))/gmu, ' plus $')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    // 'Number of passenger / truck / other' is one entry of a list.
    .replace(/\b(number of \p{L}+) \/ (\p{L}+) \/ (?=\p{L})/giu, '$1/$2/')
    // 'Chocolate / lemon and olive oil / vanilla bean'
    .replace(
      /(?<!, [^,.()\n]{3,30} [-–] [^,.()\n]*)(?:(?<=\p{L}) \/ (?=\p{L}[^/\n]* \/ \p{L})|(?<=\p{L} \/ \p{L}[^/\n]*) \/ (?=\p{L}))/gu,
      ', ',
    )
    // '$110 hr' and '$110/hr' mean $110 an hour; '$90 hr massage' does not.
    .replace(
      /(\$\d[\d,.]*) ?(?:\/? ?(?:hr|hour)|\/ ?h)\b(?! (?:session|lesson|massage|class|tour|ride|hire)s?\b)/gi,
      '$1 an hour',
    )
    // '$2 a m'
    .replace(/(\$\d[\d.,]*) (?:a|per) m(?=[.,;)\s]|$)/gim, '$1 a metre')
    .replace(/(?<=\p{L} )b4(?= \p{L})/gu, 'before')
    // 'Sheep 1-5 = $28, 6 - 20 $22'
    .replace(/ = (?=\$\d)/g, ' ')
    .replace(/(?<!\d)(\d{1,3}) - (\d{1,3})(?= \$\d)/g, '$1 to $2')
    .replace(/(?:\bper | ?\/ ?)(?:sq ?m|sqm|m2)(?!\p{L})/giu, ' per square metre')
    // 'Dead on arrival = we replace'
    .replace(
      /(?<=\p{L}) = (?=(?:we|I|you|no|your|still|free|shut|closed|off|cancelled|refund)\b)/giu,
      ': ',
    )
    .replace(/\bw\/e(?:nd)?(?=s?(?!\p{L}))/giu, 'weekend')
    .replace(/\bw\/o(?:ut)?(?=\s)/gi, 'without')
    // 'Day $110 / weekend $190'
    .replace(/(\$\d[\d.,]*) \/ (?=\p{L})/gu, '$1, ')
    .replace(/ \+ (?=\$)/g, ' plus ')
    .replace(/\bw\/(?=\s?[\p{L}\d])|(?<=[\p{Ll}\d+] )w (?=\p{Ll})/gu, 'with ')
    // 'M-F 9-5'
    .replace(/(?<![\p{L}\d])M ?[-–] ?F(?=:? ?\d)/giu, 'Mon-Fri')
  const withoutNoise = withDayNames(writtenOut)
    .replace(/\bcan not\b/gi, 'cannot')
    .replace(/(?<=\d )pr(?=[.,;\n]|$)/gim, 'a pair')
    .replace(
      /\b(if|when|that) your (?=(?:not|late|home|away|unsure|sure|happy|new|stuck|ready|after|in|at|out|running|going|coming|having|looking)\b)/gi,
      '$1 you’re ',
    )
    .replace(/(?<=[+]|\bpage |, |and |want |needs? )pg (?=for|about|on|with)/gi, 'page ')
    .replace(/\bb4\b/gi, 'before')
    // 'Half an hour’s travel charge in act.'
    .replace(/\b(in|the|across|around) act(?=[.,;\n]|$)/giu, (_match, lead: string) =>
      /^the$/i.test(lead) ? `${lead} ACT` : `${lead} the ACT`,
    )
    // 'Pianos upright ok grand no.'
    .replace(
      /(?<=^|[.!?,]\s)(\p{L}+) (\p{L}+),? (?:ok|yes|fine),? (?!or\b)(\p{L}+),? no(?=[.,!?\n]|$)/gimu,
      (_match, thing: string, accepted: string, refused: string) =>
        `${capitalise(accepted)} ${thing.toLowerCase()} ok. No ${refused} ${thing.toLowerCase()}`,
    )
    // '(all inc. GST)': the stop ends no sentence.
    .replace(/(?<!\p{L})(inc|incl|excl?)\. ?(?=gst\b)/giu, '$1 ')
    .replace(/(?<!\p{L})(approx|min|max)\. ?(?=\$?\d)/giu, '$1 ')
    // '$480 the set'
    .replace(
      /(\$\d[\d.,]*) the (?=(?:set|lot|pair|dozen|roll|box|tray|load|bag|sheet|bottle|half dozen)(?!\p{L}))/giu,
      '$1 a ',
    )
    // 'From $85m2', 'coloured from 98 m2'
    .replace(/(\$\d[\d.,]*|\bfrom \d[\d.,]*)\s?(?:m2|m²|sqm)(?![\p{L}\d])/giu, '$1 per m²')
    // '$95 bucks', '95 bucks'
    .replace(/\$(\d[\d,.]*) (?:bucks|dollars?)\b/gi, '$$$1')
    // 'After hours 180hr'
    .replace(
      /(?<!\p{L})(after ?(?:hours?|hrs?)|hourly|labour|rate|weekends?|sundays?|saturdays?|public holidays) (\d{2,3}) ?(?:hrs?|an hour)(?!\p{L})/giu,
      '$1 $$$2 per hour',
    )
    // '… and currently rely on booking sites that take 20 per cent' is for the agency only.
    .replace(
      /,? (?:and|but) (?:we )?(?:currently|at present|presently|at the moment) (?:rely|depend) (?:on|upon) [^.;\n]*(?=[.;\n]|$)/giu,
      '',
    )
    // 'I’m Abiel and I am filling this in for my mum and dad, Selam and Yonas, who clean houses'
    .replace(
      /(?<=^|[.!?]\s)[^.!?\n]*\b(?:filling|typing|writing) (?:this|it)(?: in| out| up)? for (?:my )?(?:mum|dad|mum and dad|parents|husband|wife|boss|uncle|aunty?|brother|sister|son|daughter|friend)s?,? (\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?),? who (?=\p{Ll})/gmu,
      '$1 ',
    )
    // '…, or its half'
    .replace(/\b(or|then|and) its (?=\d|half|free|double|extra|\$)/gi, '$1 it’s ')
    // 'We seen it all', 'me brother Brodie'
    .replace(/(?<=^|[.!?,] |\b(?:and|but|so) )(we|I) (?=(?:seen|done|been)\b)/gim, '$1’ve ')
    .replace(
      /\bme (?=(?:brother|sister|mum|mother|dad|father|mate|wife|husband|son|daughter|nephew|niece|uncle|aunty|cousin|missus|boss)s?\b)/gi,
      (word) => (word.startsWith('M') ? 'My ' : 'my '),
    )
    // 'What people need to know before they visit: I work by appointment.'
    .replace(
      /(?<=^|[.!?]\s)what (?:people|you|customers|clients|families|visitors|parents) (?:need|should|must|have)(?: to)? know(?: (?:before|when|if) [^:\n]{3,30})?(?::| [-–—])\s+/gimu,
      '',
    )
    // 'I want that stated clearly, with the note that Joel works at ground level'
    .replace(
      /(?<=[.!?]\s)I (?:want|would like|’d like) (?:that|this|it) (?:stated|said|mentioned|clear)[^.\n]*?, with the note that (?=\p{L})/giu,
      '',
    )
    // 'List our Thursday tastings, $65 a head', 'tell people when we are open (9 to 5)'
    .replace(
      /(?<=[.!?]\s)(?:and )?(?:list|show|mention|advertise) (?:our|the|my) (?=(?:[^.!?\n]|\.\d)*\$\d)/giu,
      '',
    )
    .replace(
      /(?<=[.!?]\s)(?:and )?tell (?:people|them|customers|everyone) when we(?:’re|'re| are) open \(([^()]*\d[^()]*)\)/giu,
      'Open $1',
    )
    .replace(
      /(?<=[.!?]\s)(?:and )?let (?:them|people|customers|visitors) (ask for|order|book|request|reserve) (an? )(\p{L}+(?: \p{L}+)?): (?=[^.!?\n]*\$\d)/giu,
      (_match, verb: string, article: string, thing: string) =>
        `People should be able to ${verb} ${article}${thing}. ${capitalise(thing)}: `,
    )
    // 'Brett and tony father and son'
    .replace(
      /(?<!\p{L})(\p{L}{3,}) (?:and|&|\+) (\p{L}{3,}),? (?=(?:father|mother|mum|dad|husband|wife|uncle) and (?:son|daughter|wife|husband|nephew|niece)\b|(?:two )?(?:brothers|sisters)\b)/giu,
      (_match, a: string, b: string) => `${capitalise(a)} and ${capitalise(b)}, `,
    )
    // '24hrs', '2hr event': a number and its unit are two words.
    .replace(/(?<!\$\d+ )\b(\d{1,3})(hrs?|wks?|yrs?|mths?)\b/gi, '$1 $2')
    // 'Ill take it', 'I don’t kill em'
    .replace(
      /(?<![\p{L}’'])ill (?=(?:take|be|do|come|send|go|get|bring|give|call|ring|pick|help|try|make|show|let|meet|quote|fix|have|need|also|never|always)\b)/giu,
      'I’ll ',
    )
    .replace(/(?<=\p{Ll}{2} )em(?=[\s.,!?]|$)/gu, 'them')
    .replace(
      /(?<=\b(?:days?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|june|july|august) )its (?=\d)/gi,
      'it’s ',
    )
    .replace(/\b(jan|nov|dec|mar|jun|jul|aug) (feb|dec|jan|apr|jul|aug|sept?)\b/gi, '$1 and $2')
    // 'Gawler South Australia' means Gawler.
    .replace(/(?<=\p{Lu}\p{Ll}{2,}) (?=(?:South|Western) Australia\b)/gu, ', ')
    .replace(
      /(?<=^|[.!?,]\s|\b(?:and|so|but|because|now|if|when|since|think|reckon)\s)its (?=(?:an?|the|just|only|run by|not|all|been|too|\d+)\s)/gim,
      (its) => (its.startsWith('I') ? 'It’s ' : 'it’s '),
    )
    .replace(
      /\b(?:it|he|she|that|this)['’]?s gotta\b/gi,
      (wording) => `${wording.split(/['’]?s\b/i)[0]} has to`,
    )
    .replace(/(?<=\p{Ll} )NO(?= \p{Ll})/gu, 'no')
    // 'Shade sails NO (everyone asks)' in a list of services is a refusal.
    .replace(/, ((?:\p{L}+ ){0,2}\p{L}+) NO(?: \([^()]{0,30}\))?(?=\s*(?:[.,;\n]|$))/gu, '. No $1')
    .replace(PORT, (_match, name: string) => `Port ${capitalise(name)}`)
    .replace(POINT, (_match, name: string) => `Point ${capitalise(name)}`)
    .replace(
      // 'Smallpipes in A are $2,450': a capital within a sentence is a name.
      /(?<![\p{L}\p{N}’'.])(a|(?<=(?:^|[.!?\n])\s*)A) (?=(?!(?:uni|use|usu|eu|ewe|one|once|ubi|ute)\p{L}*\b)[aeioAEIO]\p{Ll}{2,})/gu,
      '$1n ',
    )
    .replace(
      /\b(?:sml|med|lge|lrg)\b(?=\.? ?(?:dogs?\b|cats?\b|size|loads?\b|from \$|\$|\d))/gi,
      (size) => SIZE_ABBREVIATIONS[size.toLowerCase()] ?? size,
    )
  const correction = withoutNoise.replace(
    /\bthere (?=(?:own|area|place|house|car|dogs?|kids?|phones?|price|property|yard|home|name|number|rego|face|faces|boats?|switchboards?|details|address|email|job|room|garden|horses?|pets?|child|children|bikes?)\b)|(?<=\b(?:in|of|with|send|bring|put|take|enter|upload|about|leave|share) )there (?=\p{L}{3,})(?!there (?:is|are|was|were|will|and|when|if|for|from)\b)/giu,
    'their ',
  )
  const punctuated = withBracketedNames(
    withVerbForms(correctHomophones(withRecurringDays(withDayHalves(correction)))),
  )
    .replace(MISSING_STOP, '$1. $2')
    .replace(OPEN_THEN_CLOSED_DAYS, '$1. ')
  const rewritten = withArticles(punctuated).replace(
    /(?<![\p{L}\p{N}’'@./-])[\p{L}]+(?![\p{L}\p{N}’'@/-])/gu,
    (word, offset: number, all: string) => {
      const lower = word.toLowerCase()
      // 'HO and N gauge' contains names, 'fish N chips' does not.
      if (/^\p{Lu}+$/u.test(word) && lower !== 'im' && lower !== 'i') {
        const row = all.slice(all.lastIndexOf('\n', offset) + 1).split('\n')[0] ?? ''
        const shouted = /N[’']?T$/.test(word) ? SHORTHAND[lower] : undefined
        return namesWords.includes(word) || !/\p{Ll}/u.test(row)
          ? word
          : usualCase(shouted ?? withoutCapitals(word))
      }
      // General practitioners are no satellites.
      if (word === 'GPs') return word
      // The 'I' of 'I.e.' is not a pronoun.
      if (lower === 'i' && /^\.\p{L}/u.test(all.slice(offset + 1))) return word
      // 'Shed skin id free': identification
      if (
        lower === 'id' &&
        !/^ (?:like|love|rather|say|be|go|want|do|prefer|have|need|never|also|suggest|recommend|hate|get)\b/i.test(
          all.slice(offset + 2),
        )
      )
        return 'ID'
      const long = Object.hasOwn(SHORTHAND, lower) ? SHORTHAND[lower] : undefined
      // 'Grandad Vic took the lease'
      if (word === 'Vic' && NAMED_BEFORE.test(all.slice(0, offset))) return word
      if (long) return long.startsWith('I') ? long : capitalLike(long, word)
      return (Object.hasOwn(LOWER_CASE_NAMES, lower) ? LOWER_CASE_NAMES[lower] : undefined) ?? word
    },
  )
  const withStateTowns = rewritten.replace(
    TOWN_BEFORE_STATE,
    (match, lead: string | undefined, name: string) =>
      lead === undefined && isCommon(name)
        ? match
        : `${lead ?? ''}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  )
  const withNames = withStateTowns.replace(
    NAMED_RELATIVE,
    (match, relative: string, name: string) =>
      isWord(name) || isRare(name)
        ? match
        : `${relative} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  )
  const withPlaces = withPlaceNames(withSums(withTimes(withYears(withNames))))
  return withMissingCommas(
    withStops(
      withLastTown(
        withTownsBetween(
          withTownRows(withPlaceNames(withSpelling(withTowns(withTownRows(withPlaces)), known))),
        ),
      ),
    )
      .replace(HALF_CAPITALISED_NAME, (match: string) => {
        const place = match
          .split(' ')
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(' ')
        return isTownName(place) ? place : match
      })
      .replace(LANGUAGE_ROW, (row) => inWords(row.split(' ')))
      // 'And no we don’t bring the top hat.'
      .replace(
        /(?<=^|[.!?]\s|\b[Aa]nd )([Nn]o) (?=(?:we|I) (?:don’t|do not|can’t|cannot|won’t|never)\b)/gmu,
        '$1, ',
      )
      // 'Booked out 3 weeks usually so want people to be able to see that' ends with a request.
      .replace(
        / so (?=(?:(?:I|we) )?(?:want|need|would like|would love) (?:people|customers|clients|everyone|visitors) to\b)/giu,
        '. So ',
      )
      // '0491 570 156 accredited instructor since 2016' says something else after the number.
      .replace(
        /(?<=(?:\d[ -]?){8}\d) (?=(?:accredited|licen[cs]ed|registered|qualified|certified|insured|established|since)\b)/giu,
        '. ',
      )
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  )
}

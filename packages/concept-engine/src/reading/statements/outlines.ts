import { capitalise } from '../english/sentences.ts'

/** '2. Membership', '1) Hours:' above lines of its own. */
const TITLE_LINE = /^\d{1,2}(?:[.)]|\.\d)\s+(?<title>\p{L}[^.!?:;$\d]{1,32}):?\s*$/u
/** '3. Records. Burial records may be searched on request.', '- Function room. Seats 90, own carpark.' */
const TITLED_LINE =
  /^\s*(?:\d{1,2}(?:[.)]|\.\d)\s+(?<numbered>\p{L}[^.!?:;$\d,]{2,30})\.\s+(?<text>(?!(?:from )?\$)\S.{12,})|[-–—•*·]\s+(?<listed>\p{L}[^.!?:;$\d,]{2,30})\.\s+(?<entry>\S.{12,}))$/iu
/** '2. Fees: initial 75 min $215, review 45 min $138.' */
const LABELLED_LINE = /^\s*\d{1,2}[.)]\s+(?<label>\p{L}[^.!?:;$\d]{1,30}?)\s?:\s+(?<text>\S.{7,})$/u
/** 'Must: a form', 'Must not: a chat bot' say what a website has. */
const MUST = /^(?:(?:site |website )?(?:must|should|needs?)(?: have)?|must[- ]haves?|wants?)$/i
const MUST_NOT = /^(?:must|should) ?n[o’']t(?: have)?|don[’']?ts?|no[- ]?nos?$/i
const MIN_LABELLED = 3
/** Labels of what a brief says, not of what a business offers. */
const PART_OF_BRIEF =
  /^(?:(?:our |the |your )?(?:who|what|where|when|why|about|us|business|background|history|summary|fees?|prices?|pricing|costs?|rates|charges|hours|opening hours|times|areas?|places?|locations?|contacts?|contact details|staff|team|people|crew|committee|customers?|clients?|audience|rules?|polic(?:y|ies)|limits?|exclusions?|services?|goals?|aims?|purpose|website|site|look|style|design|colou?rs?|pictures?|photos?|images?|features?|functions?|pages?|content|must|musts?|must[- ]haves?|must ?not|should|wants?|needs?|don[’']?ts?|no[- ]?nos?|budget|timing|deadline|other|notes?|misc)(?: (?:we are|we do|we offer|rules|we serve|we cover|we don[’']t|and \p{L}+|for the site))?|\p{Lu}{2,6} rules)$/iu
/** '(b) farm gate – Wed to Sunday 10 to 4.', 'SIDE TWO – swarms. September to January only.' */
const LETTERED_LINE =
  /^\s*(?:\(?[a-h]\)\s+(?<lettered>\p{L}[^.!?:;$\d]{2,34}?)\s[–—-]\s+|(?:(?:side|part|arm|half|group) (?:one|two|three|four|[a-d1-4])\s?[–—:-]|(?:first|second|third|fourth|fifth)(?:ly)?:)\s+(?<sided>\p{L}[^.!?:;$\d]{2,30})\.\s+)(?<text>\S.{12,})$/iu
/** '6.0 After-hours emergencies (stock on road): …' */
const SECTION_NUMBER = /^(\s*)\d{1,2}\.\d\s+(?=\p{L})/u
/** 'RAIN CLOSURES. When we get heavy rain …' */
const CAPITAL_LINE = /^\s*(?<capital>\p{Lu}{3,}(?: \p{Lu}{2,}){1,3})\.\s+(?<text>\S.{12,})$/u
const BULLET = /^\s*[-–—•*·]\s/u
/** A line that belongs to the one above it. */
const NESTED = /^\s*[-–—•*·]\s|^\s{2,}\S/
/** 'They need: open Tuesdays' below 'Someone who needs food' */
const THEIR_NEEDS =
  /^(?:they|these people|people) (?:will )?(?:need|want)(?: to (?:know|see))?:\s+(\S)/i
const capitalised = (_lead: string, first: string) => first.toUpperCase()
const MIN_SECTIONS = 2

/** 'FORM' above a list of its fields. */
const FORM_LIST =
  /(?<=^|\n)[^\S\n]*(?<name>(?:\p{L}[\p{L}&’'-]* ){0,3}form)\s?:?[^\S\n]*\n(?<fields>(?:[^\S\n]*[-–—•*·]\s[^\n]+(?:\n|$))+)/giu
/** 'Photo upload is the main thing, plus address, what it is' */
const UPLOAD_FIRST =
  /(?<=^|\n|[.!?]\s)(?:an? |the )?(?<thing>photo|picture|pic|file|plan|drawing)s? uploads? (?:is|are) (?:the |our )?(?:main|most important|key|biggest)(?: thing| part| bit)?,? (?:plus|and|with|then) (?=[^.\n]*,)/giu
/** 'Referral form: can be filled in by the family or a clinician. Needs name, region': who, then what. */
const FILLED_IN_BY =
  /(?<=^|\n|[.!?]\s)(?<name>(?:\p{L}[\p{L}’-]* ){1,3}form): (?<who>can be (?:filled (?:in|out)|done|completed|sent) by [^.\n]+)\. (?:it )?(?:needs?|asks? for|wants?):? (?<fields>(?:[^.\n]|(?<=\bincl)\.){8,})/giu
/** A description with each form and the fields below it in one line: 'Join form: name, email'. */
export const withFormLists = (text: string): string =>
  text
    .replace(UPLOAD_FIRST, 'Form: $<thing>, ')
    // 'need quote from photo'
    .replace(
      /\b(need|want|do|give)s? (?:an? )?quotes? (?:from|off|by) (?:an? |their )?(?:photos?|pics?|pictures?)\b/gi,
      'want people to send a photo for a quote',
    )
    .replace(FILLED_IN_BY, (...match) => {
      const { name, who, fields } = match.at(-1)
      return `${name}: ${fields}. The ${name.charAt(0).toLowerCase()}${name.slice(1)} ${who}`
    })
    .replace(FORM_LIST, (...match) => {
      const { name, fields } = match.at(-1)
      const entries = fields
        .trim()
        .split('\n')
        .map((line: string) => line.replace(/^\s*[-–—•*·]\s+|[\s,;.]+$/g, ''))
      return `${name}: ${entries.join(', ')}\n`
    })

/** '(b) Play: golf croquet Tuesdays and Saturdays.', '11) You don’t need a referral.' */
const MARKED = /^[^\S\n]*(?:\(?([a-k])\)|\(?(\d{1,2})\))[^\S\n]+(?=\S)/u
const MIN_MARKED = 4
/** A paragraph has more characters than an entry of a list. */
const PARAGRAPH_LENGTH = 45
/** A description without the letters or numbers of its paragraphs, each with an empty line before it. */
export function withoutParagraphMarks(text: string): string {
  const lines = text.split('\n')
  const marked = lines.filter((line) => MARKED.test(line))
  const long = marked.filter(({ length }) => length > PARAGRAPH_LENGTH)
  if (marked.length < MIN_MARKED || long.length * 2 < marked.length) return text
  return lines
    .flatMap((line) => (MARKED.test(line) ? ['', line.replace(MARKED, '')] : [line]))
    .join('\n')
}

/** A description whose numbered parts begin with a label, '2. Fees: …', with each as a heading. */
function withLabelledParts(text: string): string {
  const lines = text.split('\n')
  const labels = lines.map((line) => LABELLED_LINE.exec(line)?.groups)
  const named = labels.filter((groups) => PART_OF_BRIEF.test(groups?.label ?? ''))
  if (named.length < MIN_LABELLED || named.length * 2 < labels.filter(Boolean).length) return text
  return lines
    .flatMap((line, index) => {
      const { label, text: rest = '' } = labels[index] ?? {}
      if (label === undefined) return [line]
      if (MUST_NOT.test(label)) return ['', `The website must not have: ${rest}`]
      if (MUST.test(label)) return ['', `The website must have: ${rest}`]
      // 'Who: a clinic with two therapists' says it without its label.
      return /^(?:who|what|about|us|business|summary)\b/i.test(label)
        ? ['', capitalise(rest)]
        : ['', `${capitalise(label)}:`, capitalise(rest)]
    })
    .join('\n')
}

/**
 * A description in numbered sections, with the title of each as a heading: 'Membership:' above its
 * entries, 'Records:' above its sentences.
 */
export function withOutline(description: string): string {
  const text = withLabelledParts(description)
  // 'Last: school talks, $180 per session'
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^(?:last(?:ly)?|finally)[:,]\s+(?=\p{Ll})/iu, ''))
  const titles = lines.map((line, index) =>
    NESTED.test(lines[index + 1] ?? '') && !NESTED.test(line)
      ? TITLE_LINE.exec(line)?.groups?.title
      : undefined,
  )
  const titled = lines.map((line) => {
    const { capital, numbered, listed, entry, lettered, sided, text } = {
      ...CAPITAL_LINE.exec(line)?.groups,
      ...TITLED_LINE.exec(line)?.groups,
      ...LETTERED_LINE.exec(line)?.groups,
    }
    const title = capital?.toLowerCase() ?? numbered ?? listed ?? lettered ?? sided
    return title === undefined ? undefined : { title: capitalise(title), text: entry ?? text ?? '' }
  })
  // 'Catalogue with photos. Members log in.' is a list of what a website should have.
  const listed = titled.filter((_, index) => BULLET.test(lines[index] ?? '')).filter(Boolean)
  const haveFacts = listed.filter((entry) => /\d/.test(entry?.text ?? ''))
  if (haveFacts.length * 2 < listed.length)
    for (const index of titled.keys())
      if (BULLET.test(lines[index] ?? '')) titled[index] = undefined
  const isOutline = titles.filter(Boolean).length >= MIN_SECTIONS
  const isTitled = titled.filter(Boolean).length >= MIN_SECTIONS
  if (!isOutline && !isTitled) return text
  return lines
    .flatMap((line, index) => {
      const title = isOutline ? titles[index] : undefined
      if (title !== undefined) return ['', `${title.trim()}:`]
      if (isOutline && NESTED.test(line)) return [line.trim()]
      const { title: name, text: rest = '' } = (isTitled ? titled[index] : undefined) ?? {}
      if (name !== undefined) return ['', name.trim(), rest.replace(THEIR_NEEDS, capitalised)]
      // '- Meat raffle Friday 6.30' below 'Function room' is a matter of its own.
      if (isTitled && index > 0 && NESTED.test(line) && titled.slice(0, index).some(Boolean))
        return ['', line.replace(/^\s*[-–—•*·]\s+/, '')]
      return isTitled && SECTION_NUMBER.test(line)
        ? ['', line.replace(SECTION_NUMBER, '$1')]
        : [line]
    })
    .join('\n')
}

/** 'Cancel: more than 48 hrs no charge. 24-48 hrs 50%.' */
const POLICY_LINE =
  /^[^\S\n]*(?:[-–—•*·]\s+)?(?<name>cancel(?:lation|ling|s)?(?: policy)?|refunds?|deposits?|returns?|late(?: fees| returns| pick[- ]?up)?|no[- ]shows?|make[- ]?ups?|weather|rain)\s?[:–—][^\S\n]+(?<rules>[^\n]*[^\s.][.;][^\S\n]+\S[^\n]*)$/gimu
const POLICY_NAMES: [RegExp, string][] = [
  [/^cancel/i, 'Cancellations'],
  [/^no[- ]show/i, 'No-shows'],
  [/^late$/i, 'If you are late'],
]
/** A description in which the rules behind 'Cancel:' stand below it, each in a line of its own. */
export const withPolicies = (text: string): string =>
  text.replace(POLICY_LINE, (...match) => {
    const { name, rules } = match.at(-1)
    const title = POLICY_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? capitalise(name)
    const entries = rules
      .split(/(?<=[^\s\d]|\d\s?%?)[.;]\s+/)
      .map((rule: string) => `- ${capitalise(rule.replace(/\.$/, ''))}`)
    return `\n\n${title}\n${entries.join('\n')}\n\n`
  })

/** 'WHAT WE DO', 'Our services:' */
const SERVICES_LINE =
  /^[^\S\n]*(?:(?:our|my|the) )?(?:what (?:we|I) (?:do|offer|make|repair|restore|treat|teach|supply|hire)|services?(?: (?:we|I) offer)?|(?:main |key )?services|treatments|(?:our )?work|jobs (?:we|I) do|programs?|programmes?|courses|classes|workshops|therapies|repairs|products|range)\s?:?[^\S\n]*$/iu
/** A line that is a sentence about the business, and names nothing that it offers. */
const IS_SENTENCE =
  /^(?:we|I|our|my|the|if|you|your|this|that|it|there|all|every|each|most|some|please|any)(?![\p{L}-])/iu
const BULLETED = /^\s*(?:[-–—•*·▪◦]|\(?\w[.)])\s/u
const MIN_SERVICES = 2
const SERVICE_MAX = 260

/**
 * A description in which the lines below 'What we do' are entries of a list: each names one thing,
 * and then says more of it.
 */
export function withListedServices(text: string): string {
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (!SERVICES_LINE.test(line)) continue
    let to = index + 1
    while ((lines[to] ?? '').trim() !== '') to += 1
    const services = lines.slice(index + 1, to)
    const isList =
      services.length >= MIN_SERVICES &&
      services.every(
        (service) =>
          !BULLETED.test(service) && !IS_SENTENCE.test(service) && service.length <= SERVICE_MAX,
      )
    if (isList) for (let at = index + 1; at < to; at += 1) lines[at] = `- ${lines[at]?.trim()}`
  }
  return lines.join('\n')
}

/** 'Our services fall into five groups: …', 'Services include …' */
const SERVICE_SENTENCE =
  /(?<=^|\n|[.!?] )(?:(?:our|the|my) )?(?:(?:main |core |key )?services|(?:main )?(?:fields|areas) of work|our work|what (?:we|I) do)(?: (?:fall into|are|is|includes?|covers?|consists? of|comes? in|comprises?|ranges? from))?(?: (?:(?:the |these )?(?:following|two|three|four|five|six|seven|eight)?(?: (?:main|broad))? ?(?:groups|parts|areas|kinds|fields|services|categories)?))?(?<colon>:)?\s+(?<list>[^:!?\n$]{30,600}?)(?:[.](?=\s|$)|(?=\n|$))/giu
const MIN_LISTED = 3
const MAX_LISTED_WORDS = 14
const wordCount = (text: string) => text.split(/\s+/).length
/**
 * The entries of a list in a sentence, which semicolons separate, or else commas outside brackets;
 * what stands behind the last ', and' is one: '…, and surveys for lead, PCBs and fibres'.
 */
function entriesOf(list: string): string[] {
  if (list.includes(';')) return list.split(/;\s+(?:and )?/).map((entry) => entry.trim())
  const [, before = list, last = ''] = /^(.*),\s+and (.+)$/.exec(list) ?? []
  const entries = before.split(/,\s+(?![^()]*\))/)
  return last
    ? [...entries, last]
    : // Without that comma the last two are joined by 'and': 'seals and gaskets'.
      [...entries.slice(0, -1), ...(entries.at(-1)?.split(/\sand\s(?![^()]*\))/) ?? [])]
}
/** A description in which a sentence that lists the services is a list of them. */
export const withServicesListed = (text: string): string =>
  text.replace(SERVICE_SENTENCE, (sentence, ...match) => {
    const { list = '', colon } = match.at(-1)
    const entries = entriesOf(list)
    const hasVerb =
      colon !== undefined || /^\S+(?: \S+){0,3} (?:are|include|cover|comprise)/i.test(sentence)
    // Lists of a few words each are read as they stand.
    const isLong = list.includes(';') || list.includes('(')
    const isList =
      hasVerb &&
      isLong &&
      entries.length >= MIN_LISTED &&
      entries.every(
        (entry) =>
          wordCount(entry.replace(/\([^()]*\)/g, '')) <= MAX_LISTED_WORDS &&
          !/^(?:we|I|you|they|it|but|not?|which|who|so)\b/iu.test(entry),
      )
    return isList
      ? `\n\nWhat we do:\n${entries.map((entry) => `- ${capitalise(entry.replace(/^(?:an?|the) /i, ''))}`).join('\n')}\n\n`
      : sentence
  })

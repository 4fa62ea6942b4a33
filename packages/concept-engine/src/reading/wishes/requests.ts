import type { Clause } from '../clauses/clause.ts'
import { roleOf } from '../clauses/roles.ts'
import type { Span } from '../clauses/tagger.ts'
import { capitalise, withFullStop, wordsOf } from '../english/sentences.ts'
import { isWord } from '../english/spelling.ts'
import { isNoun, isVerb, tokensOf } from '../english/tokens.ts'
import { explainedTopics } from '../statements/explained-topics.ts'
import { addressVisitors } from '../statements/to-visitors.ts'
import { NOT_A_PAGE, NOT_CONTENT, pageFromSpan } from './named-pages.ts'
import { isStandardPage, listsPages, namedPages } from './page-lists.ts'
import {
  ADDRESSED_TO_AGENCY,
  bracketedListAfter,
  type Found,
  formatOfNoun,
  formatOfQuestion,
  formatOfTitle,
  inSentence,
  isInRefusedList,
  keywords,
  NEGATION_SUFFIX,
  phraseAt,
  type Request,
  TITLE_MAX,
  UNWANTED_PREFIX,
} from './site-content.ts'

/** An entry of the list of wishes that can wait: 'gift vouchers would be fun but later'. */
const FOR_LATER =
  /\b(?:(?:but|and|maybe|perhaps|for) )?(?:later|eventually|one day|some ?day|down the track|next year|(?:phase|stage) (?:two|2))[.!]?$|^(?:(?:for )?later(?: wish(?:es)?)?|eventually|one day|can wait|maybe (?:later|one day)|down the track|(?:phase|stage) (?:two|2))\b/i

/** Wording that means that the content already exists, is outdated, or must not be shown. */
const NOT_REQUESTED =
  /\bpages? (?:must|should|needs? to|has to|have to) (?:only |never |not )?(?:describe|show|say|mention|use|read|sound|look)\b|^(?:I|we) (?:always |usually |just |already )?(?:tell|explain to|show) (?:people|them|everyone|customers|clients|callers)\b|\blater on\b|^later\b|\bcan (?:come|wait) (?:till |until )?later\b|\b(?:was|were|is) deferred\b|\b(?:we|I) (?:may|might) (?:want|like|add|need)\b|\b(?:old|current|present|existing|previous|last) (?:web ?site|site|page|one)\b|\blast (?:web )?(?:bloke|guy|fella|man|woman|lady|designer|developer|person|mob)\b|\b(?:few|nobody|no one|hardly anyone|not many) (?:\p{L}+ )?(?:knows?|understands?)\b|\b(?:used to|was|were|had|died|abandon|forget|scrap|kill|remove|delete|take (?:it )?(?:off|down)|get rid|leave (?:it |them )?(?:off|out)|not wanted|isn’t wanted|no need|nobody|no one|hates?|sick of|instead of|rather than|banned|already|approve|update|edit|change (?:it|them))\b/iu

const SECTION_ABOUT =
  /\b(?:page|section|spot|area|bit|part|somewhere|tab|space|blurb|paragraph)\s(?:on|about|for|explaining|describing|covering|with|on the|listing)\s((?:the |our |my |a |an |all )?[^,.;:!?()–—]{4,60})/giu

/** 'A page for homes and a page for businesses' asks for two pages. */
const SECOND_PAGE = / and (?:an?|the|another) (?:page|section) (?:for|on|about) /i

/** 'A section on saying goodbye to a pet' has its topic as its heading. */
const partsIn = ({ text }: Clause): string[] =>
  [...text.matchAll(SECTION_ABOUT)].flatMap(([, wording = '']) =>
    wording.split(SECOND_PAGE).flatMap((part) => partOf(part.trim()) ?? []),
  )

/** 'The website should show finished homes with the slope' */
const SHOWN_WORK =
  /\b(?:web ?site|site|page) (?:should|must|needs? to|has to) show (?:our |the |my )?((?:finished|past|recent|completed|previous) \p{L}{3,}s)\b/giu
const shownWorkIn = ({ text }: Clause): string[] =>
  [...text.matchAll(SHOWN_WORK)].map(([, work = '']) => capitalise(work))

function partOf(wording: string): string | undefined {
  // 'A page for schools to download our terms' is about the terms.
  if (
    /^(?:\p{L}+ ){1,3}to (?:download|print|book|order|see|find|read|buy|fill|upload|send|choose|pick)\b/iu.test(
      wording,
    )
  )
    return undefined
  // 'A page for each partner' asks for pages of partners; one for each aircraft, for pages of
  // aircraft.
  const isForEach = /^each\s/i.test(wording)
  const cut = wording
    .replace(
      /\s(?:that|which|who|so|because|as|but|would|should|could|is|are|where|when|if|please|and (?:a|an|the|also|then|we|I|\p{L}+ (?:dates|pages?|list))|on (?:the|our)|in (?:plain|simple)|with|to)\b.*$/iu,
      '',
    )
    .replace(
      /^(?:(?:the|our|my|a|an|all|each|every|of|about|around|some|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s)+/i,
      '',
    )
    .trim()
  const isEmpty =
    cut.length < 4 ||
    wordsOf(cut).length > 6 ||
    /^(?:it|its|their|that|this|them|each|people|customers|clients|those|us|me|what|how|where|front|top|home|phone|website|site|page|google|more|photos?|pictures|pics|videos?)\b/i.test(
      cut,
    ) ||
    /\b(?:web ?site|page|sold|request)$/i.test(cut)
  const title = capitalise(
    addressVisitors(isForEach && !/\s|s$/.test(cut) && isWord(`${cut}s`) ? `${cut}s` : cut),
  )
  return isEmpty || title.length > TITLE_MAX ? undefined : title
}

/**
 * The purpose of a page, given by its name: 'snake bite and calving emergency pages', 'a wholesale
 * page', 'a gift voucher thing'.
 */
const NAMED_PAGES =
  /\b((?:(?!(?:or|of|on|to|the|our|my|an?|with|for|in|at|from|each|every|any|no|this|that)\b)[\p{L}’-]+ ){1,8})(?:pages?|thing)\b(?! (?:of|on|about|for|with|per)\b)/giu
const GENERIC_PAGE =
  /\b(?:public|home|front|landing|first|second|last|next|single|new|web|one|two|three|few|own|separate|same|contact|about|main|top|bottom|facebook|google|old|current|whole|more|simple|longer|extra|other|booking|best|only|sure|good|right|real|big|important|hardest|easiest|every|any|kind|sort|like|should|is|be|it|you|they|people|load|loads)\b/i

function pagesIn({ text, tokens }: Clause): Found[] {
  // 'Got the ground applicators thing': something that the client has
  if (/^(?:(?:I|we)(?:’ve| have)? )?got\b/i.test(text)) return []
  return [...text.matchAll(NAMED_PAGES)].flatMap(({ 1: wording = '', index }): Found[] => {
    const named = wording
      .trim()
      .replace(
        /^(?:(?:and|also|please|plus|maybe|include|add|show|we|I|would|could|like|love|want|need|needs|have|has)\s)+/i,
        '',
      )
    const phraseTokens = tokens.filter(
      ({ start, end }) => start >= index && end <= index + wording.length,
    )
    const isPlain =
      GENERIC_PAGE.test(named) ||
      phraseTokens.some(({ negated }) => negated) ||
      !phraseTokens.some(isNoun)
    const title = capitalise(named)
    return isPlain || named.length < 4 || title.length > TITLE_MAX
      ? []
      : [{ title, format: formatOfTitle(title), topics: [] }]
  })
}

/** The topics of questions: 'Most questions are about stings, kids and the neighbours'. */
function topicsIn(clauses: readonly Clause[]): string[] {
  const questionTexts = clauses
    .map(
      ({ text }) =>
        /\bquestions?\b[^.;]{0,40}?\b(?:about|on|are|like|such as)\s([^.;!?()]{4,100})/i.exec(
          text,
        )?.[1],
    )
    .find((found) => found !== undefined)
  if (!questionTexts) return []
  const parts = questionTexts
    .replace(/\s(?:so|because|which)\b.*$/i, '')
    .split(/,\s*(?:and\s)?|\s(?:and|or)\s/)
    .map((part) => part.replace(/^(?:the|about|a|an)\s/i, '').trim())
  return parts.every((part) => part.length >= 3 && part.length <= 40)
    ? parts.slice(0, 5).map((part) => capitalise(addressVisitors(part)))
    : []
}

/** '… where they can upload last year’s report': what visitors send is no page. */
const SENT_BY_VISITORS =
  /\b(?:upload|attach|submit|send(?: us| in| me)?) (?:(?:their|an?|the|your|its|any|last|old) ){0,2}$/i

/** Known kinds of content that a clause asks for. */
function thingsIn(clause: Clause): Found[] {
  const { text, tokens } = clause
  return tokens.flatMap((token, index): Found[] => {
    const format = isNoun(token) ? formatOfNoun(token.lower) : undefined
    const next = tokens[index + 1]
    if (!format || token.negated || (next && isNoun(next))) return []
    const { from, to } = phraseAt(tokens, index)
    const isWanted =
      tokens.slice(0, from).some(({ lower }) => REQUEST_VERB.test(lower)) ||
      REQUEST_AFTER.test(text) ||
      (from <= 1 && !tokens.some(isVerb))
    // 'A fixed timetable won’t work.' is a refusal.
    const isRefused = NEGATION_SUFFIX.test(text.slice(token.end))
    // The topic of 'an explanation of what happens' is its heading; 'scared of fees' is not a
    // request for fees.
    const isExplanation = /^\s(?:of|on|about|for) (?:what|how|which|where|when|why|who)\b/i.test(
      text.slice(token.end),
    )
    const before = text.slice(0, tokens[from]?.start)
    // 'No testimonials, as the advertising rules forbid them' gives a reason, not a request.
    const isUnwanted =
      UNWANTED_PREFIX.test(before) ||
      SENT_BY_VISITORS.test(before) ||
      /,? (?:as|because|since) [^,]*$/.test(before) ||
      isInRefusedList(inSentence(clause, before))
    if (!isWanted || isRefused || isExplanation || isUnwanted || FIELDS_FOR_VISITORS.test(text))
      return []
    const first = tokens[from]
    const last = tokens[to]
    if (!first || !last) return []
    // 'Come-in instructions' includes both halves of the hyphenated word.
    const hyphened =
      /[\p{L}’]+-(?:[\p{L}’]+-|[\p{L}’]+ )?$/u.exec(text.slice(0, first.start))?.[0] ?? ''
    const title = capitalise(hyphened + text.slice(first.start, last.end))
    const titleWords = wordsOf(title.replaceAll('-', ' '))
    // Visitors 'answer three questions' of a tool.
    if (format === 'questions' && /\banswers? (?:\p{L}+ |\d+ )?$/iu.test(before)) return []
    // 'Details' alone, or a whole row of words, is not a heading.
    const isIncomplete =
      titleWords.length === 1 && (format === 'text' || INCOMPLETE_NAME.test(token.lower))
    return (isIncomplete && bracketedListAfter(title, text) === '') ||
      titleWords.length > 6 ||
      title.length > TITLE_MAX
      ? []
      : [{ title, format, topics: [] }]
  })
}
/** Fields for visitors to fill in are requested with a form. */
const FIELDS_FOR_VISITORS =
  /\b(?:put in|tell (?:us|me)|give (?:us|me)|type in|fill in|enter) (?:the|their|a|how)\b/i
/** Verbs that request something, before or after its name. */
const REQUEST_VERB =
  /^(?:needs?|wants?|like|love|show|shows|list|lists|have|has|include|includes|put|add|see|find|get|gets|give|gives|explain|provide|with|stick|chuck|whack|pop|bung|download|print|link|post|publish|display|keep|read|browse|check|about)$/
const REQUEST_AFTER =
  /\b(?:should|must|has to|have to|needs? to|ought to|would be|would help|would save|could be|please|at the top|up high|first|too)\b/i
/** Last words of a name that need a word before them to be meaningful. */
const INCOMPLETE_NAME =
  /^(?:policy|policies|instructions|boards?|listings?|calendars?|applications?|inductions?|lists?|tables?|charts?|sheets?|cards|forms|plans|drawings|rules|reports?|patterns|guides?|locations|documents|towns|register|crew|archive|articles?|profiles?|certificates?|events|dates|positions|resources|notices|badges|logos|tips)$/

/** The name of an entry in a list of website contents, and the rest of the entry. */
const NAMED_ENTRY = /^([^:,.;!?()–—]{3,60}?\??)(?::\s|,\s|\.\s|(?<=\?)\s|\s[–—-]\s|\s\(|$)(.*)$/su
/** First words of an entry that describes something to do for visitors. */
const ACTION_START =
  /^(?:(?:must|should|needs? to|has to|to|also|please)\s)*(?:show|list|have|include|explain|give|add|a|an|the|our)\s/i
const TEXT_MAX = 200
const QUESTION_START = /^(?:what|how|which|where|when|why|who)\b(?!’s)|^no\b/i

/**
 * 'Function room: seats 120, hire $250' under 'We need it to have' is a thing with its description.
 */
function entryOf({ text, kind, role, heading }: Clause): Found | undefined {
  if (kind !== 'item' || role !== 'website' || QUESTION_START.test(text)) return undefined
  if (OF_DESIGN.test(heading)) return undefined
  const [, named = '', rest = ''] = NAMED_ENTRY.exec(text.replace(ACTION_START, '')) ?? []
  // 'Interpreters are bound by the code' is a sentence, and names nothing.
  if (!named.endsWith('?') && STATEMENT.test(named)) return undefined
  const purpose = named.replace(/\s(?:page|section)\b.*$/i, '').trim()
  const title = capitalise(
    /\p{Ll}/u.test(purpose)
      ? purpose.replace(/\b(?:AN?|THE|OR|OF|TO|IN|ON|AND|FOR|YOUR|OUR|MY|IS|IT)\b/g, (word) =>
          word.toLowerCase(),
        )
      : purpose.toLowerCase(),
  )
  const isNamed =
    title.length >= 3 &&
    wordsOf(title).length <= 8 &&
    title.length <= ENTRY_MAX &&
    !ADDRESSED_TO_AGENCY.test(title) &&
    !/^(?:get|give|make|let|keep|be|it|they|people|customers|no|not|don’t|someone|so|and)\b/i.test(
      title,
    )
  if (!isNamed) return undefined
  const entryText = rest
    .replace(/\)\s*$/, '')
    .split(/(?<=[.!?])\s|,\s(?=show|and show|with)/)
    .filter(
      (part) =>
        !ADDRESSED_TO_AGENCY.test(part) &&
        wordsOf(part).length >= 2 &&
        // 'Very important. Pam too'
        !/^(?:very|really|so) \p{L}+[.!]?$|^\p{L}+,? too[.!]?$/iu.test(part) &&
        roleOf(tokensOf(part), part, { before: 'business', position: 0.5, next: '' }) ===
          'business',
    )
    .map((part) => withFullStop(capitalise(part.trim())))
    .join(' ')
  return {
    title,
    format: formatOfTitle(title),
    topics: [],
    text: entryText.length <= TEXT_MAX ? entryText : '',
  }
}
const ENTRY_MAX = 58
/** Below 'Look' stands how the page should be. */
const OF_DESIGN = /^(?:the )?(?:look|style|feel|design|tone|mood|vibe|colou?rs?|fonts?)\b/i
const STATEMENT =
  /^(?!(?:what|how|where|when|why|who|which)\b)\p{L}[\p{L}’' -]* (?:is|are|was|were|isn’t|aren’t|has|have|must|cannot|can’t|don’t) \p{Ll}/iu
/** Questions that are not from visitors: 'How they send scans', 'Who we are', 'How often'. */
const NOT_ABOUT_CONTENT =
  /^answers?\b|^whether\b|^what .* wants?$|\bincluded$|^site needs\b|^(?:short|long) (?:story|text|blurb|bit)$|\b(?:is enough|in full)$|^(?:me|us|him|her|them|what’s free)\b|^(?:guide|step of|times table)$|^step of\b|^stor(?:y|ies) of\b|\bsign$|^(?:big|huge|large|loud)\b|\bup top$|\bat the top$|^(?:what|how|which|where|when|why|who)\b(?:.*\b(?:they(?! cost)|people|us|should trust|hard|proper|quote requests?)\b|\s(?:(?:we|I|you) (?:are|do)|often|to go|happens|long|much)$)/i

const VISITOR_STEPS =
  /\b(what to do\b[^:–—.!?()]{0,24}?|steps?|first aid|instructions)(?::|\s[–—-])\s((?:keep|don’t|do not|never|stay|check|call|ring|turn|move|leave|put|take|note|cover|wash|stop|get|bring|wait|open|close|switch|lock|write|send|tell|go|look|make|use|remove|hold|cool|pack|freeze|soak|rinse|dry)\b.{12,})$/isu

/**
 * Instructions that visitors should get: 'what to do right now - keep your eyes on it, keep pets
 * in'.
 */
function stepsFor({ sentence }: Clause): Found[] {
  const [, named = '', wording = ''] = VISITOR_STEPS.exec(sentence) ?? []
  const stripped = wording
    .slice(0, TEXT_MAX + 1)
    .replace(wording.length > TEXT_MAX ? /[.;!?][^.;!?]*$/ : /$/, '')
  const title = /^what/i.test(named) ? named.toLowerCase().trim() : 'what to do'
  return stripped.length >= 20
    ? [
        {
          title: capitalise(title),
          format: 'text',
          topics: [],
          text: withFullStop(capitalise(stripped)),
        },
      ]
    : []
}

/** Whether one of the requests has a title with the same words. */
const sharesWords = (title: string, others: readonly Found[]) => {
  const words = keywords(title)
  return others.some((other) => keywords(other.title).some((word) => words.includes(word)))
}

const stemOf = (title: string) => title.toLowerCase().replace(/s\b/g, '')

/** The minimum confidence for a run of words if the rules also found something in its clause. */
const MIN_CONFIDENCE = 90
const MIN_CONFIDENCE_IN_ROW = 40
/**
 * In a row of requests every part is one: 'coverage checker, reseller enquiries, support articles'.
 */
const REQUEST_ROW =
  /^(?!.*\b(?:I|we|they|it|is|are|was|were|has|have|receives?|gets?|comes? with|wins?|needs? to)\b)[^,;.]+(?:[,;]\s[^,;.]+){2,}\.?$/i
const isKnownContent = ({ title }: Found) =>
  QUESTION_START.test(title) ||
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => formatOfNoun(word) !== undefined)

/** 'A short explanation of the cooling-off period' is about the period. */
const EXPLANATION_OF =
  /^(?:(?:short|simple|clear|brief|plain) )*(?:explanations?|descriptions?|summar(?:y|ies)|overviews?) of (?=the |our |what |how )/i

/** 'How to order would do' asks for 'How to order'. */
const SUFFICES =
  /\s(?:would|will|should|is|are)(?: also)? (?:do|plenty|enough|(?:be )?(?:great|good|nice|enough|fine|perfect|lovely|handy|useful|helpful|ideal|a bonus|essential|a must|appreciated|welcome|wonderful|desirable|fantastic|awesome|amazing|brilliant|much appreciated))\b.*$/i

const MENTIONS_WISH =
  /\b(?:want|(?<!you )need|would like|love|please|include|add|show|pages?|sections?|(?:web ?)?site|put|list|should|faqs?)\b/i

/** The content that the website should have, in the order of the brief, without duplicates. */
/** 'Please show process photographs: rubbings, the bench' names pictures, and no pages. */
const LISTS_PICTURES =
  /\b(?:photos?|photographs?|photography|pics?|pictures?|images?)(?: please)?: /i
export function requestsOf(given: readonly Clause[], spans: readonly Span[]): Request[] {
  const clauses = given.map((clause) =>
    LISTS_PICTURES.test(clause.text) ? { ...clause, role: 'looks' as const } : clause,
  )
  const about = clauses.filter(
    (clause) =>
      (entryOf(clause) !== undefined && !REFUSAL_HEADING.test(clause.heading)) ||
      ((clause.role === 'website' || REQUEST_START.test(clause.text)) &&
        !NOT_REQUESTED.test(clause.text)),
  )
  const topics = topicsIn(clauses)
  // 'We would like to help buyers understand what they are buying' implies a page.
  const privateClauses = clauses.filter(
    ({ role, text }) => role === 'private' && !NOT_REQUESTED.test(text),
  )
  const requested = spans.flatMap((span): { clause: number; found: Found; score: number }[] => {
    const clause = clauses[span.clause]
    const found =
      span.kind === 'ask' &&
      clause &&
      !LISTS_PICTURES.test(clause.text) &&
      // 'The tone should be a natural history cabinet' is about the design.
      !/^(?:the |our )?(?:tone|look|feel|style|vibe|mood|design)\b/i.test(clause.text) &&
      // A statement names what there is, not what the site should have.
      (clause.role !== 'business' || MENTIONS_WISH.test(clause.text)) &&
      // 'Parking behind the building' is a location.
      !(clause.role === 'business' && /^(?:\p{L}+ )?parking$/iu.test(span.text)) &&
      !NOT_REQUESTED.test(clause.text) &&
      !(clause.kind === 'item' && REFUSAL_HEADING.test(clause.heading)) &&
      !SENT_BY_VISITORS.test(clause.text.slice(0, Math.max(0, clause.text.indexOf(span.text)))) &&
      pageFromSpan(span, clause)
    return found ? [{ clause: span.clause, found, score: span.score }] : []
  })
  const inSpans = (clause: Clause, min: number) =>
    requested
      .filter(
        ({ clause: index, score, found: request }) =>
          clauses[index] === clause &&
          // 'Real shop', 'named account lead': a run that names nothing that websites usually contain
          // is seldom a request.
          (REQUEST_ROW.test(clause.text)
            ? score >= MIN_CONFIDENCE_IN_ROW
            : isKnownContent(request) && score >= min),
      )
      .map(({ found: request }) => request)
  const named = namedPages(clauses)
  // In 'Pages: Services (stockpiles, topography), Projects' the brackets say what is on a page.
  const isInPageList = (clause: Clause, title: string) =>
    listsPages(clause.sentence) &&
    (/^pages?\b|,/i.test(title) ||
      isStandardPage(title) ||
      [...clause.sentence.matchAll(/\(([^()]+,[^()]+)\)/g)].some(
        ([, inside = '']) =>
          inside.toLowerCase().includes(title.toLowerCase()) &&
          !/\b(?:would|could|want|please|need)\b/i.test(inside),
      ))
  const otherRequests = [
    ...new Set([
      ...about,
      ...privateClauses,
      ...requested.flatMap(({ clause }) => clauses[clause] ?? []),
    ]),
  ].flatMap((clause): Found[] => {
    if (clause.kind === 'item' && FOR_LATER.test(clause.text)) return []
    const entry = REFUSAL_HEADING.test(clause.heading) ? undefined : entryOf(clause)
    const [steps] = stepsFor(clause)
    if (entry) return [entry.text || !steps ? entry : { ...entry, text: steps.text ?? '' }]
    if (steps) return [steps]
    const parts = [...partsIn(clause), ...shownWorkIn(clause)]
    const ruleRequests: Found[] = [
      ...explainedTopics(clause.text).map((title) => ({
        title,
        format: formatOfQuestion(title),
        topics: [],
      })),
      ...parts.map((title) => ({ title, format: formatOfTitle(title), topics: [] })),
    ]
    const isNew = ({ title }: Found) =>
      !ruleRequests.some((request) => request.title.toLowerCase().includes(title.toLowerCase()))
    const things = (
      clause.role === 'private' ? pagesIn(clause) : [...thingsIn(clause), ...pagesIn(clause)]
    ).filter(isNew)
    const byRules = [...ruleRequests, ...things]
    const spansInClause = inSpans(clause, MIN_CONFIDENCE).filter(
      ({ title }) => !sharesWords(title, byRules),
    )
    const inClause = [...byRules, ...spansInClause].filter(
      ({ title }) => !isInPageList(clause, title),
    )
    return inClause.map((request) =>
      request.format === 'questions'
        ? { ...request, topics }
        : { ...request, text: bracketedListAfter(request.title, clause.text) },
    )
  })
  // What the client calls a page is its heading.
  const found = [
    ...named,
    ...otherRequests.filter(
      ({ title }) =>
        !named.some((page) => page.title.toLowerCase().includes(title.toLowerCase())) &&
        !sharesWords(title, named),
    ),
  ]
  const separate = found.flatMap((request) =>
    request.title.split(SECOND_PAGE).map((title) => ({ ...request, title })),
  )
  // 'A page about where the wood comes from' keeps its last word.
  const all = clauses.map(({ text }) => text.toLowerCase()).join('\n')
  const requests = separate.map(
    (request): Request => ({
      text: '',
      ...request,
      title: capitalise(
        request.title
          .replace(/ comes?$/, (end) =>
            all.includes(`${request.title.toLowerCase()} from`) ? `${end} from` : end,
          )
          .replace(EXPLANATION_OF, '')
          .replace(
            /^(?:(?:short|simple|brief|quick|little) )*(?:page|section|bit|blurb) (?:about|on) (?=\p{L})/iu,
            '',
          )
          .replace(/^tables? of (?=\p{L})/iu, '')
          .replace(/\s(?:at|up|on) (?:the )?top$/iu, '')
          .replace(/^pages? (?:of|about|on|for|with) (?=\p{L})/iu, '')
          .replace(/^weeks? (?!(?:program|programme|course|term)\b)(?=\p{L})/iu, 'this week’s ')
          .replace(/^pages? (?:per|for each) (\p{L}+?)s?$/iu, '$1s')
          .replace(SUFFICES, '')
          // 'Timetable that’s readable on a phone'
          .replace(
            /,? (?:that|which)(?:’s| is| are) (?:easy|readable|clear|simple|big|short|up to date|visible|printable)\b.*$/i,
            '',
          )
          .replace(/\s(?:sorted|grouped|filtered|organised) (?:by|into) .*$/i, '')
          // 'Second hand list that I can change myself'
          .replace(
            /,? (?:(?:that|which) )?(?:I|we|he|she|they|\p{Lu}\p{Ll}+) can (?:change|edit|update|add to|keep up|manage|do)\b.*$/u,
            '',
          )
          // 'Timetable changes each term', 'a page listing stockists'
          .replace(/^(timetable|schedule|menu|roster|calendar) (?:changes|lives|sits)$/i, '$1')
          .replace(/^listing (?=\p{L}{4})/iu, '')
          .replace(/^["“”‘’']+|["“”]+$/g, '')
          // 'Is my old piano worth fixing'
          .replace(/^((?:is|are|do|does|can|should|will) .*[^?])$/iu, '$1?'),
      ),
    }),
  )
  const isNamed = (title: string) => named.some((page) => page.title === title)
  return requests.filter(
    ({ title, format }, index) =>
      // 'The restoration of No. 217' would be cut off at its full stop.
      !/\bno$|[’']s$/i.test(title) &&
      (isNamed(title) || !NOT_A_PAGE.test(title)) &&
      // '…, which we turn around in a day' elaborates on the words before it.
      !/^(?:which (?:is|are|was|were|we|I|they|has|have|can|will)|that|who|what’s being)\b/i.test(
        title,
      ) &&
      !PAGE_PRODUCTION.test(title) &&
      !NOT_CONTENT.test(title) &&
      !NOT_ABOUT_CONTENT.test(title) &&
      requests.findIndex(
        (other) =>
          // 'Load charts' and 'load charts pdf' are the same thing.
          `${stemOf(title)} `.startsWith(`${stemOf(other.title)} `) ||
          (format === 'questions' && other.format === format),
      ) === index,
  )
}
/** The entries under 'What we don’t want' are not requests. */
const REFUSAL_HEADING = /\b(?:don’t|do not|no|not|never|avoid)\b/i
/** Remarks about how a page is made, who approves it and what visitors do on it are not content. */
const PAGE_PRODUCTION =
  /^\p{L}+-ish$|^\p{L} |^(?:confidence|trust)\b|\bWCAG\b|^left(?: over)?$|^questions?-and-answers?$|^(?:which|facts?|that|what)$|^(?:works?|loads?|runs?|opens?) (?:\p{L}+ )?(?:on|in|with|over)\b|^which one\b|^home(?:,|$)|^opening$|^contact details$|\b(?:licen[cs]ed|insured|accredited|registered|qualified)$|\baccessibility standards?$|\bplain english\b|^what happened\b|^advertising (?:rules|regulations|guidelines|laws)\b|\b(?:tone|grid|typography|fonts?|look|feel|layout|header|footer|entrance|feed|own booking forms?|call|committee|reminder sign)$|^what (?:I|we) mean$|^(?:nice|good|great) looking\b|^(?:recruit|receive|attract|afters?$|separate|short plain|(?:service |own )?pages? for each)\b|^service pages\b/iu
/**
 * 'Need fixtures, rego information and sponsors' logos' is about the website without mentioning it.
 */
const REQUEST_START =
  /^(?:need|needs|want|would like|must have|please (?:add|show|list|include))\s(?!(?:more|new|to|a new|some more|some help|help|staff|people)\b)/i

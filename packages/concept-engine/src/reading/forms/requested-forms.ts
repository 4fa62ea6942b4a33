import type { Clause } from '../clauses/clause.ts'
import { asEntry } from '../clauses/extend-spans.ts'
import type { Span } from '../clauses/tagger.ts'
import { capitalise, wordsOf } from '../english/sentences.ts'
import { directQuestion } from '../statements/direct-question.ts'
import { addressVisitors } from '../statements/to-visitors.ts'

/** A form that the client asks for, with the fields that visitors should fill in. */
export interface RequestedForm {
  /** The form's name in the client's words: 'Request a tuning', 'Booking form'; or ''. */
  title: string
  /** 'Suburb', 'When was it last tuned', in the client's words, without duplicates. */
  fields: string[]
}

const FIELD_MAX = 56
/** The same with what can be chosen: 'level - never signed / know some'. */
const FIELD_WITH_OPTIONS_MAX = 110
/** Words that are not a field name by themselves, or that are about the website. */
const NOT_A_FIELD =
  /^(?:because|due to|for privacy|so|I|we|(?:show|display|let|allow) (?!.*\bthis\b))\b|\bas an option$|^(?:about us|contact us|home ?page|it|that|this|them|they|you|us|form|forms|online|details|stuff|things|etc|name|(?:quote|booking|enquiry|contact|request|order) forms?\b.*|[\p{L} ]+ clients|maybe\b.*|whatsapp|messenger|facebook|insta(?:gram)?|sms|free|anonymous|simple|short|(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*(?: (?:mornings?|afternoons?|evenings?|nights?))?)$|\b(?:pdf|download)\b|^phone(?: (?:no|number))?\.? ?\d|\b(?:web ?site|page|button|gallery|calendar|calculator|must|should|sends?|emails?)\b|^cut[- ]?off\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? (?:noon|midday|\d)/iu
/** Words before a field that are not part of it. */
const FIELD_LEAD_IN =
  /^(?:forms? (?:to [^,]{3,24} )?with |then (?:they |you )?(?:pick|choose|select|enter|say) |name (?!(?:of|on|for|to|as|in)\b)(?=[a-z])|(?:people|customers|clients|visitors|parents|them|folks|everyone) to (?:be able to )?|tick ?box(?:es)? (?:for |to )?|(?:let|have|make) (?:them|people|us|you) (?:say|tell us|know|add|upload|attach|send|put)\s|(?:an? )?(?:space|spot|box|field|place|room|option) (?:for|to (?:say|put|add|attach|upload|enter|share|send)) |(?:and|or|plus|also|with|the|an?|their|there|they’re|your|how about|only|just|put|attach|upload(?! of\b)|add|give|say|tell us|enter|leave|fill in|few)\s)+/i
const FIELD_TAIL =
  /(?<!\s(?:is|are|was|be))\s(?:in|on|at|for|of|to|and|or|with)$|\sand (?:put|say|give|then|pick)$|\s(?:so|because|cause|cos|back|please|etc|on (?:the|our) (?:web ?)?(?:site|page))\b.*$|[\s,;:.–—-]+$/i

const YES_OR_NO = /^([^?]+?)[\s,(]*(?:y ?\/ ?n|yes ?\/ ?no|yes or no)[)?]*$/i
/** Words in quotation marks are an example: 'a "tell me when you post" signup'. */
const isInQuotes = ({ clause, start }: Span, clauses: readonly Clause[]) =>
  (clauses[clause]?.text.slice(0, start).match(/["“”]/g)?.length ?? 0) % 2 === 1

/**
 * A field as the form shows it; undefined if the text is not a field. In a list of fields,
 * something that a website contains is a field as well.
 */
export function fieldTitle(wording: string, isListed = false): string | undefined {
  const trimmed = wording.replace(/^["“”'’\s]+|["“”'’\s]+$/g, '').replace(FIELD_LEAD_IN, '')
  // 'Must stay open Y/N'
  const [, toConfirm = ''] = YES_OR_NO.exec(trimmed) ?? []
  if (/\b(?:must|should)\b/i.test(toConfirm) && toConfirm.length <= FIELD_MAX)
    return `${capitalise(toConfirm)}?`
  const label = (
    directQuestion(trimmed) || /^(?:does|do|is|are|can|will|did|has|have) /i.test(trimmed)
      ? trimmed.replace(/[\s,;:.–—-]+$/, '')
      : trimmed.replace(FIELD_TAIL, '')
  )
    .replace(/\s(?:as an? )?(?:optional|required|mandatory)(?: field)?$/i, '')
    .replace(/,? (?:that’s|which is|it’s) (?:the|an?) [^,]*$/i, '')
    .replace(/^fields? (?:for|like|such as) (?:the |their )?/i, '')
    // '… and number of guests would save us many emails'
    .replace(
      /^(?!if\b|whether\b|who\b|what\b|which\b|how\b)(.*?) (?:would|will|could) (?:really |also )?(?:save|help|be|make|do|stop|cut)\b.*$/i,
      '$1',
    )
    .replace(/\bif (?:they|you) (care|know|have (?:one|any|it)|want|wish|like)\b/i, 'if you $1')
    // 'Stairs how many stairs' says the same thing twice.
    .replace(/^(\p{L}{4,}),? (how many \1)$/iu, '$2')
    .replace(/^(?:qty|no|no\.|number) of /i, 'number of ')
    // 'Whether you’ve had a go yourself'
    .replace(
      /^(?:if|whether) (?:you’ve|they’ve|you have|they have) (?=(?:had|been|got|done|tried|used|seen)\b)/i,
      'have you ',
    )
    .replace(/^qty$/i, 'quantity')
    .replace(/(?<=\p{L} )exp$/iu, 'expiry')
    .replace(/\bd\.?o\.?b\b\.?/i, 'date of birth')
    .replace(/^(?:(?:my|the|your) )?(?:kids?|childs?|children’?s?)[’']?s? name$/i, 'child’s name')
    .replace(/^(dog|cat|pet|horse|bride|groom|student|owner)s? name$/i, '$1’s name')
    .replace(/^little about/i, 'a little about')
    .replace(/[?"”’!]+$/, '')
    .replace(/["“”]/g, '')
    .trim()
  const isOpen = (label.match(/\(/g)?.length ?? 0) !== (label.match(/\)/g)?.length ?? 0)
  const withoutBrackets = isOpen ? label.replace(/\s*\([^)]*$|^[^(]*\)\s*/g, '') : label
  if (
    withoutBrackets.length < 3 ||
    withoutBrackets.length >
      (/\s[-–—]\s[^/]+\//.test(withoutBrackets) ? FIELD_WITH_OPTIONS_MAX : FIELD_MAX) ||
    NOT_A_FIELD.test(withoutBrackets)
  )
    return undefined
  if (!isListed && SITE_CONTENT.test(withoutBrackets)) return undefined
  // 'How many animals, whether they can be kept dry' is about the animals.
  if (/^(?:if|whether) they can be /i.test(withoutBrackets))
    return capitalise(withoutBrackets.replace(/^(?:if|whether) they can be /i, 'can they be '))
  return capitalise(
    directQuestion(withoutBrackets) ??
      addressVisitors(withoutBrackets.replace(/^(?:if|whether) /i, '')),
  )
}

/**
 * A single run of words counts as a field only above this confidence, unless its clause mentions a
 * form.
 */
const MIN_CONFIDENCE = 80
/** Things that visitors do by filling in a form. */
const FORM_ACTION =
  /^(?:book|request|order|enrol|join|register|apply|hire|get|ask|send|reserve|rent|arrange|enquire|instruct|refer|report|submit|lodge|sign up)\s/i
/** 'The form should ask for the date': a form asks, and no visitor does. */
export const isFormAction = (action: string, clause: Clause | undefined): boolean =>
  /^asks?\b/i.test(action) &&
  (/^asks? (?:for )?(?:the|their|which|what|how|if)\b/i.test(action) ||
    /\bforms?\b[^.;]{0,24}\bask/i.test(clause?.sentence ?? ''))
/** 'Form' and 'the form' are not names of a form. */
const UNNAMED_FORM =
  /^forms? fields?$|^(?:the |an? |our )?(?:online |simple |proper |short |web )?forms?(?: needs?| with| asks?)?$/i

/** The words that precede a run of words in its sentence. */
function wordsBefore({ clause, start }: Span, clauses: readonly Clause[]): string {
  const { sentence = '', text = '' } = clauses[clause] ?? {}
  return sentence.slice(0, Math.max(0, sentence.indexOf(text)) + start)
}

/** Wording that introduces a form's fields: 'form with', 'form (', 'form: ', 'form, how many'. */
const FORM_INTRODUCTION =
  /\b(?:forms?|requests?|enquir(?:y|ies)|bookings?|applications?)\b(?:[^.,;:()]{0,24}(?:\(|:)|,?\s(?:with|asking|collecting|that (?:asks?|has|wants)|which asks?|where (?:they|people|you)|to (?:say|put|tell)|needs?|including|has|asks?|should (?:ask|collect|have|say)|collects?)\b)/i
/** 'Farm name and rough metres on form': the fields come before the form. */
const FIELDS_BEFORE_FORM = /\b(?:on|in) (?:the |a |our |your )?(?:\p{L}+ )?forms?[.!]?$/iu
const FORM_BEFORE = /\bforms?,\s*$/i
/** Other ways to say that visitors fill something in. */
const FILL_IN_VERB =
  /\b(?:tell(?:ing)? (?:us|me)|uploads?|puts? (?:in|down|(?:their|your)(?! names? (?:down|in|forward)))|writes? down|leaves?|forms? takes?|fill(?:s|ing)? in|enters?|give (?:us|me)|asks?|asking|types? in|chooses?|choosing|picks?|picking|selects?|select(?:ing)?|giving|sends? (?:us|me)|say(?:s|ing)?|(?:space|spot|box|field|place|room)s? (?:for|to)|with (?:their|your|the))\b[^.]*$/i
const QUESTION_START =
  /^(?:how (?:many|much|old|long|far|big)|what|which|when|where|number|no\.|size|date|is|are|do|does|can)\b/i
/** Contents of a website, which visitors do not fill in. */
export const SITE_CONTENT =
  /\b(?:polic(?:y|ies)|galler(?:y|ies)|faqs?|fees|lists?|handouts?|instructions|calendars?|wait ?lists?|enrolments?|log ?ins?|licences|handbook|news\w*|notices?|map|recipes|minutes|stories|sponsors|turnaround|portal|downloads?|(?:drivers?|staff|volunteers?|helpers|backpackers?) wanted|price guide|certs?|certificates?|checklists?)\b|^how (?!many|much|old|long|far|big)/i

/** Whether a text mentions a form together with its fields. */
export const mentionsFormFields = (text: string): boolean =>
  FORM_INTRODUCTION.test(text) ||
  /\bforms?,\s(?:how|what|which|when|where|number|size|date)\b/i.test(text)

/** 'Whose income does not fit a bank’s form: nurses': somebody else's form, not the website's. */
const OTHERS_FORM = /[’']s (?:\p{L}+ )?forms?\s*[:(]?\s*(?:\p{L}+, )*$/iu
const CUSTOMER_QUESTION =
  /\b(?:customers?|clients?|people|parents|patients|teachers|guests|they|everyone|everybody|visitors)\b[^.]*\b(?:asks?|asked|wonders?|wants? to know)\b/i

/** The end of the bracket that contains a run of words; undefined if it is not in a bracket. */
function bracketEnd({ clause, start }: Span, clauses: readonly Clause[]): number | undefined {
  const text = clauses[clause]?.text ?? ''
  const openIndex = text.lastIndexOf('(', start)
  if (openIndex < 0 || text.slice(openIndex, start).includes(')')) return undefined
  const closeIndex = text.indexOf(')', start)
  return closeIndex < 0 ? text.length : closeIndex
}

/** Whether the words before the first field of a form introduce something to fill in. */
function isIntroduced(first: Span, clauses: readonly Clause[]): boolean {
  const before = wordsBefore(first, clauses)
  const { kind = '', heading = '' } = clauses[first.clause] ?? {}
  // 'Customers regularly ask how long a battery lasts' is a question that customers ask.
  if (CUSTOMER_QUESTION.test(before) || OTHERS_FORM.test(before)) return false
  return (
    FORM_INTRODUCTION.test(before) ||
    (FORM_BEFORE.test(before) && QUESTION_START.test(first.text)) ||
    FILL_IN_VERB.test(before) ||
    (kind === 'item' && /\b(?:forms?|fields|ask)\b/i.test(heading)) ||
    /^upload\b/i.test(first.text) ||
    (FORM_ACTION.test(before) && /[(:][^)]*$/.test(before)) ||
    FIELDS_BEFORE_FORM.test(clauses[first.clause]?.text ?? '')
  )
}

/** 'Because of confidentiality and conflict checks': a reason for asking is not a field. */
const isReason = (span: Span, clauses: readonly Clause[]) =>
  /\bbecause of\b[^.;]*$/i.test(wordsBefore(span, clauses))

/** 'Role (owner, tenant, committee)': the words in brackets after a field are its options. */
function isChoice(span: Span, clauses: readonly Clause[], fields: readonly Span[]): boolean {
  const before = wordsBefore(span, clauses)
  const openIndex = before.lastIndexOf('(')
  if (openIndex < 0 || openIndex < before.lastIndexOf(')')) return false
  const named = before.slice(0, openIndex).trimEnd().toLowerCase()
  return fields.some(({ text }) => named.endsWith(text.replace(/\s*\(.*$/, '').toLowerCase()))
}

const isPartOf = (field: string, other: string) =>
  ` ${other.toLowerCase()} `.includes(` ${field.toLowerCase()} `)

/** With this many fields in one bracket it is a list, and its other entries are fields as well. */
const MIN_LISTED_FIELDS = 3
/**
 * The fields of '(site, date, load weight, radius, height)', including those that the model did not
 * find.
 */
function completeLists(fields: readonly Span[], clauses: readonly Clause[]): Span[] {
  return clauses.flatMap(({ text }, clause) => {
    const clauseFields = fields.filter((span) => span.clause === clause)
    const lists = [
      ...text.matchAll(/\(([^()]+)\)|(?<=form[^:.]{0,40}):([^:.]+)(?=[.]?$)/giu),
    ].flatMap(({ 0: match, 1: inBrackets, 2: behindColon, index }) => {
      const list = inBrackets ?? behindColon ?? ''
      const isInside = ({ start }: Span) => start > index && start < index + match.length
      const inside = clauseFields.filter(isInside)
      const [like] = inside
      if (!like || inside.length < MIN_LISTED_FIELDS) return []
      let start = index + 1
      const entries = list.split(',').map((entry): Span => {
        const from = start + entry.length - entry.trimStart().length
        const end = start + entry.trimEnd().length
        start += entry.length + 1
        return { ...like, start: from, end, text: entry.trim() }
      })
      const isFound = ({ start: from, end }: Span) =>
        inside.some((span) => span.start < end && span.end > from)
      return entries.filter((entry) => entry.text !== '' && !isFound(entry))
    })
    return [...clauseFields, ...lists].toSorted((a, b) => a.start - b.start)
  })
}

/** 'What I leave to others: watches of any kind' lists what is not done. */
const REFERRED_ELSEWHERE =
  /\b(?:leave|refer|send|pass)\b[^.:]*\b(?:others|elsewhere|someone else)\s?:/i

/** The forms that the clauses ask for, built from the runs of words found in them. */
export function requestedFormsOf(
  clauses: readonly Clause[],
  requests: readonly Span[],
  actions: readonly Span[],
): RequestedForm[] {
  const isRequested = ({ clause }: Span) => clauses[clause]?.role !== 'business'
  const named = completeLists(
    requests
      .filter(
        ({ kind, clause }) =>
          kind === 'field' && !REFERRED_ELSEWHERE.test(clauses[clause]?.sentence ?? ''),
      )
      .filter((span) => !isInQuotes(span, clauses)),
    clauses,
  )
  // Clauses about the business supply fields only if no other clause does.
  const requested = named.some(isRequested) ? named.filter(isRequested) : named
  const groups: Span[][] = []
  for (const span of requested.filter(
    (field) => !isReason(field, clauses) && !isChoice(field, clauses, requested),
  )) {
    const last = groups.at(-1)?.at(-1)
    // Words in another sentence are not a field of this form, unless they are an entry of its list.
    const isNearby =
      last &&
      (clauses[span.clause]?.sentence === clauses[last.clause]?.sentence ||
        (span.clause - last.clause <= 1 && clauses[span.clause]?.kind === 'item'))
    if (isNearby) groups.at(-1)?.push(span)
    else groups.push([span])
  }
  // Words before the ones that introduce a form are not fields of it.
  return groups.flatMap((groupSpans) => {
    const group = groupSpans.slice(groupSpans.findIndex((span) => isIntroduced(span, clauses)))
    const [first] = group
    if (!first || !isIntroduced(first, clauses)) return []
    const inBracket = bracketEnd(first, clauses)
    const listed =
      inBracket === undefined
        ? group
        : group.filter(({ clause, end }) => clause === first.clause && end <= inBracket)
    const fields = listed.flatMap(
      (span) => fieldTitle(asEntry(span, clauses[span.clause] as Clause).text) ?? [],
    )
    // 'Tyre size' and 'size' are the same field.
    const clauseFields = fields.filter(
      (field, i) =>
        !fields.some(
          (other, index) =>
            index !== i && isPartOf(field, other) && (index < i || field.length < other.length),
        ),
    )
    const isForm = /\bforms?\b/i.test(clauses[first.clause]?.sentence ?? '')
    // 'Upload a photo for a quote' asks for more than the photo.
    const isPhoto =
      clauseFields.length === 1 &&
      /^(?:photos?|pictures?|pics?|images?)$/i.test(clauseFields[0] ?? '')
    if (
      clauseFields.length === 0 ||
      (clauseFields.length === 1 && first.score < MIN_CONFIDENCE && !isForm) ||
      isPhoto
    )
      return []
    const before = (spans: readonly Span[]) =>
      spans.findLast(
        ({ clause, start }) =>
          (clause < first.clause && first.clause - clause <= 2) ||
          (clause === first.clause && start < first.start),
      )
    const named = before(
      requests.filter(({ kind, text }) => kind === 'form' && !UNNAMED_FORM.test(text)),
    )
    const action = before(
      actions.filter(
        ({ text, clause }) => FORM_ACTION.test(text) && !isFormAction(text, clauses[clause]),
      ),
    )
    const title = (named ?? action)?.text ?? ''
    return [
      {
        title:
          wordsOf(title).length <= 6
            ? capitalise(addressVisitors(title.replace(/^(?:the|an?|our)\s/i, '')))
            : '',
        fields: clauseFields,
      },
    ]
  })
}

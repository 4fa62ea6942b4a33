/** What a description says, in the person's own words. */
export interface Reading {
  /** Sentences about the business, whole, with a full stop. */
  statements: string[]
  /** What it is, without an article: 'coffee roastery and café in Brunswick'. */
  nature: string | undefined
  /** Things it offers or does, as short sentences or phrases. */
  offers: Offer[]
  /** Figures with what they count. */
  figures: { value: string; label: string }[]
  place: string | undefined
  /** What visitors of the site should be able to do, as a button says it. */
  actions: string[]
}

export interface Offer {
  title: string
  text: string
}

const VERBS =
  'accept|add|answer|arrange|audit|bake|book|bring|brew|build|buy|care|carry|check|clean|close|compare|connect|cook|cover|create|deliver|design|develop|draw|enrol|explain|export|fix|find|fit|follow|give|grow|handle|help|hire|host|import|install|invite|join|keep|lend|list|make|manage|model|move|offer|open|order|paint|pay|plan|plant|prepare|print|process|produce|provide|publish|read|reach|rent|repair|report|request|reserve|ride|roast|run|schedule|see|sell|send|serve|share|ship|show|source|stock|supply|support|take|teach|test|track|train|treat|turn|use|visit|walk|wash|work|write'

/** What the site is to do is for its maker; it is not shown as copy. */
const ABOUT_THE_SITE =
  /\b(?:we want|we need|we would like|we'd like|i want|i need|the (?:web)?site|website|web page|landing page|should|visitors|need to|looking for|show (?:the|real|before)|home ?page)\b/i

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const withStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
const words = (text: string) => text.split(/\s+/).filter(Boolean)

function sentencesOf(description: string): string[] {
  return description
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .split(/(?<=[.!?])\s+|\n+|;\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** 'We roast …, sell … and run …' has three parts, each with a verb of its own. */
function clausesOf(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/, '')
  const match = /^(?:we|our team)\s+(?:also\s+)?(.*)$/i.exec(body)
  if (!match?.[1]) return []
  const parts = match[1].split(
    new RegExp(
      `,\\s+and\\s+(?=(?:${VERBS})\\b)|,\\s+(?=(?:${VERBS})\\b)|\\s+and\\s+(?=(?:${VERBS})\\b)`,
      'i',
    ),
  )
  return parts.map((part) => `We ${part.trim()}`)
}

/** 'Online booking, clear fees, and a page for each' lists things, if it has no verb of its own. */
function listOf(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/, '')
  const parts = body
    .split(/,\s+and\s+|,\s+|\s+and\s+(?=\p{L}+\s\p{L}+$)/u)
    .map((part) => part.trim())
  const plain = parts.every(
    (part) => words(part).length <= 8 && !/^(?:we|they|it|you|our)\b/i.test(part),
  )
  return parts.length >= 2 && plain ? parts : []
}

const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'in',
  'on',
  'at',
  'to',
  'and',
  'or',
  'with',
  'by',
  'from',
  'our',
  'your',
  'each',
  'every',
  'we',
])

/** A title out of the words of a clause: the few that carry it, ending on a full one. */
function titleOf(clause: string): string {
  const bare = clause.replace(/^(?:we|a|an|the)\s+/i, '')
  const list = words(bare)
  const cut = list.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:that|so|because|which|when|where|who|until|with|for|by|from|on|at|to|in|down|after|without|under|from)$/i.test(
        word,
      ),
  )
  let kept = list.slice(0, cut > 1 ? Math.min(cut, 5) : 5)
  while (kept.length > 1 && SMALL.has((kept.at(-1) ?? '').toLowerCase())) kept = kept.slice(0, -1)
  return capitalise(kept.join(' ').replace(/[,:]$/, ''))
}

const STOP_LABEL =
  /^(?:for|in|on|at|to|and|or|that|so|with|from|by|of|as|is|are|until|when|we|than|per|each|every|down|after|a|an|the)$/i

function figuresOf(statements: string[]): Reading['figures'] {
  const found: Reading['figures'] = []
  for (const sentence of statements) {
    for (const match of sentence.matchAll(
      /(?<![\w#$.:-])(\d{1,3}(?:,\d{3})+|\d+)(?:\s?(%|km|kg|m²|minutes?|hours?|days?|weeks?|years?))?\s+((?:[\p{L}’'-]+\s?){0,5})/gu,
    )) {
      const [, number = '', unit = '', rest = ''] = match
      const label: string[] = []
      for (const word of words(rest)) {
        if (STOP_LABEL.test(word)) break
        label.push(word)
        if (label.length === 3) break
      }
      if (/^(?:am|pm|a\.m\.|p\.m\.)$/i.test(label[0] ?? '')) continue
      const text = [/^(?:%|km|kg|m²)$/.test(unit) ? '' : unit, ...label].filter(Boolean).join(' ')
      const value = /^(?:%|km|kg|m²)$/.test(unit)
        ? `${number}${unit === '%' ? '' : ' '}${unit}`
        : number
      if (text && !/^(?:19|20)\d\d$/.test(number)) found.push({ value, label: text })
    }
  }
  return found
    .filter(({ label }, index) => found.findIndex((other) => other.label === label) === index)
    .slice(0, 4)
}

const placeOf = (text: string) =>
  /\b(?:in|at|around|across|near)\s+((?:the\s+)?\p{Lu}[\p{L}’'-]+(?:\s+(?:and\s+)?(?:\p{Lu}[\p{L}’'-]+))*)/u.exec(
    text,
  )?.[1]

/** Verbs of the site's visitors, as a button says them. */
const ACTIONS: [RegExp, string][] = [
  [/\bbook(?:s|ing)? (?:a )?table/i, 'Book a table'],
  [/\btest ride/i, 'Book a test ride'],
  [/\b(?:request|book) (?:a )?demo/i, 'Request a demo'],
  [/\b(?:ask for|request) (?:an? )?appraisal/i, 'Request an appraisal'],
  [/\bquote request|\bask for (?:a )?quote|\bget a quote/i, 'Get a quote'],
  [/\benrol/i, 'Enrol online'],
  [/\bbook a call|\bask for a call/i, 'Book a call'],
  [/\bconsultation/i, 'Request a consultation'],
  [/\btrial\b/i, 'Book a trial'],
  [/\bfirst meeting/i, 'Ask for a first meeting'],
  [/\bsite visit/i, 'Book a site visit'],
  [/\bbook (?:a )?tour/i, 'Book a tour'],
  [/\bbook (?:seats|tickets)|\btickets\b/i, 'Book seats'],
  [/\btime to visit/i, 'Find a time to visit'],
  [/\breserve (?:a |your )?home/i, 'Reserve a home'],
  [/\bfirst visit\b/i, 'Arrange a first visit'],
  [/\bbook (?:a )?first chat/i, 'Book a first chat'],
  [/\bcheck dates/i, 'Check dates'],
  [/\bwholesale (?:enquir|order)/i, 'Order wholesale'],
  [/\bbook(?:ing)? online|\bonline booking|\bappointment/i, 'Book online'],
  [/\bsell (?:\d+ products )?online|\bshop online|\bbuy online/i, 'Shop online'],
  [/\btimetable\b/i, 'See the timetable'],
  [/\bmenu\b/i, 'See the menu'],
  [/\bopen homes/i, 'See open homes'],
]

/** Reads a description of up to 2,000 characters. Nothing in the result is invented. */
export function readDescription(description: string): Reading {
  const sentences = sentencesOf(description)
  const about = sentences.filter((sentence) => !ABOUT_THE_SITE.test(sentence))
  const statements = (about.length > 0 ? about : sentences).map((sentence) =>
    withStop(capitalise(sentence)),
  )
  const first = statements[0] ?? ''
  const nature = /^(?:(?:we are|we're|i am|i run|we run)\s+)?(?:an?|the)\s+(.{6,90}?)[.,]?$/i.exec(
    (first.split(/\s+(?:that|which|who)\s+|[,.;:]\s?/)[0] ?? '').trim(),
  )?.[1]

  const offers: Offer[] = []
  for (const statement of statements) {
    const clauses = clausesOf(statement)
    if (clauses.length > 0) {
      for (const clause of clauses) offers.push({ title: titleOf(clause), text: withStop(clause) })
    } else {
      for (const item of listOf(statement))
        offers.push({ title: titleOf(item), text: withStop(capitalise(item)) })
    }
  }
  return {
    statements,
    nature,
    offers: offers.filter(
      ({ title }, index) =>
        title.length > 3 && offers.findIndex((other) => other.title === title) === index,
    ),
    figures: figuresOf(statements),
    place: placeOf(description),
    actions: ACTIONS.flatMap(([pattern, label]) => (pattern.test(description) ? [label] : [])),
  }
}

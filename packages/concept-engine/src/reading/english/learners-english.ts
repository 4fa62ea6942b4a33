import { tokensOf } from './tokens.ts'

/** Verbs that learners of English leave without the ending of the third person. */
const VERBS =
  'speak|work|teach|come|live|make|know|like|love|want|need|help|drive|cook|use|run|take|give|start|offer|clean|fix|sell|look|grow|bring|wear|say|think|hate|understand'
const IRREGULAR: Record<string, string> = {
  have: 'has',
  do: 'does',
  teach: 'teaches',
  fix: 'fixes',
}
/** After one of these the verb has no ending: 'does she speak', 'so that he come'. */
const AUXILIARY_BEFORE =
  '(?<!\\b(?:do|does|did|can|could|will|would|should|must|may|might|let|make|makes|help|helps|see|if|that|whether|suggest|suggests) )'
const WITHOUT_ENDING = new RegExp(
  `${AUXILIARY_BEFORE}\\b(he|she) ((?:also|only|always|still|never|usually) )?(${VERBS}|have|do)(?![’'\\p{L}])`,
  'giu',
)
const DOES_NOT = new RegExp(
  `${AUXILIARY_BEFORE}\\b(he|she) (?:don’t|don't|do not)(?!\\p{L})`,
  'giu',
)
/** 'We doing cleaning': words in -ing that are no forms of a verb are left alone. */
const WITHOUT_BE =
  /(?<=^|[.!?\n,;] ?|\b(?:hello|hi|and|but|so|because|as) )(we|I|they) (?!(?:bring|ring|sing|spring|sling|swing|fling|cling|string|wring|sting|ping|wing|king|thing|during|spring)\b)(\p{Ll}{2,}ing)(?= \p{L})/giu
/** 'Oven include.' */
const INCLUDED =
  /(?<=(?:^|[.!?,;\n] ?)(?:\p{L}+ ){1,3})(?<!s |\b(?:we|I|you|they|to|also|can|will|not|do) )include(?=\s*(?:[.!,;\n]|$))/giu
/** 'If agent not happy' */
const NOT_HAPPY =
  /\b(if|when) ((?:the |your )?(?!(?:is|are|was|were|am|be|been|do|does|did|have|has|had|or|and|but|still|really|you’re)\b)\p{Ll}+)? ?not (happy|satisfied|sure|ok|okay|available|home|ready)\b/giu
const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty'
/** 'We are two teacher, two car': a counted thing at the end of its phrase. */
const COUNTED = new RegExp(
  `\\b(${COUNT}) ((?!(?:dozen|hundred|thousand|million|metre|kilo|percent|foot|half|quarter|sheep|fish|deer|star|minute|hour|day|week|month|year|man|woman|child|person)\\b)\\p{Ll}{2,}[^s\\P{L}])(?=\\s*(?:[,.;)]|$)| (?:and|or|\\$\\d))`,
  'giu',
)
/** 'One lesson 60 minute $70' */
const DURATION = new RegExp(
  `\\b(\\d{2,3}|${COUNT}) (minute|hour|day|week|month|year)(?=\\s*(?:[,.;)]|$)| \\$\\d)`,
  'giu',
)
/** A single one may be a slip, or a compound: 'ten gauge'. */
const MIN_COUNTED = 2
const TRADES =
  'instructor|teacher|tutor|driver|cleaner|painter|builder|plumber|electrician|mechanic|tailor|baker|chef|cook|gardener|hairdresser|barber|photographer|designer|dentist|doctor|nurse|accountant|therapist|trainer|coach|carpenter|plasterer|tiler|welder|farmer|grower|butcher|translator|interpreter|musician|technician|repairer|dressmaker|seamstress|upholsterer|handyman|contractor|consultant|agent|specialist|beautician|masseuse|midwife|engineer|lawyer|broker'
/** 'I am driving instructor in Dandenong' */
const WITHOUT_ARTICLE = new RegExp(
  `\\b(I am|I’m|he is|he’s|she is|she’s) ((?!(?:an?|the|your|our|my|his|her|not|also|just|still|now)\\b)(?:(?!(?:an?|the|your|our|my|his|her|and|or|to|of|with|from)\\b)\\p{L}+ ){0,2}(?:${TRADES}))(?=\\s*(?:[,.;]|$)| (?:in|at|from|for|and|with|since|who|of|registered|licen[cs]ed|qualified)\\b)`,
  'giu',
)
/** 'Twenty thirteen' is a year, and 'seventy-nine now' counts nothing. */
const isCountable = (counted: string) => {
  const noun = tokensOf(counted)[1]
  return noun?.pos === 'NOUN' && !/(?:teen|ty|ten|eleven|twelve)$/.test(noun.lower)
}
const withPlurals = (text: string) => {
  const counted = (text.match(COUNTED) ?? []).filter(isCountable)
  if (counted.length < MIN_COUNTED) return text
  const plural = (noun: string) =>
    /(?:ch|sh|x|z)$/.test(noun) ? `${noun}es` : noun.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')
  return text
    .replace(COUNTED, (match, count: string, noun: string) =>
      isCountable(match) ? `${count} ${plural(noun)}` : match,
    )
    .replace(DURATION, '$1 $2s')
}
const BE: Record<string, string> = { we: 'We’re', i: 'I’m', they: 'They’re' }

/**
 * English with the endings and the forms of 'be' that learners leave out: 'she speak' becomes 'she
 * speaks', 'we doing cleaning' 'we’re doing cleaning'.
 */
export const withVerbForms = (text: string): string =>
  withPlurals(text)
    .replace(WITHOUT_ARTICLE, (match, subject: string, trade: string) =>
      // 'I am Ahmad instructor'
      /^\p{Lu}/u.test(trade)
        ? match
        : `${subject} ${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`,
    )
    // 'I start 2016', 'my cousin Laila also teaching with me', 'they can not read good'
    .replace(/\b(I|we|he|she|they) start (?=(?:19|20)\d\d\b)/giu, '$1 started in ')
    .replace(/(?<=\b\p{Lu}\p{Ll}+ )also (\p{Ll}+ing) (?=with|for|at|in|here)/gu, 'is also $1 ')
    .replace(
      /(?<=\b(?:read|speak|write|drive|sing|cook|sew|understand)s? (?:it |English |this )?)good(?=\s*[,.;!]|\s(?:so|and|but|because)\b)/gi,
      'well',
    )
    .replace(/\bfrom other country\b/gi, 'from other countries')
    .replace(/\bafraid for (?=\p{Ll}+ing\b)/giu, 'afraid of ')
    .replace(DOES_NOT, '$1 doesn’t')
    .replace(
      WITHOUT_ENDING,
      (_match, subject: string, adverb = '', verb: string) =>
        `${subject} ${adverb}${IRREGULAR[verb.toLowerCase()] ?? `${verb}s`}`,
    )
    .replace(WITHOUT_BE, (match, subject: string, verb: string) => {
      const form = BE[subject.toLowerCase()] ?? match
      return `${/^\p{Ll}/u.test(subject) ? form.charAt(0).toLowerCase() + form.slice(1) : form} ${verb}`
    })
    .replace(/\bi’m (?=\p{Ll}+ing\b)/gu, 'I’m ')
    // 'I not do dry clean, not do curtain, not do shoe', 'I have shop in Footscray'
    .replace(
      /(?<=^|[.!?\n] ?)(we|I) (?:do )?not (do|sell|make|fix|repair|take|cook|wash|sew|cut) ([^,.\n]{2,30}), not (?:\2 )?([^,.\n]{2,30}?)(?:,? (?:and )?not (?:\2 )?([^,.\n]{2,30}))?(?=[.!\n]|$)/giu,
      (_match, subject: string, verb: string, first: string, second: string, third?: string) =>
        `${subject} don’t ${verb} ${third ? `${first}, ${second} or ${third}` : `${first} or ${second}`}`,
    )
    .replace(/\bdry clean(?=,| or\b|[.!\n]|$)/gi, 'dry cleaning')
    .replace(
      /\b(I|we) (have|run|own|open) (?=(?:small |little |family |big |own )?(?:shop|cafe|restaurant|salon|clinic|studio|business|bakery|workshop|factory|farm|store|school|stall|van)\b)/giu,
      '$1 $2 a ',
    )
    .replace(
      /\b(must|should|can|need to|have to|has to) be (wash|iron|fix|repair|cook|pay|book|order|check|cancel|finish|return|collect|pack)(?=\s|[.,!]|$)/giu,
      (_match, auxiliary: string, verb: string) =>
        `${auxiliary} be ${/^pay$/i.test(verb) ? 'paid' : verb.endsWith('e') ? `${verb}d` : `${verb}ed`}`,
    )
    .replace(/\bbefore (bring|come|send|order|pay|visit)(?=\s|[.,!]|$)/gi, 'before you $1')
    // 'Before I work in factory 11 year so I can do the suit very good'
    .replace(
      /(?<=^|[.!?\n] ?)before (I|we) (work|cook|teach|help|train) (in|at|as|for) (?=(?!an?\b|the\b)\p{Ll}+)(?=[^,]*[.\n])/giu,
      'Before that $1 $2ed $3 ',
    )
    .replace(/\b(\d+) year(?= (?:so|and|but)\b|[.,])/gi, '$1 years')
    .replace(/\b(can (?:do|make|sew|cook|fix) [^.,]{3,30}?) very good\b/gi, '$1 very well')
    // 'We not halal', 'Not take Amex', '9 year experience', 'must order 3 day before'
    .replace(
      /(?<=^|[.!?\n] ?)(we|I|they) not (?=\p{Ll}{3,}\b)(?!only\b|just\b|sure\b)/giu,
      (_match, subject: string) => `${BE[subject.toLowerCase()]} not `,
    )
    .replace(
      /(?<=^|[.!?\n] ?)not (?=(?:take|accept|do|sell|open|deliver|make|use|offer|have)\b)/gi,
      'We don’t ',
    )
    .replace(/\b(\d+) year (?=(?:of )?experience\b)/gi, '$1 years’ ')
    .replace(/\b(\d+) years’ of experience\b/gi, '$1 years of experience')
    .replace(
      /\b([2-9]|\d\d) (day|hour|week)(?= (?:before|notice|ahead|advance|in advance)\b)/gi,
      '$1 $2s',
    )
    // 'Company tax return start at $990', '… depend how messy', 'all is having police check'
    .replace(/(\b\p{L}+[^s\W]) start (at|from) (?=\$)/gu, '$1 starts $2 ')
    .replace(/(?<!\bit |\bthat ),? depend (?:on )?(how|what|which|where) /gi, ', depending on $1 ')
    .replace(
      /\b(?:is|are) having (?=(?:police|insurance|experience|licen[cs]e|certificate|training|own|an? |the |\d))/gi,
      'have ',
    )
    .replace(
      /\bwhat (?:the )?(?:customers?|clients?|people|patients?|students?|parents?|you) (?:need|must|have to|should)(?: to)? bring\b/gi,
      'What to bring',
    )
    .replace(
      /\b(open|start) ((?:an? |the |our |my )?)(bakery|shop|cafe|restaurant|salon|clinic|studio|business|school|store) (in [^.,\n]{2,30}?) since ((?:19|20)\d\d)\b/gi,
      (_match, verb: string, article: string, thing: string, place: string, year: string) =>
        `${/^o/i.test(verb) ? 'opened' : 'started'} ${article || 'a '}${thing} ${place} in ${year}`,
    )
    // 'If bond problem we are coming back free'
    .replace(/\bif ((?:\p{Ll}+ )?problem),? (?=(?:we|I) )/giu, 'if there is a $1, ')
    .replace(/\b(we|I) (?:are|am) coming back (?=free|again|within|in \d)/gi, '$1 come back ')
    // 'Close Tuesday', 'Tet holiday close 5 days'
    .replace(
      /(?<=(?:^|[.!?,;\n] ?)(?:\p{L}+ (?:holidays?|weeks?|days?) )?)(close)(?= (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+ (?:days?|weeks?)|for \d|public holidays?|christmas|easter)\b)/giu,
      (close) => `${close}d`,
    )
    .replace(INCLUDED, 'included')
    .replace(NOT_HAPPY, (match, word: string, subject: string | undefined, state: string) =>
      subject === undefined
        ? match
        : /^you$/i.test(subject)
          ? `${word} you are not ${state}`
          : `${word} ${subject} is not ${state}`,
    )

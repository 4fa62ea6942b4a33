import { isLocality } from './places.ts'

/** Who is not to know, or where it is not to stand. */
const PUBLIC =
  '(?:the )?(?:public|publication|customers?|clients?|patients?|visitors?|everyone|everybody|(?:web ?)?site|page|print)'
const PLACES =
  '(?:the |our |my |your )?(?:new )?(?:web ?site|site|web ?page|page|web|internet|record|gallery)'
const IT =
  '(?:it|this|that|these|those|them|him|her|me|us|so|any of (?:it|this|that)|anything of (?:it|this)|the (?:name|number(?! of\\b)|last bit|next bit))'
const TELL =
  '(?:show|put|list|print|mention|display|publish|include|advertise|use|say|tell|share|post|repeat|reveal|disclose)'
const NOT =
  "(?:don[’']?t|do not|never|not|please not|rather not|rather you didn[’']?t|can[’']?t|can ?not|may not|must(?: not|n[’']?t)|should(?: not|n[’']?t)|shan[’']?t)"
/** Behind it nothing is described any more: 'that is private.' but not 'private lessons'. */
const END =
  '(?=\\s*(?:[.,;:!?)\\n–—]|-\\s|$|please\\b|for (?:now|the moment)\\b|until\\b|and (?:must|should|not|never)\\b|so\\b|but\\b|between\\b|obviously\\b|thanks\\b))'

/**
 * Ways of asking that something stays off the page, whatever it is. Each is of the sentence that it
 * stands in; what a business promises its customers ('free, confidential advice') is none.
 */
const CONFIDENTIAL = [
  // Of somebody or something named before it, or of 'it'.
  `\\b${NOT}(?: want(?: (?:it|that|this|him|her|them))?(?: to)?| wish| like)?(?: (?:you )?to)?(?: please| ever| even)? ${TELL}(?:ed|d|n)? (?:up )?${IT}(?!\\p{L})`,
  `\\b${NOT}(?: ever)? (?:appear|be (?:${TELL}(?:ed|d|n)?|shown|told|known|public))(?: (?:anywhere|publicly))?(?: (?:on|in) ${PLACES})?${END}`,
  `\\b${NOT}(?: ever)? (?:be|end up|stand|go|get) (?:up )?(?:online|public|anywhere|(?:on|in) ${PLACES})${END}`,
  `\\b(?:never|not) to be (?:${TELL}(?:ed|d|n)?|shown|told|known|named|identified)\\b`,
  `\\b(?:does not|doesn[’']?t|do not|don[’']?t|would not|wouldn[’']?t|not) (?:want|wish|like)(?: to)?(?: (?:have|be|see|appear))?(?: (?:his|her|their|my|our|the|it|him|them))?(?: names?| faces?| photos?)? ?(?:named|shown|mentioned|(?:to be )?(?:on|in) ${PLACES})`,
  `\\bno mention of\\b|\\b(?:don[’']?t|do not|never) mention\\b`,
  // What is done with it.
  `\\b(?:keep|leave|kept|left|stays?|remains?) (?:(?:all|any) of )?(?:${IT}|(?:\\p{L}+ ){1,5}?)?\\s?(?:off ${PLACES}|(?:out|off)${END}|out of (?:it|this|${PLACES})|quiet(?=\\s*(?:[.!?)]|$))|private${END}|secret${END}|confidential${END}|hidden${END}|anonymous|under wraps|to yourself|between (?:us|ourselves|you and me))(?!\\p{L})`,
  `\\b(?:please |can you |could you |to )(?:hide|omit|withhold|redact) (?:my|our|his|her|the|it|this|that)\\b`,
  `\\boff ${PLACES}(?!\\p{L})`,
  `\\b(?:wants?|wishes?|prefers?|likes?|asked|has|have) to (?:stay|remain|be(?: kept)?) anonymous`,
  // What it is.
  `(?<!\\b(?:free|and)), (?:strictly |please |that is )?confidential${END}`,
  `\\(\\s?(?:confidential|private|secret|privacy)\\b|\\bno names\\b`,
  `\\b(?:is|are|was|that[’']?s|it[’']?s|this is|which is|still|stays?|remains?|strictly|highly|treat(?:ed)?(?: \\p{L}+){0,2}? as|as|all|and|must be|be|it) (?:strictly |highly |all |very |quite |still )*(?:confidential|private|secret|hush[- ]hush|embargoed|off the record|sensitive)${END}`,
  `^\\W*(?:confidential(?:ly)?|private(?:ly)?|secret|internal(?: note)?|private note|not to be shared)\\s?(?:[:–—]|-\\s)`,
  `^\\W*(?:in (?:strict )?confidence|off the record|between (?:us|you and me|ourselves)|for your (?:eyes|ears|information|reference|info)(?: only)?|just so you know|fyi|(?:this|that) stays between us)\\s?(?:[:–—,]|-\\s|(?=I\\b))`,
  `\\b(?:NDA|non-disclosure|under embargo|under wraps|off the record|hush[- ]hush|told in confidence|in strict confidence)(?!\\p{L})`,
  `\\b(?:just|strictly|stays?|stayed|only|this is|it[’']?s|that[’']?s|,) between (?:us|you and me|ourselves)${END}`,
  `\\(\\s?between (?:us|you and me)\\s?\\)`,
  `\\b(?:only|just|is|are|one is|strictly) for (?:you|your (?:eyes|ears|information|reference|records?|invoices?|info|own use)|us|staff)(?: (?:guys|lot|only|alone|both))?${END}`,
  `\\bfor (?:you|your (?:eyes|ears|information|reference|records?|invoices?|info)) (?:guys )?(?:only|alone)(?!\\p{L})`,
  `\\b(?:is not|isn[’']?t|are not|aren[’']?t|not) (?:yet )?(?:meant |intended |suitable )?(?:for|to) ${PUBLIC}(?!\\p{L})`,
  `\\b(?:not|isn[’']?t|aren[’']?t) (?:yet )?(?:public|announced|official)(?: yet| knowledge)?${END}`,
  `\\b(?:(?:customers?|clients?|patients?|staff|people|tenants?|members?|parents?|students?|families|they|the team|the public) (?:do not|don[’']?t|does not|doesn[’']?t|must not|mustn[’']?t|should not|shouldn[’']?t|can[’']?t)|(?:nobody|no one)(?: else)?) (?:know|knows|find out|hear|see|learn)(?: (?:about|of) (?:it|this|that))?(?: yet)?${END}`,
  `\\b(?:(?:nobody|no one|no-one) (?:should|must|may|shall|can|is to|needs? to)|(?:customers?|clients?|people) (?:should|must|may|shall|can|are to|need to)(?: not|n[’']?t)) (?:know|find out|hear|learn|see)\\b(?! how to\\b)`,
  `\\b(?:haven[’']?t|have not|hasn[’']?t|has not) (?:told|announced|said)\\b`,
  `\\b(?:customers?|clients?|patients?|people|visitors?|everyone|everybody)(?: \\p{L}+)? (?:should|must|can|may|are to|is to) only (?:use|go|write|book|email|come)\\b`,
  `\\b(?:pass ?word|login|log-in|pin|passcode|alarm code|door code|key ?safe)s?\\b[^.!?\\n]{0,30}(?:\\bis\\b|:|=)`,
  `\\b(?:my|his|her|our|the) (?:private|personal|secret) (?:\\p{L}+ )?(?:number|mobile|phone|e-?mail|address|line|cell)`,
  `(?:^|[(\\[:!,.\\d–—-]|\\b(?:please|pls|plz|but|and|so|note)\\b)\\s*(?:do not|don[’']?t|never|not to) (?:publish|print|share|post|disclose|bring (?:it|this|that) up|put (?:\\p{L}+ )?(?:on|in) ${PLACES})(?:ed|d)?(?!\\p{L})`,
  `\\[\\s?(?:omit|unlisted|private|secret|confidential)\\b|\\(\\s?(?:omit|unlisted|shh+|hush)\\b|\\b(?:shh+|mum[’']?s the word|embargoed|secretly)(?!\\p{L})`,
  `\\bnot (?:on|something for|anything for) ${PLACES}(?!\\p{L})|\\bnot something for ${PUBLIC}(?!\\p{L})`,
  `\\b(?:do not|don[’']?t|would not|wouldn[’']?t) want (?:\\p{L}+ ){1,3}to (?:see|know|find|learn|hear)\\b`,
  `\\b(?:none|neither|nothing|all|both|everything) (?:of )?(?:the |of )?(?:above|below|these|those|this)\\b[^.!?\\n]{0,40}\\b(?:page|site|website|published|public|private|secret|confidential)(?!\\p{L})`,
  // What is taken out.
  `^\\W*(?:please |pls )?(?:redact|omit|withhold|hide|strike)\\b`,
  `\\bleave (?:[^.!?\\n,]{1,40} )?(?:off|out)${END}`,
  `^\\W*without (?:the|my|our|his|her|their)\\b[^.!?\\n]*\\bplease\\b`,
  `\\b(?:take|get) [^.!?\\n]{1,40}\\b(?:down from|off (?:${PLACES}|everywhere))`,
  `\\b(?:is|are|stays?|remains?) (?:unlisted|ex-directory|silent)(?!\\p{L})`,
  `\\b(?:internal|office|staff) use(?: only)?${END}`,
  `\\bnot? (?:for )?(?:public|publication)${END}|\\bNOT PUBLIC\\b`,
  // Who is to see it.
  `\\b(?:visitors?|customers?|clients?|people|the public|strangers|outsiders) (?:should|must|may|can|are to)(?: not|n[’']?t| never) (?:\\p{L}+ )?(?:see|get|know|find|have)\\b`,
  `\\b(?:nobody|no one|no-one)(?: \\p{L}+)? (?:should|must|may|is to|gets? to) (?:see|get|know|find|have)\\b`,
  `\\b(?:do not|don[’']?t|never) let (?:anyone|anybody|people|them|customers?|clients?|visitors?|it)\\b`,
  `\\brather (?:[^.!?\\n]{1,40} )?(?:did not|didn[’']?t|not|stayed|was not|wasn[’']?t|were not|weren[’']?t) (?:appear|be (?:shown|there|seen|public)|show(?:n)?|out|off)`,
  `\\b${NOT} (?:want (?:it|that|this|them) )?(?:to be |put |be |go |made |post )?(?:it |this |that )?(?:online|public)(?!\\p{L})`,
  `\\bfor the (?:designers?|developers?|agency|builders?|web team)(?:[’']s eyes)? (?:only|alone)\\b`,
  `\\bthe public (?:should|must|can|may) (?:\\p{L}+ )?(?:use|go|write|book|e-?mail|come)\\b|\\bonly (?:\\p{L}+ ){1,2}knows?\\b|\\b(?:do not|don[’']?t|never) tell (?!you\\b)`,
  `^\\W*(?:strictly )?(?:private|confidential|internal|secret|in (?:strict )?confidence|(?:just )?between (?:us|you and me)|off the record|for your eyes only)(?:,? (?:please )?not for (?:the )?(?:web ?)?(?:site|page|public\\p{L}*)|(?: \\p{L}+)?(?: below)?)\\s*[.:]?\\s*$`,
  `\\[\\s?/?internal\\s?\\]`,
  // What is said to whoever makes the website.
  `^\\W*(?:a )?notes? (?:to|for) (?:the )?(?:designers?|developers?|agency|builders?|web team)\\b|\\bfor the agency${END}`,
  `\\b(?:call|ring|phone|text|e-?mail|message|contact|reach) (?:me|us|[\\d ]{6,})[^.!?\\n]*\\b(?:mock-?ups?|this brief|the draft|first draft|the proposal)(?!\\p{L})`,
  `\\b(?:this brief|the mock-?up)\\b[^.!?\\n]*\\b(?:call|ring|phone|text|e-?mail|message|contact|reach)\\b`,
  `(?:^|[,.;] )\\W*(?:please |pls )?(?:remove|delete) (?:it|that|this|them)(?!\\p{L})|\\d{3}\\b[^.!?\\n]{0,10}\\bno longer (?:works|in use|ours|mine)(?!\\p{L})`,
  // What nobody has to ask for.
  `\\b(?:user(?:name)?|login|log-in)\\b[^.!?\\n]{0,40}\\bpass(?:word|code|phrase)?\\b`,
  `\\b(?:pass ?words?|passcodes?|pin(?: codes?| numbers?)?)\\b\\s*(?:is|are|:|=)|\\bis (?:the|our|my) (?:pass ?word|passcode|pin)\\b`,
  `^\\W*(?:s?ftp|ssh|cpanel|credentials?|logins?|hosting)\\b[^!?\\n]*[/|]`,
  `\\b[spr]k_(?:live|test)_|\\b(?:api|secret|private|licen[cs]e) keys?\\b\\s*(?:is|are|:|=)|\\bkey is \\S{12}`,
  `\\b(?:\\d{4}[ -]?){3}\\d{3,4}\\b|\\b(?:tfn|tax file (?:number|no)|bsb|medicare (?:number|no)|passport (?:number|no))(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** The same in other languages that a page can be in. */
CONFIDENTIAL.push(
  /(?<!\p{L})(?:veröffentlich\p{L}+ (?:[^.!?\n]+ )?nicht|nicht (?:veröffentlichen|zeigen|nennen|anzeigen)|vertraulich|(?:ne |n[’'])?(?:pas )?publi(?:ez|er) pas|ne pas (?:publier|montrer|afficher)|confidentiel(?:le)?s?|no (?:lo |la )?(?:publi|muestr)\p{L}+|confidencial(?:es)?|non (?:lo |la )?(?:pubblic|mostr)\p{L}+|riservat[oaie]|không (?:được )?(?:công bố|đăng|hiển thị)|μη[ν]? (?:τ\p{L}+ )?(?:δημοσι|δείξ|εμφαν)\p{L}+|εμπιστευτικ\p{L}+)(?!\p{L})|不要(?:公布|公开|公開|显示|刊登)|[请請]勿(?:公布|公开|公開)|保密|非公開|公開しないで|載せないで|비공개|공개하지|لا (?:تنشر|تعرض|تظهر)/iu,
)
/** 'Don’t name Maria Rossi': there is a name with a capital. */
const UNNAMED =
  /\b(?:[Dd]on[’']?t|[Dd]o not|[Nn]ever|[Nn]o need to) (?:name|identify) (?:(?:my |our |the |his |her )?\p{Lu}|(?:it|him|her|them)\b)/u
const NAME = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu
/** 'Actually no, leave that out' takes back a wish. */
const TAKEN_BACK =
  /^\W*(?:actually|no|nah|hmm|wait|sorry|scrap that)\b[^.!?]*\bleave (?:that|it|this) (?:out|off)\b/i

/** 'All calls are confidential.': what a business promises. */
const PROMISED =
  /\b(?:calls?|services?|sessions?|appointments?|consult(?:ation)?s?|counselling|advice|enquir(?:y|ies)|records?|details|conversations?|chats?|what you (?:tell|say)|everything you|anything you|your (?:\p{L}+ )?(?:information|data|files?|documents?|privacy))\b[^.!?\n]{0,30}\b(?:confidential|private|confidence)\b/iu

/** What of a sentence is about the one before it: no more than a request and a word for what it means. */
const REFERS_BACK =
  /^(?:[^\p{L}]|\b(?:please|obviously|oh|and|but|so|also|actually|ps|p\.s\.|again|ok|although|though)\b)*(?:[^.!?\n]{0,32}?)(?:\b(?:it|this|that|these|those|them|him|her|he|she|they|so|nobody|no one|the (?:name|number|last bit)|which)\b|\b(?:clients?|customers?)[’']? names?\b|\bnot to be named\b|\b(?:put|post|show|publish|print)(?:ed)? (?:online|up|publicly)\b|\boff the record\b|\bbetween (?:us|you and me)\b|\bfor you only\b|\bNDA\b|\bconfidential\b)/iu
/** No longer sentence does nothing but ask. */
const REQUEST_MAX_WORDS = 14
/** 'Please keep the following private.' */
const REFERS_AHEAD =
  /\b(?:the following|what follows|this next (?:bit|part|line)|the next (?:bit|part|line|sentence)|these:|this:)/i
/** 'Don’t mention the Hilton': a name of one word. */
const UNMENTIONED =
  /\b(?:mention|name|identify|refer to|name-?drop)\s(?:the |our |my )?(\p{Lu}[\p{L}’-]{2,})/gu
/** 'None of the above on the page', 'the things below are not for the site': so many sentences. */
const ABOVE = /\b(?:the above|above|neither of (?:these|those)|both of (?:these|those))\b/i
const BELOW = /\b(?:below|what comes now|the rest (?:is|are))\b/i
const REACH = 3
/** Sentences that run on without an end: only the part that asks, and the one before. */
const RUN_ON_WORDS = 18

/** What asks begins so far into what it is about, or is about what stands before. */
const NEAR_START = 24

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
/** A line of its own that asks, 'PRIVATE', 'Not to be published:', is about the rows below it. */
const HEADING_MAX_WORDS = 6
const headsRows = (sentence: string) =>
  wordsIn(sentence) <= HEADING_MAX_WORDS && /(?:[:\n]|\)\s*)$/.test(sentence)
const isConfidential = (sentence: string, before: string) =>
  !PROMISED.test(sentence) &&
  !TAKEN_BACK.test(sentence) &&
  (CONFIDENTIAL.some((pattern) => pattern.test(sentence)) ||
    (UNNAMED.test(sentence) &&
      (`${before} ${sentence}`.match(NAME) ?? []).some((name) => !isLocality(name))))
const SENTENCES = /(?:[^.!?。！？\n]|[.!?]+(?=[^\s)"”’.!?]))+(?:[.!?]*[)"”’]*|[。！？]+)\n?/gu
/** Names of two words and more, 'Maria Rossi', 'Acme Mining'. */
const NAMES = /\p{Lu}[\p{L}’'-]+(?: (?:(?:of|and|&|the|de|van) )?\p{Lu}[\p{L}’'-]+)+/gu

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The part of a run-on sentence that asks for it, with what it is about; the rest is told. */
function withoutPart(sentence: string): string {
  const at = Math.min(
    ...[...CONFIDENTIAL, UNNAMED].map(
      (pattern) => pattern.exec(sentence)?.index ?? sentence.length,
    ),
  )
  const ends = [...sentence.matchAll(/[,;:]\s/g)].map((end) => end.index + end[0].length)
  const starts = [0, ...ends].filter((start) => start <= at)
  const own = starts.at(-1) ?? 0
  const from = at - own < NEAR_START ? (starts.at(-2) ?? own) : own
  const to = ends.find((end) => end > at) ?? sentence.length
  return sentence.slice(0, from) + blank(sentence.slice(from, to)) + sentence.slice(to)
}

/**
 * A description without what is told in confidence: each sentence that asks for it, the one that it
 * points to, and others that name the same people or firms. Where it is not clear, leaving out is the
 * safe side. Offsets stay what they are. `names` are the client's own.
 */
export function withoutConfidences(description: string, names: readonly string[] = []): string {
  const sentences = [...description.matchAll(SENTENCES)].map((found) => found[0])
  const kept = sentences.map((sentence, at) => {
    if (!isConfidential(sentence, sentences[at - 1] ?? '')) return sentence
    if (wordsIn(sentence) > RUN_ON_WORDS && /[,;:]\s/.test(sentence)) return withoutPart(sentence)
    return blank(sentence)
  })
  const secrets = new Set<string>()
  for (const [at, sentence] of sentences.entries()) {
    if (kept[at] === sentence) continue
    const count = wordsIn(sentence)
    const isAlone = count <= 3 || (count <= REQUEST_MAX_WORDS && REFERS_BACK.test(sentence))
    const before = sentences[at - 1]
    // It takes back the sentence before where it names nothing of its own.
    if (isAlone && before !== undefined && !/[\d@]/.test(sentence)) {
      const own = sentence.match(NAMES) ?? []
      if (own.length === 0) kept[at - 1] = blank(before)
    }
    if (headsRows(sentence)) {
      let end = description.indexOf(sentence) + sentence.length
      for (let below = at + 1; below < sentences.length; below += 1) {
        const row = sentences[below] ?? ''
        const start = description.indexOf(row, end)
        // An empty line ends what it heads.
        if (/\n\s*\n/.test(description.slice(end - 1, start + 1))) break
        kept[below] = blank(row)
        end = start + row.length
      }
    }
    const reach = headsRows(sentence) ? 0 : REACH
    const onward = BELOW.test(sentence) ? reach : REFERS_AHEAD.test(sentence) ? 1 : 0
    const back = ABOVE.test(sentence) ? REACH : 0
    for (let near = Math.max(0, at - back); near <= at + onward; near += 1) {
      const other = sentences[near]
      if (near !== at && other !== undefined) kept[near] = blank(other)
    }
  }
  for (const [at, sentence] of sentences.entries()) {
    if (kept[at] === sentence) continue
    for (const [, name = ''] of sentence.matchAll(UNMENTIONED))
      if (!names.some((own) => own.includes(name))) secrets.add(name)
    for (const [name] of sentence.matchAll(NAMES)) {
      const isLost = !(kept[at] ?? '').includes(name)
      if (isLost && !names.includes(name) && !isLocality(name)) secrets.add(name)
    }
  }
  const isOf = (sentence: string) => [...secrets].some((name) => sentence.includes(name))
  let result = ''
  let from = 0
  for (const [at, sentence] of sentences.entries()) {
    const start = description.indexOf(sentence, from)
    const own = kept[at] ?? sentence
    result += description.slice(from, start) + (isOf(own) ? blank(own) : own)
    from = start + sentence.length
  }
  return result + description.slice(from)
}

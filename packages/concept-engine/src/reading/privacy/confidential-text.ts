import { isLocality } from '../places/known-places.ts'

/** People who must not know, or places where something must not appear. */
const OUTSIDERS =
  '(?:the )?(?:public|publication|customers?|clients?|patients?|visitors?|everyone|everybody|(?:web ?)?site|page|print)'
const PUBLICATIONS =
  '(?:the |our |my |your )?(?:new )?(?:web ?site|site|web ?page|page|web|internet|record|gallery)'
const REFERENCE =
  '(?:it|this|that|these|those|them|him|her|me|us|so|any of (?:it|this|that)|anything of (?:it|this)|the (?:name|number(?! of\\b)|last bit|next bit))'
const PUBLISH_VERB =
  '(?:show|put|list|print|mention|display|publish|include|advertise|use|say|tell|share|post|repeat|reveal|disclose)'
const NEGATION =
  "(?:don[’']?t|do not|never|not|please not|rather not|rather you didn[’']?t|needn[’']?t|need not|no need to|can[’']?t|can ?not|may not|must(?: not|n[’']?t)|should(?: not|n[’']?t)|shan[’']?t)"
/** The statement must end here: 'that is private.' matches, 'private lessons' does not. */
const STATEMENT_END =
  '(?=\\s*(?:[.,;:!?)\\n–—]|-\\s|$|please\\b|for (?:now|the moment)\\b|until\\b|and (?:must|should|not|never)\\b|so\\b|but\\b|between\\b|obviously\\b|actually\\b|thanks\\b))'

/**
 * Wording that asks to keep something off the page, whatever it is. It applies to the sentence that
 * contains it; a promise to customers ('free, confidential advice') does not count.
 */
const CONFIDENTIAL = [
  // Requests about something mentioned earlier, or about 'it'.
  `\\b${NEGATION}(?: want(?: (?:it|that|this|him|her|them))?(?: to)?| wish| like)?(?: (?:you )?to)?(?: please| ever| even)? ${PUBLISH_VERB}(?:ed|d|n)? (?:up )?${REFERENCE}(?!\\p{L})`,
  `\\b${NEGATION}(?: ever)? (?:appear|be (?:${PUBLISH_VERB}(?:ed|d|n)?|shown|told|known|public))(?: (?:anywhere|publicly))?(?: (?:on|in) ${PUBLICATIONS})?${STATEMENT_END}`,
  `\\b${NEGATION}(?: ever)? (?:be|end up|stand|go|get) (?:up )?(?:online|public|anywhere|(?:on|in) ${PUBLICATIONS})${STATEMENT_END}`,
  `\\b(?:never|not) (?:yet |to )?be (?:${PUBLISH_VERB}(?:ed|d|n)?|shown|told|known|named|identified|referred to|alluded to|touched (?:on|upon)|brought up|spelt out|publici[sz]ed|discussed|raised|circulated|claimed|implied|stated|suggested)\\b`,
  // 'Best not to bring up the fire', 'please gloss over the strike': a subject to avoid.
  `(?:^|[,.;:(–—-]\\s?|\\b(?:please|pls|but|so|and|rather (?:you|we|it)|we|I) )\\W*(?:(?:best|better|try) not(?: to)?|no need(?: for \\S+(?: \\S+)?)? to|${NEGATION}|did(?: not|n[’']?t)) (?:(?:ever|even|please) )?(?:bring up|allude to|refer to (?:the|it|that|this|him|her|them|our)|touch (?:on|upon)|go (?:into|on about)|talk about|dwell on|make (?:anything|much|a (?:fuss|thing|big deal)) of|publici[sz]e|let on|draw attention to|know about)(?!\\p{L})`,
  `(?:^|[,.;:(–—-]\\s?|\\b(?:please|pls|but|so|and) )\\W*(?:gloss over|skirt (?:a)?round|(?:play|tone) down|downplay|hush up|tread (?:carefully|lightly)|sweep \\p{L}+ under)(?!\\p{L})|:\\s(?:best )?(?:leave|left) (?:it |that |well )?alone${STATEMENT_END}|\\bnot up there(?!\\p{L})`,
  // 'Wait until I say so', 'check with me before you use it'
  `\\b(?:check|confirm|clear it|ask) (?:with )?(?:me|him|her|them) (?:first )?before (?:you |using |putting |publishing |showing )(?:it|that|them|use|put|show|publish|print|mention)?|\\bhold off (?:on|with|until)\\b|\\bwait (?:until|till|for) (?:I|we|my|our)\\b[^.!?\\n]*\\b(?:say (?:so|yes)|ok(?:ay)?|give|go[- ]ahead)\\b`,
  // Who may leave, and what a business earns and owes, is nothing for a page.
  `(?:^|[,.;] )\\W*\\p{Lu}\\p{L}+ (?:may|might|could) (?:(?:soon|also) )?(?:go|leave|move on|be (?:going|leaving|moving)|retire|resign)\\b|\\bis(?:n[’']?t| not) sure (?:if|whether) (?:she|he|they)(?:[’']s|[’']re| is| are) staying\\b`,
  `\\b(?:our|my|the) (?:\\p{L}+ )?(?:turnover|revenue|profits?|takings|margins?|sales|bookings) (?:last year |this year )?(?:was|were|is|are|fell|dropped|halved|has|have)\\b[^.!?\\n]*(?:\\$|\\d%|\\b(?:fallen|dropped|halved|down|terrible|awful|last year|this year)\\b)|\\b(?:we|I)(?: still)? owe (?!you\\b|it\\b|our\\b|much\\b)|\\bto break[- ]even\\b|\\bour overdraft\\b|\\bbehind (?:on|with) (?:the |our |my )?(?:rent|loan|tax|bas|mortgage)(?!\\p{L})`,
  `\\b(?:can[’']?t|cannot|can not|(?:aren[’']?t|isn[’']?t|not) (?:legally )?allowed to) (?:legally say|(?:legally )?(?:claim|imply|advertise|call ourselves))\\b`,
  `\\b(?:do not|don[’']?t|never) (?:use|put|print|show) \\S+[’'](?:s )?\\s?(?:sur|last |full |real |maiden )names?\\b`,
  `\\b(?:does not|doesn[’']?t|do not|don[’']?t|would not|wouldn[’']?t|not) (?:want|wish|like)(?: to)?(?: (?:have|be|see|appear))?(?: (?:his|her|their|my|our|the|it|him|them))?(?: names?| faces?| photos?)? ?(?:named|shown|mentioned|(?:to be )?(?:on|in) ${PUBLICATIONS})`,
  `\\bnothing (?:at all )?about ${REFERENCE}(?: (?:on|in) ${PUBLICATIONS})?${STATEMENT_END}|\\bnot (?:permitted|allowed|free) to (?:${PUBLISH_VERB}|name|identify)\\b`,
  `\\bno mention of\\b|\\b(?:don[’']?t|do not|never) mention\\b`,
  // Instructions for what to do with it.
  `\\b(?:keep|leave|kept|left|stays?|remains?) (?:(?:all|any) of )?(?:${REFERENCE}|(?:\\p{L}+ ){1,5}?)?\\s?(?:off ${PUBLICATIONS}|(?:out|off)${STATEMENT_END}|out of (?:it|this|${PUBLICATIONS})|quiet(?=\\s*(?:[.!?)]|$))|private${STATEMENT_END}|secret${STATEMENT_END}|confidential${STATEMENT_END}|hidden${STATEMENT_END}|anonymous|under wraps|to yourself|between (?:us|ourselves|you and me))(?!\\p{L})`,
  `\\b(?:please |can you |could you |to )(?:hide|omit|withhold|redact) (?:my|our|his|her|the|it|this|that)\\b`,
  // 'Tables taken off site' are taken away.
  `\\boff (?!site\\b)${PUBLICATIONS}(?!\\p{L})`,
  `\\b(?:wants?|wishes?|prefers?|likes?|asked|has|have) to (?:stay|remain|be(?: kept)?) anonymous`,
  // Words that label it as confidential.
  `(?<!\\b(?:free|and)), (?:strictly |please |that is )?confidential${STATEMENT_END}`,
  `\\(\\s?(?:confidential|private|secret|privacy)\\b|\\bno names\\b`,
  `\\b(?:is|are|was|that[’']?s|it[’']?s|this is|which is|still|stays?|remains?|strictly|highly|treat(?:ed)?(?: \\p{L}+){0,2}? as|as|all|and|must be|be|it) (?:strictly |highly |all |very |quite |still )*(?:confidential|private|secret|hush[- ]hush|embargoed|off the record|sensitive)${STATEMENT_END}`,
  `^\\W*(?:confidential(?:ly)?|private(?:ly)?|secret|internal(?: note)?|private note|not to be shared)\\s?(?:[:–—]|-\\s)`,
  `^\\W*(?:in (?:strict )?confidence|off the record|between (?:us|you and me|ourselves)|for your (?:eyes|ears|information|reference|info)(?: only)?|just so you know|fyi|(?:this|that) stays between us|(?:just |purely )?(?:by way of|as|for) (?:background|context)(?: only| for you)?|background(?: for you| only)?|not for (?:publishing|print(?:ing)?|sharing|outsiders)|confession|truth be told|internal(?: use)? only)\\s?(?:[:–—,]|-\\s|(?=I\\b))`,
  `\\b(?:NDA|non-disclosure|under embargo|under wraps|off the record|hush[- ]hush|told in confidence|in strict confidence)(?!\\p{L})`,
  `\\b(?:just|strictly|stays?|stayed|only|this is|it[’']?s|that[’']?s|,) between (?:us|you and me|ourselves)${STATEMENT_END}`,
  `\\(\\s?between (?:us|you and me)\\s?\\)`,
  `\\b(?:only|just|is|are|one is|strictly) for (?:you|your (?:eyes|ears|information|reference|records?|invoices?|info|own use)|us|staff)(?: (?:guys|lot|only|alone|both))?${STATEMENT_END}`,
  `\\bfor (?:you|your (?:eyes|ears|information|reference|records?|invoices?|info)) (?:guys )?(?:only|alone)(?!\\p{L})`,
  `\\b(?:is not|isn[’']?t|are not|aren[’']?t|not) (?:yet )?(?:meant |intended |suitable )?(?:for|to) ${OUTSIDERS}(?!\\p{L})`,
  `\\b(?:not|isn[’']?t|aren[’']?t) (?:yet )?(?:public|announced|official)(?: yet| knowledge)?${STATEMENT_END}`,
  `\\b(?:(?:customers?|clients?|patients?|staff|people|tenants?|members?|parents?|students?|families|they|the team|the public) (?:do not|don[’']?t|does not|doesn[’']?t|must not|mustn[’']?t|should not|shouldn[’']?t|can[’']?t)|(?:nobody|no one)(?: else)?) (?:know|knows|find out|hear|see|learn)(?: (?:about|of) (?:it|this|that))?(?: yet)?${STATEMENT_END}`,
  `\\b(?:(?:nobody|no one|no-one) (?:should|must|may|shall|can|is to|needs? to)|(?:customers?|clients?|people) (?:should|must|may|shall|can|are to|need to)(?: not|n[’']?t)) (?:know|find out|hear|learn|see)\\b(?! how to\\b)`,
  `\\b(?:haven[’']?t|have not|hasn[’']?t|has not) (?:yet )?(?:been )?(?:told|announced|said|made public|released|signed)\\b`,
  `^\\W*confidentially\\b`,
  `\\b(?:do not|don[’']?t|please not) (?:put|print|show|say|give|mention|use|publish) (?:the |that |this |my |our )?(?:exact )?(?:figures?|amounts?|sums?|totals?|percentages?|names?)${STATEMENT_END}`,
  `\\b(?:do not|don[’']?t|please not|rather not) (?:put|print|show|say|give|mention|use|publish|list) (?:the |that |my |our |which )?(?:(?:exact|actual) )?(?:street|road|house number|street number|suburb)(?: name| number)?${STATEMENT_END}`,
  `\\b(?:customers?|clients?|patients?|people|visitors?|everyone|everybody)(?: \\p{L}+)? (?:should|must|can|may|are to|is to) only (?:use|go|write|book|email|come)\\b`,
  `\\b(?:pass ?word|login|log-in|pin|passcode|alarm code|door code|key ?safe)s?\\b[^.!?\\n]{0,30}(?:\\bis\\b|:|=)`,
  `\\b(?:my|his|her|our|the) (?:private|personal|secret) (?:\\p{L}+ )?(?:number|mobile|phone|e-?mail|address|line|cell)`,
  `(?:^|[(\\[:!,.\\d–—-]|\\b(?:please|pls|plz|but|and|so|note)\\b)\\s*(?:do not|don[’']?t|never|not to) (?:publish|print|share|post|disclose|bring (?:it|this|that) up|put (?:\\p{L}+ )?(?:on|in) ${PUBLICATIONS})(?:ed|d)?(?!\\p{L})`,
  `\\[\\s?(?:omit|unlisted|private|secret|confidential)\\b|\\(\\s?(?:omit|unlisted|shh+|hush)\\b|\\b(?:shh+|mum[’']?s the word|embargoed|secretly)(?!\\p{L})`,
  `\\bnot (?:on|something for|anything for) ${PUBLICATIONS}(?!\\p{L})|\\bnot something for ${OUTSIDERS}(?!\\p{L})`,
  `\\b(?:do not|don[’']?t|would not|wouldn[’']?t) want (?:\\p{L}+ ){1,3}to (?:see|know|find|learn|hear)\\b`,
  `\\b(?:none|neither|nothing|all|both|everything) (?:of )?(?:the |of )?(?:above|below|these|those|this)\\b[^.!?\\n]{0,40}\\b(?:page|site|website|published|public|private|secret|confidential)(?!\\p{L})`,
  // Requests to leave something out.
  `^\\W*(?:please |pls )?(?:redact|omit|withhold|hide|strike)\\b`,
  `\\bleave (?:[^.!?\\n,]{1,40} )?(?:off|out)${STATEMENT_END}`,
  `^\\W*without (?:the|my|our|his|her|their)\\b[^.!?\\n]*\\bplease\\b`,
  `\\b(?:take|get) [^.!?\\n]{1,40}\\b(?:down from|off (?:${PUBLICATIONS}|everywhere))`,
  `\\b(?:is|are|stays?|remains?) (?:unlisted|ex-directory|silent)(?!\\p{L})`,
  `\\b(?:internal|office|staff) use(?: only)?${STATEMENT_END}`,
  `\\bnot? (?:for )?(?:public|publication)${STATEMENT_END}|\\bNOT PUBLIC\\b`,
  // Restrictions on who may see it.
  `\\b(?:visitors?|customers?|clients?|people|the public|strangers|outsiders) (?:should|must|may|can|are to)(?: not|n[’']?t| never) (?:\\p{L}+ )?(?:see|get|know|find|have)\\b`,
  `\\b(?:nobody|no one|no-one)(?: \\p{L}+)? (?:should|must|may|is to|gets? to) (?:see|get|know|find|have)\\b`,
  `\\b(?:do not|don[’']?t|never) let (?:anyone|anybody|people|them|customers?|clients?|visitors?|it)\\b(?! (?:ask|think|book|order|expect|assume|wait|worry|miss|forget|leave|get (?:lost|confused|stuck)|look|sound|feel|seem)\\b)`,
  `\\brather (?:[^.!?\\n]{1,40} )?(?:did not|didn[’']?t|not|stayed|was not|wasn[’']?t|were not|weren[’']?t) (?:appear|be (?:shown|there|seen|public)|show(?:n)?|out|off)`,
  `\\b${NEGATION} (?:want (?:it|that|this|them) )?(?:to be |put |be |go |made |post )?(?:it |this |that )?(?:online|public)(?!\\p{L})`,
  `\\bfor the (?:designers?|developers?|agency|builders?|web team)(?:[’']s eyes)? (?:only|alone)\\b`,
  `\\bthe public (?:should|must|can|may) (?:\\p{L}+ )?(?:use|go|write|book|e-?mail|come)\\b|\\bonly (?:\\p{L}+ ){1,2}knows?\\b|\\b(?:do not|don[’']?t|never) tell (?!you\\b)`,
  `^\\W*(?:strictly )?(?:private|confidential|internal|secret|in (?:strict )?confidence|(?:just )?between (?:us|you and me)|off the record|for your eyes only)(?:,? (?:please )?not for (?:the )?(?:web ?)?(?:site|page|public\\p{L}*)|(?: \\p{L}+)?(?: below)?)\\s*[.:]?\\s*$`,
  `\\[\\s?/?internal\\s?\\]`,
  // Headings of what is not decided: 'DECIDE LATER', 'Still to decide', 'Ideas for later'.
  `^\\W*(?:(?:(?:still |things )?(?:to|we[’']ll) )?decide(?:d)?(?: on)?(?: later| yet)?|to be (?:decided|confirmed)|undecided|not (?:yet )?(?:decided|sure)(?: yet| about)?|still (?:undecided|deciding|thinking)|(?:ideas? |maybe |parked )?(?:for )?later(?: on)?|one day|(?:for )?(?:the )?future(?: ideas?| plans?)?|down the track|parked)\\s*[.:]?\\s*$`,
  // Instructions to whoever builds the website.
  `^\\W*(?:a )?notes? (?:to|for) (?:the )?(?:designers?|developers?|agency|builders?|web team)\\b|\\bfor the agency${STATEMENT_END}`,
  `\\b(?:call|ring|phone|text|e-?mail|message|contact|reach) (?:me|us|[\\d ]{6,})[^.!?\\n]*\\b(?:mock-?ups?|this brief|the draft|first draft|the proposal)(?!\\p{L})`,
  `\\b(?:this brief|the mock-?up)\\b[^.!?\\n]*\\b(?:call|ring|phone|text|e-?mail|message|contact|reach)\\b`,
  `(?:^|[,.;] )\\W*(?:please |pls )?(?:remove|delete) (?:it|that|this|them)(?!\\p{L})|\\d{3}\\b[^.!?\\n]{0,10}\\bno longer (?:works|in use|ours|mine)(?!\\p{L})`,
  // Credentials, which are never shown, even if nobody asks to leave them out.
  `\\b(?:user(?:name)?|login|log-in)\\b[^.!?\\n]{0,40}\\bpass(?:word|code|phrase)?\\b`,
  `\\b(?:pass ?words?|passcodes?|pin(?: codes?| numbers?)?)\\b\\s*(?:is|are|:|=)|\\bis (?:the|our|my) (?:pass ?word|passcode|pin)\\b`,
  // 'Password wattle24', 'keypad code 4417': a value beside its name
  `\\b(?:pass ?words?|passcodes?|log-?ins?|pin|(?:keypad|key|door|gate|alarm|safe|lock ?box|wi-?fi|entry|access|security|shed) codes?)\\s(?:to (?:the )?\\p{L}+ |for (?:the )?\\p{L}+ )?["“']?(?=[\\p{L}-]*\\d)[\\p{L}\\d!@#$%&*_-]{4,}`,
  `^\\W*(?:s?ftp|ssh|cpanel|credentials?|logins?|hosting)\\b[^!?\\n]*[/|]`,
  `\\b[spr]k_(?:live|test)_|\\b(?:api|secret|private|licen[cs]e) keys?\\b\\s*(?:is|are|:|=)|\\bkey is \\S{12}`,
  `\\b(?:\\d{4}[ -]?){3}\\d{3,4}\\b|\\b(?:tfn|tax file (?:number|no)|bsb|medicare (?:number|no)|passport (?:number|no))(?!\\p{L})(?=[^.!?\\n]{0,16}\\d)`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** The same requests in the other languages that a page can have. */
CONFIDENTIAL.push(
  /(?<!\p{L})(?:veröffentlich\p{L}+ (?:[^.!?\n]+ )?nicht|nicht (?:veröffentlichen|zeigen|nennen|anzeigen)|vertraulich|(?:ne |n[’'])?(?:pas )?publi(?:ez|er) pas|ne pas (?:publier|montrer|afficher)|confidentiel(?:le)?s?|no (?:lo |la )?(?:publi|muestr)\p{L}+|confidencial(?:es)?|non (?:lo |la )?(?:pubblic|mostr)\p{L}+|riservat[oaie]|không (?:được )?(?:công bố|đăng|hiển thị)|μη[ν]? (?:τ\p{L}+ )?(?:δημοσι|δείξ|εμφαν)\p{L}+|εμπιστευτικ\p{L}+)(?!\p{L})|不要(?:公布|公开|公開|显示|刊登)|[请請]勿(?:公布|公开|公開)|保密|非公開|公開しないで|載せないで|비공개|공개하지|لا (?:تنشر|تعرض|تظهر)/iu,
)
/** 'Don’t name Maria Rossi': contains a capitalised name. */
const NAME_TO_OMIT =
  /\b(?:[Dd]on[’']?t|[Dd]o not|[Nn]ever|[Nn]o need to) (?:name|identify) (?:(?:my |our |the |his |her )?\p{Lu}|(?:it|him|her|them)\b)/u
const CAPITALISED_NAME = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu
/** 'Actually no, leave that out' retracts a wish. */
const RETRACTION =
  /^\W*(?:actually|no|nah|hmm|wait|sorry|scrap that)\b[^.!?]*\bleave (?:that|it|this) (?:out|off)\b/i

/** 'All calls are confidential.' is a promise that a business makes. */
const CONFIDENTIALITY_PROMISE =
  /\b(?:confidential|private) (?:\p{L}+ ){0,2}(?:help|advice|support|services?|counselling|care|testing|consult\p{L}*|sessions?|rooms?|tuition|lessons?)\b(?! (?:is|are|must|should|stays?)\b)|\b(?:calls?|services?|sessions?|hours?|fittings?|visits?|tours?|classes|rooms?|spaces?|studio|code of (?:ethics|conduct)|appointments?|consult(?:ation)?s?|counselling|advice|enquir(?:y|ies)|records?|details|conversations?|chats?|what you (?:tell|say)|everything you|anything you|your (?:\p{L}+ )?(?:information|data|files?|documents?|privacy))\b[^.!?\n]{0,30}\b(?:confidential|private|confidence)\b/iu

/** A sentence about the one before it: it contains only a request and a word that refers back. */
const REFERS_BACK =
  /^(?:[^\p{L}]|\b(?:please|obviously|oh|and|but|so|also|actually|ps|p\.s\.|again|ok|although|though)\b)*(?:[^.!?\n]{0,32}?)(?:\b(?:it|this|that(?! (?:the|we|our|I|my|he|she|they|there|a|an|it|no|nobody|every|each|all|any|people|customers|clients|your)\b)|these|those|them|him|her|he|she|they|so|nobody|no one|the (?:name|number|last bit)|which)\b|\b(?:clients?|customers?)[’']? names?\b|\bnot to be named\b|\b(?:put|post|show|publish|print)(?:ed)? (?:online|up|publicly)\b|\boff the record\b|\bbetween (?:us|you and me)\b|\bfor you only\b|\bNDA\b|\bconfidential\b)/iu
const OWN_SUBJECT =
  /^\W*not (?:the |our |my )?\p{L}+ (?:for|of|to|from) |^\W*(?:our|my|the) (?:\p{L}+[’']?s? ){2,5}(?:is|are) (?:strictly |all |very )?(?:confidential|private|secret)\b|^\W*(?:some|part|most|one|two|half|much|all) of (?:my|our|the) \p{L}+[^,.;]* (?:is|are)\b[^,.;]*, (?:so|please|and) |^\W*(?:there[’']s|there is|there are|last (?:year|month|week)|I(?:[’']m| am| have|[’']ve)|we(?:[’']re| are| have|[’']ve)) [^,;–]{12,}(?:[,;–]| but | and the )/iu
/** 'Mamma does not want her face on the internet' says whose pictures are meant. */
const OWN_PICTURE =
  /\p{L}{3,} [^.!?]*\b(?:her|his|their|my|our) (?:faces?|photos?|pictures?|images?|voices?|likeness|children|kids)\b/iu
/** 'Between us, Dad wants a photo of himself' says itself what is meant. */
const SAYS_ITSELF =
  /^\W*(?:between (?:us|ourselves|you and me)|just so you know|fyi|for (?:you|your (?:info|information|eyes))(?: only)?|confidentially|in confidence|off the record|privately)\s?[,:–—-]?\s(?!(?:it|this|that|these|those|they|he|she|the (?:name|number))\b)\p{L}+(?:\s\S+){3,}/iu
/** A sentence with more words does more than ask. */
const REQUEST_MAX_WORDS = 14
/** 'Please keep the following private.' is about the sentences after it. */
const REFERS_AHEAD =
  /\b(?:the following|what follows|this next (?:bit|part|line)|the next (?:bit|part|line|sentence)|these:|this:)/i
/** 'Don’t mention the Hilton': a name of a single word. */
const SINGLE_NAME_TO_OMIT =
  /\b(?:mention|name|identify|refer to|name-?drop)\s(?:the |our |my )?(\p{Lu}[\p{L}’-]{2,})/gu
/**
 * The number of sentences meant by 'none of the above on the page', 'the things below are not for
 * the site'.
 */
const REFERS_ABOVE =
  /\b(?:(?<!\b(?:us|me|him|them|rank|ranked|well|far|over|and|or|aged) )above(?! (?:him|her|them|us|all|\d))|neither of (?:these|those)|both of (?:these|those))\b/i
const REFERS_BELOW = /\b(?:below|what comes now|the rest (?:is|are))\b/i
const MAX_REFERENCE_SENTENCES = 3
/** In sentences that run on, only the part with the request and the one before it are removed. */
const RUN_ON_WORDS = 18
/** The sentence without those of its statements, between semicolons, that ask for confidence. */
function withoutStatements(sentence: string): string | undefined {
  const statements = sentence.split(/(?<=;\s)/)
  const redacted = statements.map((statement) =>
    isConfidential(statement, '') && !REFERS_TO_ANOTHER.test(statement)
      ? blank(statement)
      : statement,
  )
  const isPart =
    statements.length > 1 &&
    !isConfidential(statements[0] ?? '', '') &&
    !statements.some((statement) => REFERS_TO_ANOTHER.test(statement)) &&
    redacted.some((statement, index) => statement !== statements[index])
  return isPart ? redacted.join('').replace(/;(?=\s*$)/, '.') : undefined
}
/** '…; this has not been announced' is about the statement before it. */
const REFERS_TO_ANOTHER =
  /^\s*(?:(?:but|and|so|please|pls) )*(?:this|that|it|these|those|they|them|he|she|which|not|don[’']?t|do not|never|keep|leave)\b|\b(?:mention|name|show|say|list|print|use|identify|include) (?:it|that|this|those|him|her|them)\b/iu

/** 'Weekends only, weekdays I’m a nurse (not on site)': the note in brackets is a request. */
const BRACKETED_REQUEST = /\((?:not|don[’']?t) [^()]*\)\s*[.!]?\s*$/iu
/** 'Ring 08 5550 0187 (studio line is different, don’t publish it)': the note has its own subject. */
const ABOUT_ANOTHER =
  /\s?\((?:the |our |my )?(?:\p{L}+ ){1,3}(?:is|are) (?:different|another|separate|private|extra|elsewhere)\b[^()]*\)/giu
/** The number of words after a request that only give the reason. */
const REASON_WORDS = 3

/**
 * A request that starts fewer than this many characters into its part of a sentence is about the
 * part before it.
 */
const MAX_START_OFFSET = 24

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
/**
 * A line that only makes the request, 'PRIVATE', 'Not to be published:', applies to the rows below
 * it.
 */
const HEADING_MAX_WORDS = 6
const isConfidentialHeading = (sentence: string) =>
  wordsIn(sentence) <= HEADING_MAX_WORDS && /(?:[:\n]|\)\s*)$/.test(sentence)
/** 'Can't post it, glass', 'bring it, don't post it' are about parcels. */
const CANNOT_SEND =
  /\bcan(?:[’']?t| ?not) post (?:it|them|these|this|those)\b|\b(?:bring|drop|carry|courier|collect|pick|deliver)\b[^.!?\n]{0,24}\b(?:do not|don[’']?t|never|not) post\b/iu
const isConfidential = (sentence: string, before: string) =>
  !CONFIDENTIALITY_PROMISE.test(sentence) &&
  !RETRACTION.test(sentence) &&
  (CONFIDENTIAL.some((pattern) => pattern.test(sentence.replace(CANNOT_SEND, ' '))) ||
    (NAME_TO_OMIT.test(sentence) &&
      (`${before} ${sentence}`.match(CAPITALISED_NAME) ?? []).some((name) => !isLocality(name))))
const SENTENCES = /(?:[^.!?。！？\n]|[.!?]+(?=[^\s)"”’.!?]))+(?:[.!?]*[)"”’]*|[。！？]+)\n?/gu
/** Names of at least two words: 'Maria Rossi', 'Acme Mining'. */
const NAMES = /\p{Lu}[\p{L}’'-]+(?: (?:(?:of|and|&|the|de|van) )?\p{Lu}[\p{L}’'-]+)+/gu

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/**
 * 'Some of my work is confidential, so mention none of it', 'There’s a discount for teachers, but
 * that is between us': a sentence that contains the secret itself does not affect the sentence
 * before it.
 */
const containsSecret = (sentence: string) => OWN_SUBJECT.test(sentence)

const LEADING_CLAUSE =
  /^\s*(?:with|without|if|when|once|after|before|because|for|as|although|while|since|unless)\s[^,;:]*[,;:]\s*$/iu

/**
 * Removes the part of a run-on sentence that makes the request and the part that it is about; the
 * rest stays.
 */
function withoutPart(sentence: string): string {
  const offset = Math.min(
    ...[...CONFIDENTIAL, NAME_TO_OMIT].map(
      (pattern) => pattern.exec(sentence)?.index ?? sentence.length,
    ),
  )
  const ends = [...sentence.matchAll(/[,;:]\s/g)].map((end) => end.index + end[0].length)
  const starts = [0, ...ends].filter((start) => start <= offset)
  const partStart = starts.at(-1) ?? 0
  const from = offset - partStart < MAX_START_OFFSET ? (starts.at(-2) ?? partStart) : partStart
  const next = ends.find((end) => end > offset) ?? sentence.length
  // '…, don’t print where they are, had theft': a few words after the request are the reason.
  const givesReason =
    wordsIn(sentence.slice(next)) <= REASON_WORDS ||
    /^(?:since|because|as|so|for)\s/i.test(sentence.slice(next))
  const to = givesReason ? sentence.length : next
  const introduction = sentence.slice(0, from)
  // 'With a plan from your GP, …' is meaningless without the words that it introduces.
  const before = LEADING_CLAUSE.test(introduction) ? blank(introduction) : introduction
  // If the removed part reaches the end of the sentence, the full stop goes too.
  const punctuated = to === sentence.length ? before.replace(/[,;:](?=\s*$)/, '.') : before
  return punctuated + blank(sentence.slice(from, to)) + sentence.slice(to)
}

/** 'Maybe don’t say the age', 'please no mention of my age' */
const AGE_TO_OMIT = new RegExp(
  `\\b(?:${NEGATION}(?: want(?: to| you to)?)? ${PUBLISH_VERB}(?:ing|ed)?|no mention of|leave out|not) (?:the|her|his|my|our|their) (?:\\p{L}+ )?ages?\\b`,
  'iu',
)
/** 'My mother is 81 and …' at the beginning of a sentence, 'aged 81', ', 81,' and '(81)'. */
const AGES =
  /(?<=^|[.!?\n]\s*)(?:\p{L}+ ){1,4}(?:is|was|am|turned|turns) (?:now )?\d{2,3}(?: years (?:old|young))?,? and (?=\p{L})|,? (?:now )?aged? \d{2,3}\b|,? (?:who is |who’s )?\d{2,3} years (?:old|young)\b|, \d{2,3}(?=,)|\(\d{2,3}\)/giu
/** Any other sentence about somebody’s age. */
const AGE_SENTENCE =
  /\b(?:is|was|am|turned|turns|I[’']m|she[’']s|he[’']s) (?:now )?[1-9]\d(?![\d%.,]*\p{L}|[:.]\d)\b(?! (?:km|minutes?|hours?|years? (?!old))\b)/iu

/** The text without ages, if it asks to leave one out; offsets are preserved. */
const withoutAges = (text: string): string =>
  AGE_TO_OMIT.test(text)
    ? text
        .replace(AGES, blank)
        .replace(SENTENCES, (sentence) =>
          AGE_SENTENCE.test(sentence) ? blank(sentence) : sentence,
        )
    : text

const NOTE_TO_DESIGNER =
  /^\W*(?:an? |one )?(?:last |final |quick |small |little )?notes? (?:to|for) (?:the |our )?(?:designers?|developers?|agency|builders?|web team)\b/i

/** 'Hidden note: …', 'Not for the website: …': a row that its label keeps off the page. */
const CONFIDENTIAL_ROW =
  /^[^\S\n]*(?:[-*•]|\d{1,2}[.)])?[^\S\n]*(?:anything (?:we should|(?:you want )?(?:us )?to) (?:hide|leave out|keep (?:quiet|private|secret|off))[^\n?:–—]*|(?:hidden|private|internal|secret|confidential|designer[’']?s?|agency|off[- ]the[- ]record)(?: (?:notes?|info(?:rmation)?|comments?|remarks?|details?|only))?|(?:please )?(?:not|never) (?:for|on|to (?:go|be|appear|stand)(?: on)?)(?: the)? (?:web ?site|site|page|print(?:ing|ed)?|publi(?:cation|shing|shed|c)|sharing|shared|outsiders|visitors|customers)|(?:please )?(?:do not|don[’']t) (?:publish|print|show|mention)|keep (?:private|secret|off(?: the)? (?:web ?)?site)|(?:note )?(?:for|to) (?:you|the designer|the agency|your eyes)(?: only)?)[^\S\n]?[?:–—][^\n]*/gimu

/**
 * A description without anything confidential: without each sentence that asks for confidence, the
 * one that it refers to, and others that mention the same people or firms. In unclear cases text is
 * left out, which is the safe choice. Offsets are preserved. `names` are the client's own.
 */
export function redactConfidential(submitted: string, names: readonly string[] = []): string {
  const description = withoutAges(submitted).replace(ABOUT_ANOTHER, (note) =>
    isConfidential(note, '') ? blank(note) : note,
  )
  const found = [...description.matchAll(SENTENCES)]
  const sentences = found.map(([sentence]) => sentence)
  const rows = [...description.matchAll(CONFIDENTIAL_ROW)].map(({ 0: row, index }) => ({
    from: index,
    to: index + row.length,
  }))
  const isInRow = (index: number) => {
    const start = found[index]?.index ?? 0
    return rows.some(({ from, to }) => start >= from && start < to)
  }
  const redacted = sentences.map((sentence, index) => {
    if (isInRow(index)) return blank(sentence)
    if (!isConfidential(sentence, sentences[index - 1] ?? '')) return sentence
    // A number or an address next to such a bracket may be what the bracket is about.
    const isBracket = BRACKETED_REQUEST.test(sentence) && !/\d{3}|@/.test(sentence)
    const statements = withoutStatements(sentence)
    if (statements !== undefined) return statements
    const affectsPart = wordsIn(sentence) > RUN_ON_WORDS || isBracket
    if (affectsPart && /[,;:]\s/.test(sentence)) return withoutPart(sentence)
    return blank(sentence)
  })
  const secrets = new Set<string>()
  for (const [index, sentence] of sentences.entries()) {
    if (redacted[index] === sentence) continue
    const count = wordsIn(sentence)
    const namesItsSubject = containsSecret(sentence)
    const isBareRequest =
      count <= 3 ||
      (count <= REQUEST_MAX_WORDS &&
        !namesItsSubject &&
        !OWN_PICTURE.test(sentence) &&
        !SAYS_ITSELF.test(sentence) &&
        REFERS_BACK.test(sentence))
    const before = sentences[index - 1]
    // A sentence without a subject of its own is about the sentence before it.
    if (isBareRequest && before !== undefined && !/[\d@]/.test(sentence)) {
      const namesInSentence = sentence.match(NAMES) ?? []
      if (namesInSentence.length === 0) redacted[index - 1] = blank(before)
    }
    if (isConfidentialHeading(sentence)) {
      let end = description.indexOf(sentence) + sentence.length
      for (let below = index + 1; below < sentences.length; below += 1) {
        const row = sentences[below] ?? ''
        const start = description.indexOf(row, end)
        // An empty line ends the part under the heading.
        if (/\n\s*\n/.test(description.slice(end - 1, start + 1))) break
        redacted[below] = blank(row)
        end = start + row.length
      }
    }
    // The rest of its paragraph belongs to a note: 'A note to the designer: …'.
    if (NOTE_TO_DESIGNER.test(sentence)) {
      let end = description.indexOf(sentence) + sentence.length
      for (let after = index + 1; after < sentences.length; after += 1) {
        const rest = sentences[after] ?? ''
        const start = description.indexOf(rest, end)
        if (/\n/.test(description.slice(end - 1, start + 1))) break
        redacted[after] = blank(rest)
        end = start + rest.length
      }
    }
    const maxSentences = isConfidentialHeading(sentence) ? 0 : MAX_REFERENCE_SENTENCES
    const sentencesAfter = REFERS_BELOW.test(sentence)
      ? maxSentences
      : REFERS_AHEAD.test(sentence)
        ? 1
        : 0
    const sentencesBefore = REFERS_ABOVE.test(sentence) ? MAX_REFERENCE_SENTENCES : 0
    for (
      let target = Math.max(0, index - sentencesBefore);
      target <= index + sentencesAfter;
      target += 1
    ) {
      const other = sentences[target]
      if (target !== index && other !== undefined) redacted[target] = blank(other)
    }
  }
  for (const [index, sentence] of sentences.entries()) {
    if (redacted[index] === sentence) continue
    for (const [, name = ''] of sentence.matchAll(SINGLE_NAME_TO_OMIT))
      if (!names.some((ownName) => ownName.includes(name))) secrets.add(name)
    for (const [name] of sentence.matchAll(NAMES)) {
      const isRemoved = !(redacted[index] ?? '').includes(name)
      if (isRemoved && !names.includes(name) && !isLocality(name)) secrets.add(name)
    }
  }
  const mentionsSecret = (sentence: string) => [...secrets].some((name) => sentence.includes(name))
  let result = ''
  let from = 0
  for (const [index, sentence] of sentences.entries()) {
    const start = description.indexOf(sentence, from)
    const text = redacted[index] ?? sentence
    result += description.slice(from, start) + (mentionsSecret(text) ? blank(text) : text)
    from = start + sentence.length
  }
  return result + description.slice(from)
}

/** '… otherwise text and dont tell anyone but I’m retiring': only what follows is a secret. */
const TELL_NOBODY =
  /(?<=[\p{L}\d]),? (?:(?:and|but|oh|also|please) )+(?=(?:don[’']?t|do not) tell (?:anyone|anybody|people|customers|clients)\b)/giu
/** A text in which a secret begins its own sentence. */
export const withSecretsApart = (text: string): string => text.replace(TELL_NOBODY, '. ')

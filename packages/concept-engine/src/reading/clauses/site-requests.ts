import { ABOUT_THE_SITE } from './roles.ts'

/**
 * 'Inscriptions in Greek should be mentioned', 'please mention that we post': such text belongs on
 * the page.
 */
const REQUESTED_STATEMENTS = [
  // 'Can you put in that there is a ramp and I do home visits'
  /^(?:(?:also|and) )?(?:can|could|would) you (?:please |pls )?(?:put|write|add|say|mention|note)(?: in| down| on it)? that (.{8,180})$/iu,
  // 'The name has moggy in it so yes say cats by arrangement'
  /^.*\bso (?:yes,? |just |maybe |please )*(?:say|put) (?!(?:it|that|this|so|we|I)\b)(\p{L}.{6,80})$/iu,
  // 'We run a free reading test online and want that on the site'
  /^((?:we|I) .{8,110}?),? and (?:we |I )?(?:want|would like|need) (?:that|it|this) (?:up )?on (?:the|our|my) (?:web ?site|site|page)\.?$/iu,
  /^(?:would|could|can) you (?:kindly |please )*(?:make (?:it )?(?:very |quite )?clear|say|mention|state|note)(?: that)? ((?:we|I|our|my|it’s|there’s)\b.{8,150})$/iu,
  // 'Please mention 17 years’ experience', 'Shabnam does the ladies’ fittings, please write this'
  /^(?:(?:please|pls|also|and) )*(?:mention|say|note|add) (?:our |my |the |that )?(\d[\d,]* years[’']? .{4,80})$/iu,
  // '… so the site has to make one thing clear: you can pause whenever you like'
  /^.*\b(?:make|say|get across) (?:one thing|this|it) (?:(?:very|really|absolutely) )?(?:clear|plain|plainly|clearly): (.{12,160})$/iu,
  // 'We do not treat horses, and would like that to be stated politely'
  /^((?:we|I) .{6,110}?),? (?:and|but) (?:(?:we|I)(?:’d| would)|would) like (?:that|it|this) (?:to be )?(?:stated|said|mentioned|put|clear)\b.*$/iu,
  // 'Schools should be able to see that we both have Working With Children Checks'
  /^(?:(?:and|also|so) )?(?:the )?(?:\p{L}+ ){1,3}(?:should|must|needs? to|has to|have to) (?:be able to )?(?:see|know|find out|understand|realise)(?: (?:straight away|clearly|quickly|easily))? that ((?:we|I|our|my)\b.{8,150})$/iu,
  // 'People should be able to ring or text any day between 8 and 8'
  /^(?:(?:and|also|so) )?(?:people|customers|clients|families|visitors|they|anyone|everyone) (?:should|must|can|need to)(?: be able to)? ((?:ring|call|text|phone|email|message|write)(?: (?:or|and|us|me|\p{L}+)){0,3} (?:any|every|on|between|from|before|after|until|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*)\b.{4,80})$/iu,
  // 'Need to say 24 hours’ notice to cancel'
  /^(?:(?:I|we) )?(?:need to|have to|must|should|want to) say (?:that )?(?!(?:it|that|this)\b)(.{12,160})$/iu,
  /^(.{12,140}?),? (?:please|pls) (?:write|say|put|mention|add|include) (?:this|that|it)(?: (?:on|in|up|there)\b.*)?$/iu,
  /^((?:we|I) .{8,110}?),? (?:and|so|but|which) (?:it|that)(?: would|’d) .{4,60} if the (?:web ?site|site|page) (?:said|says|made|could|told)\b.*$/iu,
  /^(.{8,140}?)(?:,| and| –| -)+ ?(?:that’s|that is|this is|which is) what (?:I|we) (?:want|need|would like) the (?:web ?site|site|page) to (?:say|show|tell|get across)\.?$/iu,
  /^(?:please |pls )?(?:say|make it (?:really |very )?(?:clear|obvious|plain)|make clear|point out|stress|tell people)(?: (?:clearly|plainly|up front|on the (?:site|page)))?(?: that)? ((?:we|I|our|my|it’s|there’s)\b.{8,150})$/iu,
  /^(?:underneath it,? |there,? |under (?:it|that),? )?(?:please |pls )?(?:put|say|write|add|have it say) (?:(?:two|three|a few|these|the|one|a|some) )?(?:short |simple |plain )?(?:sentences?|words?|lines?|messages?|notes?|statements?|warnings?)(?: (?:there|at the (?:top|bottom)|up front|in (?:large|big|bold) (?:type|letters)))?: (.{12,})$/iu,
  /^(?!(?:it|this|that|these|they|which|prices?|no|none|not|nothing|neither|nobody|never|only|without)\b)(\p{L}.{10,140}?) (?:should|must|needs? to|has to|have to|ought to) be (?:mentioned|stated|noted)\.?$/iu,
  /^(?:(?:please|pls|also|and|can you|could you) )*(?:mention|state|note) (?:that )?((?:we|I|our|my|all|every)\b.{8,150})$/iu,
]
/** 'Make it clear our logo has to be big' is an instruction to the designer. */
const DESIGN_INSTRUCTION =
  /\b(?:web ?site|site|page|logo|photos?|pictures?|buttons?|fonts?|colou?rs?)\b/i
/** What a sentence asks the page to say; undefined if it asks for nothing. */
export const requestedStatementIn = (text: string): string | undefined =>
  REQUESTED_STATEMENTS.map((pattern) =>
    pattern.exec(text)?.[1]?.replace(/ and that (?=\p{Lu}|we\b|I\b)/gu, ' and '),
  ).find((statement) => statement !== undefined && !DESIGN_INSTRUCTION.test(statement))

/**
 * 'Everything arrives with a signed form, which should be downloadable': a statement, then a
 * request.
 */
const DOWNLOAD_REQUEST =
  /^(.*?\b((?:[\p{L}-]+ )?(?:form|guide|list|chart|checklist|sheet|brochure|menu|map|calendar|timetable|policy)))(?:, which|, and (?:it|this|that)) ((?:should|must|needs to|has to|ought to) be .+)$/iu

/** 'The form should be downloadable' is a request. */
export const FEATURE_REQUEST =
  /^the (?:[\p{L}-]+ ){1,3}(?:should|must|needs to|has to|ought to) be (?:downloadable|printable|downloaded|available|online|on the (?:web ?)?(?:site|page))\b/iu

/** 'I’m booked out three weeks so what I’d love is for the site to …': here the request begins. */
const SITE_REQUEST = new RegExp(
  `${ABOUT_THE_SITE.source}|(?<!\\p{L})(?:the|this|my|our) (?:new )?(?:site|page)(?!\\p{L})|(?<!\\p{L})(?:what|all) (?:I|we)(?:’d| would)? (?:really )?(?:love|like|want|need) is(?!\\p{L})`,
  'iu',
)
/** 'Need a website for my plumbing business, been going 11 years': a request, then a statement. */
const REQUEST_THEN_STATEMENT =
  /^([^,;]*\bweb ?site\b[^,;]*)[,;]\s+((?:been|licen[cs]ed|registered|qualified|accredited|established|family|based|(?:we|I)(?:’re|’ve|’m| are| have| am| do| run| make| sell| fix| repair| clean| teach)\b).{12,})$/iu

/** 'I have tuned pianos since 1991 and would like a quiet, well-mannered website which …' */
const STATEMENT_THEN_WISH =
  /^(.{20,}?),? (?:and|so|but) ((?:(?:I|we) )?(?:would (?:really )?(?:like|love)|[’']d (?:really )?(?:like|love)|want|need|am after|are after) (?:an? |the |our |some )[^.]*\b(?:web ?site|site|web ?page)\b.*)$/iu
/** 'I own a dancewear shop and the main thing I want to push is pointe shoes' */
const STATEMENT_THEN_AIM =
  /^(.{15,}?),? and (the (?:main|big|one|only|most important) (?:thing|point) (?:that )?(?:I|we) (?:really )?(?:want|need|would like)\b.*)$/iu
/** '… and book us for events, about 40 singers, $450 for a 30-minute set': facts behind a request */
const FACTS_BEHIND =
  /^(.*\b(?:book(?: us| me)?|hire us|site|website|page|people|them|ring|call)\b[^,$\d]*), (?=(?:about |around |roughly |up to |over )?\d+ \p{L}+|(?:from |about )?\$\d)/iu
/** A list of counts or prices. */
export const STATES_FACT =
  /^(?:(?:about |around |roughly |up to |over )?\d+ \p{L}+(?: \p{L}+)?|(?:from |about )?\$\d[^,;]*)(?:, (?:(?:about |around |roughly |up to |over )?\d+ \p{L}+(?: \p{L}+)?|(?:from |about )?\$\d[^,;]*))*[.!]?$/iu

/**
 * The parts of a sentence of which one is about the website, in order: of '118 members and falling,
 * which is the reason for the website' only the end is.
 */
export function splitSiteRequest(wording: string): string[] {
  const [, told, wished] =
    STATEMENT_THEN_WISH.exec(wording) ?? STATEMENT_THEN_AIM.exec(wording) ?? []
  if (told && wished) return [told, wished]
  const [asked = '', wanted = ''] = FACTS_BEHIND.exec(wording) ?? []
  const facts = wording.slice(asked.length)
  if (asked !== '' && STATES_FACT.test(facts)) return [wanted, facts]
  const [, statement, thing, wish] = DOWNLOAD_REQUEST.exec(wording) ?? []
  if (statement && thing && wish) return [statement, `The ${thing} ${wish}`]
  const [, request, rest] = REQUEST_THEN_STATEMENT.exec(wording) ?? []
  if (request && rest && !SITE_REQUEST.test(rest)) return [request, rest]
  const offset = SITE_REQUEST.exec(wording)?.index ?? 0
  const boundary = Math.max(
    ...[...wording.slice(0, offset + 1).matchAll(/,\s|;\s|\s[–—-]\s|\s(?:but|so)\s/g)]
      .map(({ index }) => index)
      // A list in brackets stays whole.
      .filter((index) => !/\([^()]*$/.test(wording.slice(0, index))),
    0,
  )
  const before = wording.slice(0, boundary).trim()
  return before.split(/\s+/).length >= 5
    ? [before, wording.slice(boundary).replace(/^[\s,;–—-]+/, '')]
    : [wording]
}

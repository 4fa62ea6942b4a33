import { capitalise } from '../english/sentences.ts'

/** 'FOR THE PAGE:', 'Text for the site:': what follows is for the page, and the label is not. */
const FOR_THE_PAGE =
  /(?<=^|\n|[.!?]\s)(?:(?:the )?(?:copy|text|words|bits?|this (?:bit|part)) )?(?:is )?(?:for|to go on|goes on|on) the (?:page|site|public(?: (?:page|site))?)\s?[:–—-][^\S\n]+(?=[^.!?\n]*\b(?:is|are|am|was|I|we)\b)(?![^.!?\n]*\b(?:need|want|would like|gallery|forms?|pages?|button|map|calendar)\b)/giu
/** 'Two windows you may describe: the east window …' */
const MAY_BE_SHOWN =
  /(?<=^|\n|[.!?]\s)[^.!?:\n]{3,40} (?:that )?you (?:may|can|could) (?:describe|mention|name|show|list|include|use|say|talk about)\s?:\s+/giu
/** '… and we want that said simply and in a sensible place' */
const HOW_TO_SAY =
  /,? (?:and|which) (?:I|we)(?:['’]d| would)? (?:want|like|need)(?: to have)?(?: (?:that|it|this))? (?:said|mentioned|shown|stated|put|acknowledged|handled) [^.!?\n]{3,60}(?=[.!?\n])/giu
/** 'What someone sees FIRST has to be the rescue line': the rest says what it is. */
const SEEN_FIRST =
  /(?<=^|\n|[.!?]\s)what (?:people|someone|somebody|visitors|everyone|customers|they|you) (?:should |must )?sees? (?:very )?first (?:has to|must|should|needs to|is to) be:? (?:the )?/giu
/** 'If someone has found a bat the very first thing on the site has to be DON’T TOUCH IT …, big' */
const FIRST_ON_SITE =
  /(?<=^|\n|[.!?:]\s)(?:urgent(?: thing)?(?: first)?:\s)?((?:if|when) [^.,;:!?\n]{4,50}?),? the (?:very )?(?:first|main|top|biggest) thing (?:on the (?:web ?site|site|page|home ?page)|(?:people|they|you|visitors) see) (?:has to|must|should|needs to|ought to) be (?:that |the )?([^.!?\n]+?)(?:,? (?:really |very |nice and )?(?:big|huge|massive|large|prominent|bold|loud))?(?:,? (?:and )?before any(?:thing)?[^.!?\n]*)?(?=[.!?\n])/giu
/** 'First thing on the page please: …', 'FIRST THING: "…"', 'That’s what I want said first: …' */
const FIRST_SAID =
  /(?<=^|\n|[.!?:]\s|\()[^\S\n]*(?:[-–—•*·]\s+)?(?:(?:so |and |also )?(?:the )?(?:very )?first (?:thing|line|words?|of all)(?: (?:on|at the top of) the (?:page|site|home ?page))?(?:,? (?:please|pls))?|(?:that|this)[’']?s (?:what|the thing) (?:I|we) want (?:said )?first|top of (?:the )?(?:home ?|front ?)?page(?:,? (?:please|pls))?|(?:that|this) (?:is|should be|must be) the headline|put first|(?:kindly |please )?put (?:this|that) (?:in the )?first(?: place)?)(?:\s?[:,]|\s[–—-]|\.(?=\s["“]))\s+(?!(?:which|what|when|where|our|the|an?|my)\b(?![^.!?\n]*\b(?:is|are|you|we)\b[^?\n]*[.!]))(?:["“](?<quoted>[^"“”\n]{4,160})["”][.!?]?|(?<plain>[^\n"“”]+?)(?:[.!?](?=\s|$|\))|(?=\n|$)))/giu
/** 'THIS NEEDS TO BE FIRST because I get complaints', 'that bit FIRST', '(1st thing on page pls!!!)' */
const GOES_FIRST =
  /(?:[^\S\n]*[–—-][^\S\n]*|(?<end>[.!?])\s+|,\s+|\s*\(\s*|\n\s*|(?<=\p{L}{2})[^\S\n](?=put that))(?:pls |please )?(?:put (?:this|that|it) (?:as )?(?:the )?(?:very )?first thing|(?:this|that)(?: (?:bit|one|line|part|sentence|note|paragraph))? (?:(?:(?:needs to|has to|must|should) (?:be|go|come)|goes|comes|is to be|to be) )?(?:(?:at|on) the )?(?:very )?(?:first|top)(?: (?:thing|of (?:the )?(?:page|site)))?|(?:1st|first) thing on (?:the )?(?:page|site))(?:,? (?:please|pls|plz))?(?![\p{L}\d]| (?:thing|of|time|visit|one|class|in|we|I|you)\b)[!.]*(?: (?:because|coz|cos|as|so|since) [^.!?\n)]*)?[)!.]*/giu
const withoutCapitalRuns = (said: string) =>
  said.replace(/\p{Lu}[\p{Lu}’',]*(?: [\p{Lu}’',]+){2,}/gu, (shouted) => shouted.toLowerCase())
/** 'DON’T TOUCH IT and our rescue line 07 5550 0171' */
const withLineToRing = (said: string) =>
  withoutCapitalRuns(said).replace(
    /(?:,| and) ((?:our|the) ((?:\p{L}+ ){0,2}(?:line|number|hotline|mobile))),? (\(?\d[\d() ]{6,}\d)([^.!?\n]*)/giu,
    (_line, ours: string, name: string, number: string, rest: string) =>
      ` and ring ${ours}. ${capitalise(name)}: ${number}${rest}`,
  )
/** 'If the page does one job it's that.' */
const POINTS_BACK =
  /(?<=[.!?]\s)if (?:the|this) (?:web ?)?(?:page|site) (?:only )?(?:does|says|gets across|has) (?:only |just )?one (?:job|thing)[^.!?\n]{0,12} (?:it['’]?s|it is|let it be|make it) (?:that|this)[.!]/giu
/** '(this was the 2)', '(Pup is a person)' explain a remark to the agency. */
const EXPLAINED = /\s?\((?:this|that|it)(?:['’]s| is| was) (?:the|a|an|our|my) [^()]{1,24}\)/giu
/** 'off the whiteboard', 'From the flyer:', 'Copied from our current price schedule (…):' */
const SOURCE_LINE =
  /^[^\S\n]*(?:(?:this is |it[’']?s |all )?(?:copied|copy|pasted|typed(?: up)?|taken|straight|lifted|here[’']?s what[’']?s) )?(?:off|from|on) (?:the|our|my|an?) (?:\p{L}+ ){0,3}(?:white ?board|black ?board|chalk ?board|notice ?board|flyers?|brochure|leaflet|poster|pamphlet|price (?:list|schedule)|schedule|newsletter|spreadsheet|old (?:web ?)?site|facebook(?: page)?)\b[^\n.]{0,40}(?=\n|$)/gimu
const SOURCE_BRACKET =
  /\s?\((?:copied |taken |straight )?(?:from|off) (?:(?:the|our|my) )?(?:\p{L}+ )?(?:white ?board|black ?board|flyers?|brochure|leaflet|poster|price list|schedule|newsletter|spreadsheet|old (?:web ?)?site|facebook)\)/giu

/** '…, and three lines on what to do: keep it warm': what stands there is for visitors. */
const LINES_ABOUT =
  /,? (?:and|then|plus) (?:an? (?:few |couple of )?|two |three |four |some |short )(?:lines?|words|sentences?|bit|note|tips|points) (?:on|about|of) (?<what>(?:what|how) to \p{L}+):\s+/giu

/** '$3.50 per 10 cm... (No Mum it's $3.50 per METRE. Use that. T)': the second one counts. */
const CORRECTED_PRICE =
  /(\$\d[\d.,]*) ?(?:per|an?) [^.()\n]{1,14}?\.* ?\((?:no,? )(?:\p{L}+,? )?(?:it[’']?s|its|it is) (\$\d[\d.,]* (?:per|an?) \p{L}+)[^()]*\)/giu
/** '(Mum, give an example: … Tess)', '(Deb can you check this?)': notes that somebody signs. */
const SIGNED_NOTE =
  /\s?\((?:(?:no )?(?:Mum|Dad|Nan|Pop|Mate),? [^()]*|[^()]{12,}[.!?] ?\p{Lu}\p{Ll}{0,9})\)/gu
/** 'Symptoms fade, so the home page should say: photograph it today' */
const PAGE_SHOULD_SAY =
  /(^|[.!?\n]\s*|,? (?:so|and|therefore) )the (?:(?:home|front|first|main|landing) ?)?(?:web ?)?(?:page|site) (?:should|must|has to|needs to|ought to) (?:say|state|read|tell (?:people|them|visitors)):\s+["“]?(\p{L})/giu
/** 'Rest is in the spreadsheet.' */
const REST_ELSEWHERE =
  /(?<=^|\n|[.!?]\s)(?:the )?(?:rest|others?|full list|details) (?:is|are) (?:all )?(?:in|on) (?:the|my|our|an?) (?:spreadsheet|attachment|attached \p{L}+|google (?:doc|drive|sheet)|dropbox|email|pdf)[.!]?/giu
/** 'It is to be stated that the firm does not determine disputes': the statement itself. */
const TO_BE_STATED =
  /\bit (?:is to|must|should|needs to|has to) be (?:clearly )?(?:stated|made clear|noted|mentioned|said)(?: on (?:the|every) (?:site|page))? that ([^.!?\n]+)/giu
/** 'Licence number LH-04417 must be shown' */
const NUMBER_SHOWN =
  /\b((?:licen[cs]e|registration|reg|abn|acn|permit|accreditation)\b[^.,;\n]{0,24}?\d[\w-]*),? (?:which )?(?:must|should|has to|needs to|is to) be (?:shows?|shown|displayed|visible|listed|seen|there)(?: (?:on|in|at) [^.,;\n]{3,30})?/giu

/** A description without the labels and remarks that tell the agency what its parts are for. */
export const withoutAgencyLabels = (text: string): string =>
  [
    SOURCE_LINE,
    SOURCE_BRACKET,
    SEEN_FIRST,
    FOR_THE_PAGE,
    MAY_BE_SHOWN,
    HOW_TO_SAY,
    POINTS_BACK,
    EXPLAINED,
  ].reduce(
    (rest, pattern) => rest.replace(pattern, pattern === SEEN_FIRST ? 'The ' : ''),
    text
      .replace(CORRECTED_PRICE, (_both, _first: string, second: string) => second.toLowerCase())
      .replace(SIGNED_NOTE, '')
      .replace(FIRST_SAID, (...match) => {
        const { quoted, plain = '' } = match.at(-1)
        // A message of several sentences stays in its marks.
        if (quoted) return `\nAt the top of the page: "${capitalise(quoted)}".\n\n`
        return `\nTop of the page: ${capitalise(withoutCapitalRuns(plain).trim())}.\n\n`
      })
      .replace(GOES_FIRST, (...match) => `${match.at(-1).end ?? '.'} Put that first.`)
      .replace(
        FIRST_ON_SITE,
        (_whole, condition: string, said: string) =>
          `The main message is that ${condition.charAt(0).toLowerCase()}${condition.slice(1)}, ${withLineToRing(said)}`,
      )
      .replace(PAGE_SHOULD_SAY, (_whole, before: string, first: string) =>
        /[,\p{L}]/u.test(before) ? `. ${first.toUpperCase()}` : `${before}${first.toUpperCase()}`,
      )
      .replace(REST_ELSEWHERE, '')
      .replace(NUMBER_SHOWN, '$1')
      .replace(TO_BE_STATED, (_whole, statement: string) =>
        statement
          .split(/,? and that /)
          .map(capitalise)
          .join('. '),
      )
      .replace(LINES_ABOUT, (...match) => `. ${capitalise(match.at(-1).what)}: `),
  )

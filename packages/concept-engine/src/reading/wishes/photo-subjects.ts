import { capitalise } from '../english/sentences.ts'

const PHOTOGRAPHS = '(?:photos?|photographs?|pics?|pictures|snaps|shots|gallery|portfolio)'
/** 'Drone photos of the blossom and …', 'photographs showing the kiln', 'photos: flame, lathe' */
const SUBJECTS = new RegExp(
  `\\b${PHOTOGRAPHS}(?: (?:avail(?:able)?|taken|already|ready|please))?(?: (?:of|showing)|:) (?<subjects>[^.;:!?\\n–—]+)`,
  'giu',
)
/** Photographs that are refused, and those that visitors send. */
const NOT_OURS =
  /\b(?:no|not|never|without|avoid|hate|sick of|instead of|rather than|stock|\p{L}+n[’']t|send|sends|sending|upload|uploading|attach|text|email|add|share|drop|if you (?:use|borrow|take)|their|your|swap|post|of (?:someone|somebody) else)\b[^.;:!?\n]*$/iu
/** Where the subject ends and a remark about the photographs begins. */
const REMARK =
  /\s(?:if|because|cause|cos|that|which|who|so|please|pls|rather than|instead of|not|but|though|taken|avail\w*|attached|on (?:my|our|the) (?:phone|computer|website|site|page|wall)|in (?:my|our) phone|for (?:the|this) (?:site|website|page|gallery)|to (?:come|follow|use)|(?:I|we|he|she|they|you|people|nobody|everyone|it)(?:’\p{L}+)?|would|should|could|can|will|must|are|is|was|were|has|have|already|somewhere|ready|from (?:last|this)|at (?:the )?(?:moment|top|front))(?=\s|$).*$/iu
/** 'Lots of', 'our': words that do not say what is in the picture. */
const LEAD =
  /^(?:(?:and|or|also|both|maybe|lots|heaps|loads|plenty|tons|some|several|a few|a couple|many|all|most|our|my|his|her|their|the actual|actual|real|about \d+|\d+)(?: of)?\s)+/i
/** 'Both of us', 'that at sunset': only the text around it says who or what. */
const POINTS_ELSEWHERE =
  /^(?:(?:old|current|existing|present|last) (?:web ?)?(?:site|page|one|shop)\b|ignore|use|keep|put|make|nothing|(?:the )?(?:both|two|three|all|four) of (?:us|them|it)|us|me|you|them|it|that|this|those|these|one|what|how|where|when|everything|anything|things?|stuff|examples?|before|after|work|jobs?)\b/i
const BEFORE_AND_AFTER = /\bbefore\b.{0,6}\bafter/i
/**
 * 'The thing we’d most like to see first is a dial', 'could the first thing be the paper, very
 * close': what the first picture shows.
 */
const SEEN_FIRST =
  /\b(?:(?:the|could the|can the) (?:first|main) (?:thing|picture|image|photo)(?: (?:you|people|they|visitors) (?:should )?see| to see| on the (?:page|site|front))?(?: (?:should|could|must|has to|to))? (?:be|is)|(?:the )?(?:thing|picture|image) (?:I|we)(?:[’']d| would)? (?:most |really )?(?:like|love|want)(?: people)? to see first is|(?:start|open|lead|begin) with (?:a )?(?:big |close |large )?(?:photo|picture|image|shot)s? of)\s(?<subject>(?:an?|the|our|my) [^.;:!?,\n–—]{2,40}(?:, (?:very |really )?(?:close|big|large|up close))?)/giu

const LENGTH = { least: 3, most: 44 }
/** 'The first thing to see should be the phone number': parts of a page are no pictures. */
const OF_PAGE =
  /\b(?:phone|number|button|form|hours|prices?|menu|map|calendar|name|logo|headline|message|address|booking|contact|text|words?|list|fact|line|sentence|notice)\b/i
/** 'A calendar, a gallery with photos of pianos, and a login': what follows is another wish. */
const WISH_BEFORE =
  /\b(?:forms?|calendars?|pages?|maps?|links?|bookings?|log-?ins?|lists?|buttons?|prices?|calculators?|downloads?|faqs?|newsletters?|sign[- ]?ups?)\b[^.;!?\n]*,[^.;!?\n]*$/iu
const OTHER_WISH =
  /^(?:an? |the |our )?(?:\p{L}+[’']? )?(?:forms?|calendars?|pages?|maps?|links?|bookings?|log-?ins?|lists?|buttons?|prices?|parking|faqs?|directions|password)\b|^how to\b|\bpage with\b/iu
/** A page has frames for this many. */
const MAX_SUBJECTS = 3

/**
 * What the client's own photographs show, each as a caption: 'Drone photos of the blossom and the
 * sheds' are of 'The blossom' and 'The sheds'. Pairs of before and after are left out.
 */
export function photoSubjectsIn(text: string): string[] {
  const found = [...text.matchAll(SUBJECTS)].flatMap(({ index, groups }) => {
    const wording = (groups?.subjects ?? '').replace(/\s*\([^()]*\)/g, '').replace(/["“”]/g, '')
    const before = text.slice(Math.max(0, index - 60), index)
    if (NOT_OURS.test(before) || BEFORE_AND_AFTER.test(wording)) return []
    return (
      wording
        .replace(REMARK, '')
        // 'Hands and tools' are in one picture, 'trucks and a new tank' may be in two.
        .split(
          /,\s*(?:and\s|plus\s)?|\s(?:plus|&)\s|\s(?:and)\s(?=(?:an?|the|my|our|his|her|one|some|lots|heaps|loads|a few|many|all)\s|\p{Lu}|\d)|(?<=,.*)\sand\s/u,
        )
        .slice(0, WISH_BEFORE.test(before) ? 1 : undefined)
        .map((part) => part.trim().replace(LEAD, '').replace(REMARK, '').trim())
        .filter(
          (part) =>
            !OTHER_WISH.test(part) &&
            part.length >= LENGTH.least &&
            part.length <= LENGTH.most &&
            /\p{L}{3}/u.test(part) &&
            !POINTS_ELSEWHERE.test(part),
        )
        .map(capitalise)
    )
  })
  return [...new Set(found)].slice(0, MAX_SUBJECTS)
}

/** What the client wants visitors to see first, as a caption; '' if it is no picture. */
function firstPictureIn(text: string): string {
  const [, subject = ''] = [...text.matchAll(SEEN_FIRST)].flatMap(({ groups }) => [
    '',
    (groups?.subject ?? '').replace(REMARK, '').trim(),
  ])
  return subject.length >= LENGTH.least && !OF_PAGE.test(subject) ? capitalise(subject) : ''
}

/** Whether words for a photograph say what it shows: 'Bev with the ute', not 'cover' or 'ask me'. */
const isCaption = (title: string): boolean =>
  /\s/.test(title) &&
  !/^(?:ask|use|no|not|none|never|only|please|any|some|all|do|don[’']t|with|without|our|my|real|good|big)\b/i.test(
    title,
  )

/**
 * The photograph that leads the page, '' if none is named, and those for a gallery; none that may
 * name somebody if names are withheld.
 */
export function photosIn(
  text: string,
  withoutNames: boolean,
): { firstPicture: string; photos: string[] } {
  const named = withoutNames ? [] : photoSubjectsIn(text)
  const firstPicture = firstPictureIn(text) || (named.find(isCaption) ?? '')
  return { firstPicture, photos: named.filter((title) => title !== firstPicture) }
}

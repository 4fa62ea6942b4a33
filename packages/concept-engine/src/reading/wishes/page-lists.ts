import type { Clause } from '../clauses/clause.ts'
import { capitalise, wordsOf } from '../english/sentences.ts'
import { addressVisitors } from '../statements/to-visitors.ts'
import { type Found, formatOfQuestion, formatOfTitle, TITLE_MAX } from './site-content.ts'

/** 'Pages: home, our podiatrists, contact', 'four pages at most: …', 'with five pages: …' */
const PAGE_LIST =
  /\b(?:pages?|site ?map|menu items|tabs)(?: (?:at most|only|please|max(?:imum)?|needed|wanted|(?:I|we)(?:’d like| want| need)|(?:should|would) be|are))?\s?(?::|\s[–—-])\s([^.!?\n]*(?:[.!?](?=["”’']|,)[^.!?\n]*)*)/iu
/** 'Give us pages for Conditions, Classes and Fees', 'one page for the menu, one for suppers' */
const PAGES_FOR = /\bpages? for ((?:the |our )?\p{L}[^.!?;:\n]*?,[^.!?;\n]*?)(?=[.!?;:\n]|$)/iu
/** 'A page called “Getting ready for shearing day”' */
const PAGE_CALLED =
  /\bpages?,? (?:called|named|titled|headed|labelled) ["“‘']?([^"“”‘\n,.;()]{4,50}?)["”’']?(?=\s(?:with|where|that|which|and an?)\b|["”’',.;()\n]|$)/giu
/** 'Page why are my worms dying', 'a page how to start a worm farm and page why …' */
const QUESTION_PAGE =
  /\bpages? (?:about |on |explaining )?((?:how|why|what)\s[^,.;:!?()+\n]{6,60}?)(?=\s(?:and|plus|\+)\s(?:an? )?(?:page|section)\b|\s(?:because|cos|so|as|and (?:an?|the|then|also))\b|[,.;:!?()+\n]|$)/giu

/** 'Main wish: explain why a school needs a certificate', 'the wish: a checklist “is it safe?”' */
const EXPLAINED_TOPIC =
  /(?:\b(?:wish|thing|goal|important)\b[^.!?\n]{0,24}?(?::| is(?: to)?) (?:to )?|(?<=^|[.!?]\s))(?:please )?(?:explain|a checklist|a guide(?: to)?) (?:in (?:plain|simple) words )?["“]?(?:the )?(\p{L}[^.!?"”\n]{3,60}?)(?=["”?]| (?:so|warmly|clearly|simply|gently|in (?:plain|simple))\b|,|[.!\n]|$)/giu
/** 'Main wish: people should know what the tide means for their day before …' */
const WISHED_MESSAGE =
  /\b(?:wish|main thing|most important)\b[^.!?\n]{0,60}?\b(?:understand|know|learn) ((?:what|how|why) [^,.;!?\n]{6,56}?)(?=\s(?:before|so|in \p{L}+ minutes)\b|[,.;!?\n]|$)/giu
/** 'A page of common snakes round here with pictures' */
const PAGE_OF =
  /\bpages? of ((?!(?:the|our|my|this|your|a|an|text|\d+)\b)\p{L}+(?: \p{L}+){1,4}?)(?=\s(?:with|that|where|which|and an?|for)\b|[,.;()\n]|$)/giu

/** Pages that every site has, or whose content is a section of every home page. */
const STANDARD_PAGE =
  /^(?:(?:the |our |my |an? )?(?:home(?: ?page)?|front|landing|main|start|contact(?: (?:us|me|form|details|page))?|about(?: .*)?|our story|story|who (?:we|I) (?:are|am)|what (?:we|I) (?:do|offer|cost)|what it costs|(?:our )?services?|prices?|fees?|rates?|pricing|costs?|[\p{L}]+ (?:and|&) (?:prices|fees|rates|pricing|costs)|packages|book(?:ings?)?(?: (?:now|online|form|request))?|enquir(?:y|ies|e)(?: form)?|ask .*|quotes?(?: form)?|get a quote|photos?|pictures|gallery|galleries|work|our work|projects|before (?:and|&) after(?: .*)?|shop|store|orders?(?: form)?|find us|location|where (?:we|I) (?:are|am)|testimonials|reviews|terms|privacy|blog|news|faqs?|questions))$/iu

/** Whether a page is one that every site has, so that naming it asks for nothing more. */
export const isStandardPage = (title: string): boolean => STANDARD_PAGE.test(title)

/** The entries of a list of pages; commas within brackets and quotes do not separate them. */
function entriesIn(wording: string): string[] {
  const entries = wording.match(/(?:\([^()]*\)|["“][^"”]*["”]|[^,;])+/gu) ?? []
  return entries.flatMap((entry, index) =>
    index === entries.length - 1 && index > 0
      ? entry
          .trim()
          .replace(/^and\s/i, '')
          .split(/\sand\s(?=\p{L}+(?: form)?$)/u)
      : [entry.trim()],
  )
}

const titled = (entry: string) =>
  capitalise(
    addressVisitors(
      entry
        .replace(/\s*\([^()]*\)/g, '')
        .replace(/^["“”\s]+|["“”\s]+$/g, '')
        .replace(/^(?:(?:and|an?|the|one for|one about|one on) )+/i, '')
        .replace(/\s(?:with|including|where) .*$/i, '')
        .replace(/\s(?:page|section)$/i, '')
        .replace(/(?:\s(?:and|or|of|to|with|the|for|in))+$/i, '')
        .trim(),
    ),
  )

const found = (title: string): Found => ({
  title,
  format: /^(?:how|why|what|when|where|which)\b/i.test(title)
    ? formatOfQuestion(title)
    : formatOfTitle(title),
  topics: [],
})

/** Whether a text is a list of the pages that a site should have. */
export const listsPages = (text: string): boolean => PAGE_LIST.test(text) || PAGES_FOR.test(text)

/** 'Services (stockpile volumes, topographic survey)' in a list of pages */
const SERVICES_PAGE =
  /(?:^|[,:;]\s*|\band )(?:(?:our|the|my) )?(?:services?|what (?:we|I) (?:do|offer)|treatments|products|range)\s*\(([^()]+,[^()]+)\)/giu
/** The services in the brackets of a list of pages. */
export const servicesInPages = ({ text }: Clause): string[] =>
  listsPages(text)
    ? [...text.matchAll(SERVICES_PAGE)].flatMap(([, list = '']) =>
        list.split(/,\s*(?:and )?|\s+and\s+/).map((entry) => entry.trim()),
      )
    : []

/** The pages that a client names individually, except those that every site has. */
export function namedPages(clauses: readonly Clause[]): Found[] {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))]
  const titles = sentences.flatMap((sentence) => {
    const [, list = ''] = PAGE_LIST.exec(sentence) ?? PAGES_FOR.exec(sentence) ?? []
    const entries = entriesIn(list)
    return [
      ...(entries.length > 1 ? entries.map(titled) : []),
      ...[...sentence.matchAll(PAGE_CALLED)].map(([, wording = '']) => titled(wording)),
      ...[EXPLAINED_TOPIC, WISHED_MESSAGE].flatMap((pattern) =>
        [...sentence.matchAll(pattern)].map(([, wording = '']) => titled(wording)),
      ),
      ...[...sentence.matchAll(PAGE_OF)].map(([, wording = '']) => titled(wording)),
      ...[...sentence.matchAll(QUESTION_PAGE)].map(([, wording = '']) => titled(wording)),
    ]
  })
  return titles
    .filter(
      (title) =>
        title.length >= 4 &&
        title.length <= TITLE_MAX &&
        wordsOf(title).length <= 8 &&
        !isStandardPage(title),
    )
    .map(found)
}

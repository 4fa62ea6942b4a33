import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'
import { fieldEntries } from '../forms/field-entries.ts'

/** What is offered as a file, by the last word of its name. */
const FILE =
  /\b(?:forms?|lists?|guides?|sheets?|menus?|brochures?|reports?|catalogues?|checklists?|maps?|polic(?:y|ies)|packs?|manuals?|charts?|timetables?|program(?:me)?s?|certificates?|statements?|slips?|applications?|permits?|templates?|plans?|specs|specifications?|newsletters?|minutes|constitution|rules|prospectus(?:es)?|flyers?|waivers?|agreements?|contracts?|recipes?|posters?|worksheets?|by-?laws|booklets?|handbooks?|handouts?|planners?|cards?|drawings?|patterns?|pdfs?|documents?|calendars?|resources|roster|guidelines|terms|schedules?|order forms?|itinerar(?:y|ies)|instructions|results|notes|kits?|tracks?|files?|papers?|cv|logbooks?|procedures?|profiles?|tip sheets?)$/i
/** Files for members only are not for every visitor. */
const FOR_MEMBERS =
  /\b(?:members?[’']?s?(?:[- ]only)? (?:page|area|section|portal|only)|password|passworded)\b/i
const REFUSED_BEFORE = /(?:\b(?:no|not|never|without|avoid|instead of)\b|n[’']t)[^,;:]*$/i

const PEOPLE =
  '(?:people|they|you|customers|clients|visitors|parents|patients|members|guests|families|students|growers|councils|anyone)'
/** 'Downloads required: …', 'PDFs to download: …' */
const ANNOUNCED =
  /\b(?:downloads?|downloadables?|printables?|print[- ]?outs?|pdfs?)\b(?:[^:.;,()]{0,36}:| (?:page|section|area|tab) (?:with|for|of|containing))\s+(?<list>\S.*)$/isu
/** 'The price list should be on the website to download' */
const SHOULD_BE =
  /(?:^|[,;:.]\s)(?:(?:the|our|my) )(?<list>[^,;:.()]{3,80}?) (?:should|must|needs? to|ha(?:s|ve) to|can|could) be (?:on the (?:web ?)?(?:site|page) |there |here |online |available )*(?:to |for |as |as an? )?(?:pdf )?(?:download|print|pdf)/isu
/** '… to download', '… people can print', '… as a PDF', '… (PDF)' */
const BEHIND = new RegExp(
  `^(?<list>.*?\\S)(?: (?:to|for|as|as an?|available (?:for|to|as an?)|(?:that |which )?${PEOPLE} (?:can|could|should be able to)|(?:should|must|needs? to|ha(?:s|ve) to|to) be(?: (?:available )?(?:to|for|as an?))?)(?: just| easily)? (?<verb>(?:pdf )?download(?:s|ed|able|ing)?|print(?:ed|able)?(?: (?:out|off))?|pdfs?)\\b| ?\\(pdfs?\\)| (?<noun>(?:pdf )?downloads?|downloadable|printable|pdfs)(?=[,.;)]|$| (?:for|on|please|would|should|so|page|section)))`,
  'isu',
)
/** 'Downloadable price list', 'be able to download our form', 'a PDF of the menu' */
const AHEAD =
  /\b(?:download(?:able)?s?|printable|(?:can|could|to|and) print(?: out| off)?|pdfs? (?:of|copy of|version of)|pdf)(?: (?:and print|of))? (?:(?:the|our|an?|my|your|all|both|some|any|their) )*(?<list>(?!from\b|on\b|it\b|them\b|and\b|page\b|button\b|section\b|link\b|area\b|would\b|will\b|should\b|is\b|are\b|for\b|to\b|or\b|speeds?\b)\p{L}[^.;:()]*)/isu
/** Where the name of a file ends. */
const NAME_END =
  /[,]?\s(?:from|so|before|when|which|that|please|because|in case|on (?:the|our|my)|at (?:the|home)|as (?:an?|well)|if|would|should|will|is|are|must|can|and (?:then|print|we|they|you|fill|send|email|bring)|with (?:us|me|it)|to (?!bring\b|know\b|do\b|expect\b)\p{L}+|in (?:the|a|pdf|word)|for (?!the\b|new\b|each\b|every\b)\p{L}+)\b.*$/isu
/** Where the words before a list end. */
const LIST_START =
  /^.*(?:[.;:–—(]\s?|\b(?:want|wants|need|needs|like|love|have|has|include|includes|including|add|put|provide|offer|with|get|please|is|are|be|also|plus|show|page|section|of which|site|website|for)\s)/isu
const ARTICLE =
  /^(?:(?:and|or|the|our|my|an?|your|some|any|all|both|also|plus|free|simple|current|latest|\d+)\s)+(?=\p{L})/iu
const NAME = { least: 3, most: 46, words: 7 }
const MAX_FILES = 8

/** The name of a file; undefined if the words are no noun phrase. */
function fileName(entry: string): string | undefined {
  const name = entry
    .replace(/\s*\([^()]*\)?/g, '')
    .replace(ARTICLE, '')
    .replace(/^pdfs? (?:of (?:the |our )?)?|\s(?:as an? )?pdfs?$/gi, '')
    .replace(/[\s.,;:]+$/, '')
    .trim()
  const [main = ''] = name.split(/\s(?:of|for|on|about)\s/)
  const tokens = tokensOf(main)
  const last = tokens.at(-1)
  const isPhrase =
    last !== undefined &&
    (isNoun(last) || FILE.test(main)) &&
    tokens[0]?.pos !== 'ADP' &&
    tokens.every(({ pos }) => !/^(?:PRON|AUX|SCONJ|INTJ)$/.test(pos))
  return isPhrase &&
    name.length >= NAME.least &&
    name.length <= NAME.most &&
    name.split(/\s+/).length <= NAME.words &&
    !/^(?:downloads?|pdfs?|files?|documents?|things?|stuff|everything|page|section|it|button|link)$/i.test(
      name,
    )
    ? capitalise(name)
    : undefined
}

const isFile = (name: string) => FILE.test(name.split(/\s(?:\(|of |for |on |about )/)[0] ?? '')
const entriesOf = (list: string) =>
  fieldEntries(list).flatMap((entry) => entry.split(/\s(?:and|&)\s/))
const namesIn = (list: string): string[] =>
  entriesOf(list).flatMap((entry) => fileName(entry) ?? [])

/** The names at the end of a list; those before a comma count only if all of them are files. */
function namesAtEnd(text: string, isSure: boolean): string[] {
  const words = text
    .replace(LIST_START, '')
    .replace(/\s(?:up|online|there|on (?:the|our) \p{L}+)$/iu, '')
  if (REFUSED_BEFORE.test(text.slice(0, text.length - words.length))) return []
  const entries = entriesOf(words)
  // 'A gallery, a map and a price list to download': only the last one is a file for certain.
  const listed = !words.includes(',') || entries.every(isFile) ? entries : entries.slice(-1)
  return listed.flatMap((entry) => fileName(entry) ?? []).filter((name) => isSure || isFile(name))
}

function downloadsInSentence(sentence: string): string[] {
  const text = sentence.replace(/^\s*(?:\(?\d{1,2}[.)]|[-–—•*·])\s*/u, '')
  if (FOR_MEMBERS.test(text)) return []
  const announced = ANNOUNCED.exec(text)
  if (announced?.groups?.list && !REFUSED_BEFORE.test(text.slice(0, announced.index)))
    return namesIn(announced.groups.list.replace(/\.\s.*$|[.!]$/s, ''))
  const subject = SHOULD_BE.exec(text)?.groups?.list
  if (subject) return namesIn(subject)
  return [...filesBehind(text), ...filesAhead(text)]
}

/** 'Membership form to download, plus the by-laws and function pack' */
function filesBehind(text: string): string[] {
  const found = BEHIND.exec(text)
  // 'A page for schools to download our hire terms' names who does it.
  const after = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  const isUpload = /\bupload\w*\b[^,;]*$/i.test(found?.groups?.list ?? '')
  if (
    !found?.groups?.list ||
    isUpload ||
    /^\s(?:the|our|my|an?|all|your|their|both|these)\s/i.test(after)
  )
    return []
  const names = namesAtEnd(found.groups.list, /download/i.test(found.groups.verb ?? ''))
  const [, more = ''] = /^,? (?:plus|and also|along with|as well as) (.*)$/isu.exec(after) ?? []
  return names.length > 0 ? [...names, ...namesIn(more.replace(NAME_END, ''))] : []
}

function filesAhead(text: string): string[] {
  const ahead = AHEAD.exec(text)
  if (!ahead?.groups?.list || REFUSED_BEFORE.test(text.slice(0, ahead.index))) return []
  const [first = '', ...rest] = entriesOf(ahead.groups.list.replace(NAME_END, ''))
  const isSure = /^download/i.test(ahead[0])
  const end = rest.findIndex((entry) => !isFile(entry))
  return [first, ...rest.slice(0, end < 0 ? undefined : end)]
    .flatMap((entry) => fileName(entry) ?? [])
    .filter((name) => (isSure || isFile(name)) && !/^plus\b/i.test(name))
}

/** 'Handbook and fee schedule downloadable' asks for files although it reads like a statement. */
export const offersFiles = ({ role, sentence }: Clause): boolean =>
  role === 'business' &&
  /\b(?:downloadable|printable|to (?:download|print out)|as pdfs?)\b|\(pdfs?\)/i.test(sentence) &&
  downloadsInSentence(sentence).length > 0

/** The files that visitors should be able to download or print, by the client's names for them. */
export function downloadsIn(clauses: readonly Clause[]): string[] {
  const sentences = new Set(
    clauses.filter(({ role }) => role !== 'business').map(({ sentence }) => sentence),
  )
  return [...new Set([...sentences].flatMap(downloadsInSentence))].slice(0, MAX_FILES)
}

/** Whether a title names a file, or several of them: 'Annual reports and fact sheets to download'. */
export const isDownload = (title: string, downloads: readonly string[]): boolean =>
  downloads.some(
    (file) =>
      ` ${title.toLowerCase()} `.includes(` ${file.toLowerCase()} `) ||
      file.toLowerCase().startsWith(`${title.toLowerCase()} `),
  ) ||
  (downloads.length > 0 && /\b(?:downloads?|to download|to print)$/i.test(title))

/** 'Lab slip as a pdf download', 'capability statement download' */
const DOWNLOAD_NAME =
  /(?:^|[,;:.]\s|\b(?:need|want|include|have|an?|the|our|so|and|with)\s)((?:[\p{L}-]+ ){0,3}?(?:statement|slip|list|guide|form|sheet|menu|brochure|report|catalogue|checklist|map|policy|pack|manual|chart|timetable|programme?|certificate)s?)(?: (?:as an?|for|to))?(?: \(?pdf\)?)? downloads?\b/iu

/**
 * The file that a single clause asks for, if `downloadsIn` finds none: 'Sample report', or
 * 'Documents'.
 */
export function downloadName(wording: string): string {
  const found =
    /\b(?:the|a|an|our|my) ([\p{L} -]{4,30}?) (?:should|must|needs to|has to|can) be (?:\p{L}+ (?:to|for|as an?) )?download/iu.exec(
      wording,
    )?.[1] ??
    /\bdownload(?:able)?s? (?:(?:our|the|a|an|my|your|as a pdf) )*((?!from|on|it|them|and|page|button|section|would|will|should|is|are)[\p{L} -]{4,40}?)(?=[(,.;!?]|$| (?:\(|(?:on|and|as|from|for|so|please|in|or|before|with|to (?!bring|expect|know|do)\p{L}+)\b))/iu.exec(
      wording,
    )?.[1] ??
    /\b(?:the|a|an|our|my|with) ([\p{L} -]{4,30}?) (?:to|that (?:people|they|visitors|parents|customers) can|people can|for) (?:\p{L}+ ){0,2}(?:download|print)/iu.exec(
      wording,
    )?.[1]
  const name = found ?? DOWNLOAD_NAME.exec(wording)?.[1] ?? ''
  if (name && !/^(?:as|for|on|to|by|in|with|from|free|an?|the|need|want|pdf)\b/i.test(name))
    return capitalise(name.trim())
  return /\bprice/i.test(wording)
    ? 'Price list'
    : /\bforms?\b/i.test(wording)
      ? 'Forms'
      : 'Documents'
}

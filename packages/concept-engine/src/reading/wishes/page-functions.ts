import { answeredTopics } from '../statements/answered-topics.ts'
import { type MembersArea, membersAreaIn } from './members-area.ts'
import { type OwnerList, type OwnerNotice, ownerListIn, ownerNoticeIn } from './owner-notices.ts'
import type { Requirement } from './wishes.ts'

/** Parts of the website that its owner changes, or that only some people may open. */
export interface PageFunctions {
  membersArea: MembersArea | undefined
  notices: OwnerNotice[]
  lists: OwnerList[]
  /** The questions that a page should answer. */
  answered: string[]
}
const MAX_LISTS = 2

const sentencesOf = (text: string) =>
  text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** What a tidied description asks for, sentence by sentence. */
export function pageFunctions(text: string): PageFunctions {
  const sentences = sentencesOf(text)
  const [membersArea] = sentences.flatMap((sentence) => membersAreaIn(sentence) ?? [])
  return {
    membersArea,
    notices: sentences.flatMap((sentence) => ownerNoticeIn(sentence) ?? []).slice(0, 2),
    lists: sentences.flatMap((sentence) => ownerListIn(sentence) ?? []).slice(0, MAX_LISTS),
    answered: sentences.map(answeredTopics).find(({ length }) => length > 0) ?? [],
  }
}

/** Whether something requested is in the members' area, on a notice or in a list. */
export function isPartOfFunction(
  title: string,
  { membersArea, notices, lists }: Pick<PageFunctions, 'membersArea' | 'notices' | 'lists'>,
): boolean {
  const name = title.toLowerCase()
  return (
    [membersArea?.wording ?? '', ...lists.map(({ wording }) => wording)].some((wording) =>
      wording.toLowerCase().includes(name),
    ) ||
    lists.some((list) => list.title.toLowerCase() === name) ||
    notices.some(
      (notice) =>
        (notice.title !== '' && name.includes(notice.title.toLowerCase())) ||
        notice.states.some((state) => name.includes(state.toLowerCase())),
    )
  )
}

/** Purposes that a members' area or a notice mentions without asking for them on the page. */
const MENTIONED = new Set<Requirement['purpose']>([
  ...(['newsletter', 'gallery', 'download', 'film', 'sound', 'blog', 'timetable'] as const),
  ...(['calendar', 'menu', 'prices', 'map', 'waiting'] as const),
])

/** Whether a sentence asks for a notice that its owner changes, and so its parts are no statements. */
export const asksForNotice = (sentence: string): boolean =>
  (ownerNoticeIn(sentence)?.states.length ?? 0) > 1

/** Whether a requirement is only about what is in the members' area or on a notice. */
export function isOfFunction(
  { purpose, text }: Requirement,
  { membersArea, notices }: Pick<PageFunctions, 'membersArea' | 'notices'>,
): boolean {
  const wording = text.toLowerCase()
  const isInside = (membersArea?.contents ?? []).some((entry) =>
    wording.includes(entry.toLowerCase()),
  )
  const isNotice = notices.some(({ title, states }) =>
    [title, ...states].some((words) => words !== '' && wording.includes(words.toLowerCase())),
  )
  return (
    (MENTIONED.has(purpose) &&
      isInside &&
      /\b(?:area|page|section|portal|only|login)\b/i.test(text)) ||
    (purpose === 'calendar' && isNotice)
  )
}

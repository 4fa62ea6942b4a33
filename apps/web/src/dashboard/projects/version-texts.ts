import {
  type ProjectVersion,
  type VersionContent,
  type VersionField,
  versionFields,
  versionLabels,
} from '@agency/contract/project-version'
import { diffWords } from 'diff'
import { formatTime } from '../../format/dates.ts'

/** The text of sanitised HTML, with its paragraphs and list items on lines of their own. */
function textOfHtml(html: string): string {
  const withLines = html.replace(/<br ?\/?>|<\/(?:p|li|h\d|blockquote|pre)>/g, '$&\n')
  const { body } = new DOMParser().parseFromString(withLines, 'text/html')
  return (body.textContent ?? '').trim()
}

function textOfEmbed(embed: VersionContent['embed']): string {
  if (!embed) return ''
  const address = 'url' in embed ? [embed.url] : []
  return [embed.kind, embed.title, ...address, embed.caption].filter(Boolean).join('\n')
}

/** A field's value as a text that can be compared. */
function textOf(content: VersionContent, field: VersionField): string {
  const value = content[field]
  if (field === 'content') return textOfHtml(content.content)
  if (field === 'embed') return textOfEmbed(content.embed)
  if (field === 'publishAt') return content.publishAt?.replace('T', ' ') ?? ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** Words that were kept, removed or added. */
export interface WordChange {
  /** Where they begin, in characters, among all words that are shown. */
  start: number
  value: string
  added: boolean
  removed: boolean
}

function wordChanges(before: string, after: string): WordChange[] {
  let end = 0
  return diffWords(before, after).map(({ value, added, removed }) => {
    const start = end
    end += value.length
    return { start, value, added, removed }
  })
}

export interface FieldDifference {
  field: VersionField
  label: string
  /** Undefined if only what is not a text differs. */
  words: WordChange[] | undefined
}

/** The fields that differ between two versions, in the order of the form. */
export const differencesOf = (older: VersionContent, newer: VersionContent): FieldDifference[] =>
  versionFields
    .filter((field) => JSON.stringify(older[field]) !== JSON.stringify(newer[field]))
    .map((field) => {
      const [before, after] = [textOf(older, field), textOf(newer, field)]
      const isText = field !== 'pictures' && before !== after
      return {
        ...{ field, label: versionLabels[field] },
        words: isText ? wordChanges(before, after) : undefined,
      }
    })

export const changesText = ({ changes }: ProjectVersion): string =>
  changes.map((field) => versionLabels[field]).join(', ')

export const versionName = ({ number, madeAt }: ProjectVersion): string =>
  `Version ${number}, ${formatTime(madeAt)}`

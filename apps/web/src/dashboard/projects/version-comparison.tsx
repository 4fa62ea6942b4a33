import type { ProjectVersion, VersionContent } from '@agency/contract/project-version'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { CompactSelect } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import {
  differencesOf,
  type FieldDifference,
  versionName,
  type WordChange,
} from './version-texts.ts'

const Choices = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { sm: '1fr 1fr' } },
})
const Differences = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    '& dt': { fontWeight: '600' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineHeight: '1.6' },
    '& del': { color: 'error' },
    '& del + ins': { marginInlineStart: '1' },
    '& ins': { color: 'success', fontWeight: '600', textUnderlineOffset: '.2em' },
  },
})

/** Of what was kept between two changes, this many characters beside each are shown. */
const CONTEXT = 90

const shorten = (text: string) =>
  text.length > 3 * CONTEXT ? `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}` : text

function Word({ word: { value, added, removed } }: { word: WordChange }) {
  if (!added && !removed) return shorten(value)
  const Mark = added ? 'ins' : 'del'
  return (
    <Mark>
      <VisuallyHidden>{added ? 'Added: ' : 'Removed: '}</VisuallyHidden>
      {value}
    </Mark>
  )
}

function Difference({ difference: { field, label, words } }: { difference: FieldDifference }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {words?.map((word) => <Word key={word.start} word={word} />) ??
          (field === 'pictures' ? 'Other pictures.' : 'Only its formatting or links differ.')}
      </dd>
    </div>
  )
}

function Comparison({ older, newer }: { older: VersionContent; newer: VersionContent }) {
  const differences = differencesOf(older, newer)
  return differences.length > 0 ? (
    <Differences>
      {differences.map((difference) => (
        <Difference key={difference.field} difference={difference} />
      ))}
    </Differences>
  ) : (
    <p>These versions are the same.</p>
  )
}

interface VersionComparisonProps {
  id: number
  versions: ProjectVersion[]
  /** The numbers of the versions. */
  compared: { older: number; newer: number }
  onChange: (compared: { older: number; newer: number }) => void
}

/** Two versions of a project, compared field by field and word by word. */
export function VersionComparison({ id, versions, compared, onChange }: VersionComparisonProps) {
  const older = trpc.projects.version.useQuery({ id, number: compared.older })
  const newer = trpc.projects.version.useQuery({ id, number: compared.newer })
  const query = older.error ? older : newer
  const choice = (side: 'older' | 'newer', label: string) => (
    <Field id={`version-${side}`} label={label}>
      {(control) => (
        <CompactSelect
          {...control}
          value={compared[side]}
          onChange={(event) => onChange({ ...compared, [side]: Number(event.target.value) })}
        >
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              {versionName(version)}
            </option>
          ))}
        </CompactSelect>
      )}
    </Field>
  )
  return (
    <>
      <Choices>
        {choice('older', 'From')}
        {choice('newer', 'To')}
      </Choices>
      <QueryView query={query} itemsName="the versions" failure={query.error?.message} rows={4}>
        {() => older.data && newer.data && <Comparison older={older.data} newer={newer.data} />}
      </QueryView>
    </>
  )
}

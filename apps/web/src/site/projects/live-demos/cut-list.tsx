import { chakra } from '@chakra-ui/react/styled-system'
import {
  cutListOf,
  DIRECTOR,
  FILM_SECONDS,
  gateOf,
  type Progress,
  shots,
  untouched,
} from './film-gates.ts'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    '& h3': { fontWeight: '650', marginBottom: '2' },
    '& li': {
      fontSize: 'sm',
      minHeight: '2.2em',
      paddingBlock: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& ul': { minHeight: { base: '11em', md: '6.6em' }, color: 'fg.muted' },
    '& ol li': {
      borderTopWidth: '1px',
      borderColor: 'line',
      minHeight: { base: '3.8em', lg: '2.8em' },
    },
    '& ol span': { color: 'fg.muted' },
    '& svg': { width: 'full', height: '14px', marginBottom: '3' },
  },
})

const clock = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`

/** The shots that are cut, those that wait, and what the refusals taught the prompt. */
export function CutList({ progresses }: { progresses: readonly Progress[] }) {
  const cuts = cutListOf(progresses)
  const lessons = progresses.flatMap(({ refusals }) => refusals).slice(-3)
  return (
    <Lists>
      <div>
        <h3>{`Cut list: ${cuts.reduce((sum, { seconds }) => sum + seconds, 0)} of ${FILM_SECONDS} s`}</h3>
        <svg viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
          <rect width="300" height="14" fill="#7d847e" fillOpacity=".35" />
          {cuts.map(({ street: name, start, seconds }) => (
            <rect key={name} x={start * 10} width={seconds * 10 - 2} height="14" fill="#2fae72" />
          ))}
        </svg>
        <ol>
          {shots.map(({ street: name }, index) => {
            const cut = cuts.find((each) => each.street === name)
            const waiting = gateOf(progresses[index] ?? untouched)
            return (
              <li key={name}>
                {name}{' '}
                <span>
                  {cut
                    ? `${clock(cut.start)} to ${clock(cut.start + cut.seconds)}, signed ${DIRECTOR}`
                    : `waits at the ${waiting} gate`}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      <div>
        <h3>What each rejection added to the prompt</h3>
        <ul>
          {lessons.map(({ lesson }) => (
            <li key={lesson}>{lesson}</li>
          ))}
        </ul>
      </div>
    </Lists>
  )
}

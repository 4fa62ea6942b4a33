import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { checkedValueIn, usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { Controls, DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import { CutList } from './cut-list.tsx'
import {
  DIRECTOR,
  describeTake,
  type Gate,
  gateOf,
  gates,
  opening,
  type Progress,
  secondsOf,
  shots,
  signOff,
  type Take,
  takesAt,
  untouched,
} from './film-gates.ts'
import { StreetStill } from './street-still.tsx'

const amber = '#ffb52e'
const Studio = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: { base: '4', sm: '6' },
    bg: '#0b0d0b',
    color: '#f4f1e6',
    '& blockquote': {
      fontSize: 's1',
      lineHeight: '1.4',
      minHeight: { base: '5.6em', sm: '2.8em', lg: '1.4em' },
    },
    '& svg': { display: 'block', width: 'full', height: 'auto' },
    '& figcaption, & label p': { fontSize: 'sm', lineHeight: '1.45', padding: '3' },
    '& b': { display: 'block', fontWeight: '650' },
  },
})
const GateRow = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: { base: '1', sm: '2' },
    '& li': {
      borderTopWidth: '4px',
      borderColor: '#3b423d',
      paddingTop: '2',
      fontSize: 'sm',
      lineHeight: '1.35',
      color: '#b9bfb6',
    },
    '& li::first-letter': { textTransform: 'uppercase' },
    '& li span': { display: 'block', fontSize: 'xs' },
    '& li[data-passed]': { borderColor: '#2fae72' },
    '& li[aria-current]': { borderColor: amber, color: '#fff' },
  },
})
const Table = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '4',
    minWidth: '0',
    '& figure': {
      gridColumn: { md: 'span 2', lg: 'auto' },
      borderWidth: '2px',
      borderColor: '#2c332e',
    },
    // A phone has room for two pictures; the caption says what the photograph shows.
    '& figure svg': { display: { base: 'none', lg: 'block' } },
    '& label': {
      display: 'block',
      borderWidth: '2px',
      borderColor: '#77807a',
      cursor: 'pointer',
      _hover: { borderColor: '#f4f1e6' },
    },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
    '& figcaption, & label p': { minHeight: { base: '6em', md: '4.4em' } },
    '& label:has(:checked)': { borderColor: amber, bg: '#2a2210' },
    '& label:has(:checked) b': { color: amber },
    '& label:has(:focus-visible)': { outline: `3px solid ${amber}`, outlineOffset: '3px' },
  },
})

const Summary = chakra('div', { base: { minHeight: { base: '9.8em', sm: '4.8em', lg: '3.2em' } } })
interface TakesProps {
  shotIndex: number
  gate: Gate
  progress: Progress
  takes: readonly Take[]
  chosen: Take | undefined
  onChoose: (index: number) => void
}

/** The photograph of the street, and beside it the two takes to choose from. */
function Takes({ shotIndex, gate, progress, takes, chosen, onChoose }: TakesProps) {
  const shot = shots[shotIndex] ?? shots[0]
  const { reference } = shot
  const fieldset = usePreHydrationValue<HTMLFieldSetElement>((element) =>
    onChoose(Number(checkedValueIn(element) ?? 0)),
  )
  return (
    <Table ref={fieldset}>
      <VisuallyHidden as="legend">Take for the {gate}</VisuallyHidden>
      <figure>
        <StreetStill shot={shot} gate="still" take={{ id: '', title: '' }} approved={[]} />
        <figcaption>
          <b>Photograph of the street</b>
          {`Sign “${reference.sign}”, route ${reference.route}, early light.`}
        </figcaption>
      </figure>
      {takes.map((take, index) => (
        <label key={take.id}>
          <input
            type="radio"
            name="demo-take"
            value={index}
            checked={take === chosen}
            onChange={() => onChoose(index)}
          />
          <StreetStill {...{ shot, gate, take }} approved={progress.approved} />
          <p>
            <b>
              Take {take.id}: {take.title}
            </b>
            {describeTake(shot, take, secondsOf(progress))}
          </p>
        </label>
      ))}
    </Table>
  )
}

export function LiveDemo() {
  const [progresses, setProgresses] = useState(opening)
  const [street, setStreet] = useState<string>('Smith St')
  const [choice, setChoice] = useState(0)
  const [verdict, setVerdict] = useState(
    'Choose a still and sign it off. At Gertrude St the checker rejected an invented sign.',
  )
  const shotIndex = shots.findIndex((each) => each.street === street)
  const shot = shots[shotIndex] ?? shots[0]
  const progress = progresses[shotIndex] ?? untouched
  const gate = gateOf(progress)
  const shown = gate ?? 'voice'
  const takes = takesAt(shot, progress, shown)
  const chosen = gate ? takes[choice] : takes.find(({ id }) => id === progress.approved[3]?.id)
  const replace = (next: Progress) =>
    setProgresses(progresses.map((each, index) => (index === shotIndex ? next : each)))

  function open(next: string) {
    setStreet(next)
    setChoice(0)
    setVerdict('')
  }
  function decide() {
    if (!gate || !chosen) return
    const next = signOff(shot, progress, chosen)
    const refusal = next.approved === progress.approved ? next.refusals.at(-1) : undefined
    replace(next)
    if (refusal) {
      setVerdict(
        `The checker rejected take ${chosen.id}: ${refusal.reason}. It was made again with that in the prompt.`,
      )
      return
    }
    setChoice(0)
    setVerdict(`Take ${chosen.id} passed the ${gate} gate, signed ${DIRECTOR}.`)
  }
  function restart() {
    replace(untouched)
    setChoice(0)
    setVerdict(`${street} starts again.`)
  }
  const place = gate ? `gate ${gates.indexOf(gate) + 1} of 4, ${gate}` : 'on the cut list'
  return (
    <DemoFrame
      drawing={
        <Studio>
          <blockquote>“{shot.line}”</blockquote>
          <GateRow aria-label={`Gates of ${street}`}>
            {gates.map((each, index) => {
              const passed = progress.approved[index]
              return (
                <li
                  key={each}
                  data-passed={passed ? '' : undefined}
                  aria-current={each === gate ? 'step' : undefined}
                >
                  {each}
                  <span>
                    {passed ? `Take ${passed.id}` : each === gate ? 'Your call' : 'Waits'}
                  </span>
                </li>
              )
            })}
          </GateRow>
          <Takes
            {...{ shotIndex, progress, takes, chosen }}
            gate={shown}
            onChoose={(index) => gate && setChoice(index)}
          />
        </Studio>
      }
    >
      <Controls>
        <SegmentedControl
          legend="Shot"
          name="demo-shot"
          options={shots.map((each) => [each.street, each.street.replace(' St', '')] as const)}
          value={street}
          onChange={open}
        />
        {gate ? (
          <Button onClick={decide}>{`Sign off take ${chosen?.id}`}</Button>
        ) : (
          <Button variant="outline" onClick={restart}>
            Start this shot again
          </Button>
        )}
      </Controls>
      <Summary>
        <Reading>{`${street}, ${place}. ${verdict}`}</Reading>
      </Summary>
      <CutList progresses={progresses} />
    </DemoFrame>
  )
}

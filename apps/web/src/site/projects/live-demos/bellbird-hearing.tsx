import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import { Audiogram } from './audiogram.tsx'
import { adviseOn, tones } from './hearing-screen.ts'
import { useTonePlayer } from './tone-player.ts'

/** Shown until the visitor begins, and to those whose browser cannot play a tone. */
const exampleAnswers = [true, true, true, true, false, false]

const useCanPlay = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'AudioContext' in window,
    () => true,
  )

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
const Heard = chakra('ol', {
  base: {
    marginTop: '3',
    columnGap: '6',
    columnCount: { lg: '2' },
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '1',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& span': { fontWeight: '700' },
    '& [data-heard=false] span': { color: 'error' },
    '& [data-now=true]': { color: 'accent', fontWeight: '700' },
  },
})
const Check = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    fontSize: 's1',
    lineHeight: '1.5',
    '& h3': { textStyle: 'h3', fontSize: 's3' },
    '& [role=status]': {
      minHeight: { base: '10.5em', lg: '8.4em' },
      fontSize: { lg: 's2' },
      lineHeight: { lg: '1.4' },
      '@media (scripting: none)': { minHeight: '0' },
    },
    '& [data-start]': { '@media (scripting: none)': { display: 'none' } },
    '& button': { minHeight: '64px', fontSize: 's1', width: 'full' },
    '& button[aria-disabled=true]': { color: 'fg.muted', borderStyle: 'dashed', cursor: 'default' },
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button:first-of-type': { gridColumn: '1 / -1' },
    '@media (scripting: none)': { display: 'none' },
  },
})
const WithoutScript = chakra('p', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block' } },
})
const Phone = chakra('p', {
  base: {
    bg: '#ffe58a',
    color: '#0b3a3f',
    borderRadius: 'control',
    paddingBlock: '3',
    paddingInline: '4',
    fontWeight: '700',
    '& span': { whiteSpace: 'nowrap' },
  },
})

const CANNOT_PLAY = 'This browser cannot play the tones here. The chart shows a finished example.'

export function LiveDemo() {
  const [givenAnswers, setGiven] = useState<boolean[]>()
  const [hasPlayed, setPlayed] = useState(false)
  const canPlay = useCanPlay()
  const play = useTonePlayer()
  const playButton = useRef<HTMLButtonElement>(null)
  const answers = givenAnswers ?? exampleAnswers
  const tone = tones[answers.length]
  const isWaiting = givenAnswers !== undefined && tone !== undefined && hasPlayed

  const press = () => {
    if (givenAnswers && tone) {
      play(tone)
      setPlayed(true)
    } else setGiven([])
  }
  const answer = (isHeard: boolean) => {
    if (!isWaiting) return
    setGiven([...answers, isHeard])
    setPlayed(false)
    playButton.current?.focus()
  }
  const heard = answers.filter(Boolean).length
  const number = answers.length + 1
  return (
    <DemoFrame>
      <Layout>
        <Check>
          <h3>
            {!givenAnswers ? 'A finished check' : tone ? `Tone ${number} of 6` : 'Your check'}
          </h3>
          {/* Stays the same while a tone plays: a screen reader would speak over it. */}
          <Reading>
            {!givenAnswers
              ? `Example: 4 of 6 tones heard. ${adviseOn(answers)}`
              : tone
                ? `It sounds like ${tone.like}. Play it as often as you like, then say whether you heard it.`
                : `You heard ${heard} of 6 tones. ${adviseOn(answers)} This is a first look. Only a full test can say for sure.`}
            {!givenAnswers && canPlay && (
              <span data-start>
                {' '}
                To do your own, sit somewhere quiet and set the volume to half.
              </span>
            )}
          </Reading>
          {canPlay ? (
            <Buttons>
              <Button ref={playButton} onClick={press}>
                {!givenAnswers ? 'Start the check' : tone ? `Play tone ${number}` : 'Start again'}
              </Button>
              {[true, false].map((isHeard) => (
                <Button
                  key={String(isHeard)}
                  variant="outline"
                  aria-disabled={!isWaiting}
                  onClick={() => answer(isHeard)}
                >
                  {isHeard ? 'I heard it' : 'I didn’t'}
                </Button>
              ))}
            </Buttons>
          ) : (
            <p>{CANNOT_PLAY}</p>
          )}
          <WithoutScript>{CANNOT_PLAY}</WithoutScript>
          <Phone>
            Rather talk? Call <span>(03) 5550 0142</span>
          </Phone>
        </Check>
        <div>
          <Audiogram answers={answers} current={answers.length} />
          <Heard>
            {tones.map(({ hertz, like }, index) => (
              <li
                key={hertz}
                data-heard={answers[index]}
                data-now={givenAnswers !== undefined && index === answers.length}
              >
                {`${index + 1}. ${like.charAt(0).toUpperCase()}${like.slice(1)}`}
                <span>
                  {answers[index] === undefined
                    ? index === answers.length
                      ? 'now'
                      : 'to come'
                    : answers[index]
                      ? 'heard'
                      : 'not heard'}
                </span>
              </li>
            ))}
          </Heard>
        </div>
      </Layout>
    </DemoFrame>
  )
}

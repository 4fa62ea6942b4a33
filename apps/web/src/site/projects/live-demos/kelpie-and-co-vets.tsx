import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useRef, useState } from 'react'
import { Small } from '../../../ui/core/text.ts'
import { DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import { Kelpie } from './kelpie.tsx'
import {
  type Animal,
  type Answers,
  adviceFor,
  nextQuestion,
  questionIds,
  questionsFor,
  rules,
  shortLabels,
  wordsFor,
} from './triage.ts'

/** The client's rust red and cream, in both themes. */
const Call = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
    bg: '#f9efdf',
    color: '#33150d',
    '& [data-dog]': {
      display: 'grid',
      alignContent: 'space-between',
      bg: '#8f3221',
      color: '#f9efdf',
      padding: '4',
      paddingBottom: '0',
      fontSize: 'sm',
      fontWeight: '600',
    },
    '& [data-dog] p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    '& time': { md: { width: 'full', textStyle: 'h2', marginTop: '2' } },
    '& svg': { width: 'full', height: { base: '150px', md: '270px' } },
    '& [data-step]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: { base: '4', sm: '8' },
      minHeight: { base: '488px', sm: '492px' },
    },
    '& [data-step] > p': { maxWidth: '46ch' },
    '& h3': { textStyle: 'h3', minHeight: '2.4em', outline: 'none' },
    '& h3[data-advice]': { textStyle: 'h1', minHeight: '0' },
    '& h3[data-advice=now]': { color: '#a3231a' },
    '& h3[data-advice=tomorrow]': { color: '#7a4a00' },
    '& h3[data-advice=watch]': { color: '#2f5d34' },
    '& button': {
      minHeight: '52px',
      paddingInline: '4',
      paddingBlock: '2',
      borderWidth: '1px',
      borderColor: '#a8614f',
      borderRadius: 'control',
      bg: '#fffaf1',
      color: '#33150d',
      fontWeight: '600',
      lineHeight: '1.3',
      textAlign: 'left',
      _hover: { borderColor: '#33150d', bg: '#fff' },
      _focusVisible: { outline: '3px solid #8f3221', outlineOffset: '2px' },
    },
    '& [data-steps]': { display: 'flex', gap: '3', marginTop: 'auto', marginInlineStart: '-16px' },
    '& [data-steps] button': { minHeight: '44px', bg: 'transparent', borderColor: 'transparent' },
    '& [data-steps] button:hover': { borderColor: '#a8614f' },
  },
})
const Desk = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '& > div': { display: 'grid', gap: '3', alignContent: 'start' },
    '& h3': { textStyle: 'h4' },
    '& > div > svg': { width: '220px', height: '44px', stroke: 'fg.muted' },
  },
})
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: '1.35',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'left',
      paddingInline: '2',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& th': { color: 'fg.muted', fontWeight: '600' },
    '& td': { color: 'fg.muted' },
    '& td[data-advice]': { fontWeight: '650', whiteSpace: 'nowrap' },
    '& [data-advice=now]': { color: 'error' },
    '& [data-advice=tomorrow]': { color: 'warning' },
    '& [data-advice=watch]': { color: 'success' },
    '& tr[aria-current]': { bg: 'raised', boxShadow: 'inset 4px 0 0 {colors.accent}' },
    '& tr[aria-current] td:not([data-advice])': { color: 'fg' },
  },
})
const Card = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    fontSize: 'sm',
    lineHeight: '1.4',
    '& dt, & dd': { paddingBlock: '2', borderBottomWidth: '1px', borderColor: 'line' },
    '& dt': { color: 'fg.muted', paddingInlineEnd: '4' },
    // Room for an answer of two lines.
    '& dd': { minHeight: 'calc(2.8em + 17px)' },
    '& dd[data-question=poison], & dd[data-question=belly]': {
      minHeight: { base: 'calc(4.2em + 17px)', sm: 'calc(2.8em + 17px)' },
    },
    '& [data-open]': { color: 'fg.muted' },
  },
})

export function LiveDemo() {
  const [answers, setAnswers] = useState<Answers>({
    animal: 'dog',
    breathing: 'normal',
    standing: 'weak',
  })
  const hasMoved = useRef(false)
  const answered = questionIds.filter((id) => answers[id] !== undefined)
  const animal: Animal = answers.animal ?? 'dog'
  const questions = questionsFor(animal)
  const nextId = nextQuestion(answers)
  const next = questions.find(({ id }) => id === nextId)
  const { advice, line } = adviceFor(answers)
  const words = wordsFor(animal)[advice]
  // The pressed button is gone, so the heading of the next step takes focus once it is there.
  const focusOnStep = useCallback((heading: HTMLHeadingElement | null) => {
    if (hasMoved.current) heading?.focus({ preventScroll: true })
  }, [])

  const moveTo = (changed: Answers) => {
    hasMoved.current = true
    setAnswers(changed)
  }
  const goBack = () => {
    const last = answered.at(-1)
    moveTo(Object.fromEntries(Object.entries(answers).filter(([id]) => id !== last)))
  }
  const questionCount = `${answered.length} of ${questionIds.length} questions`
  return (
    <DemoFrame
      drawing={
        <Call>
          <div data-dog>
            <p>
              Kelpie & Co, night triage <time>2:04 am</time>
            </p>
            <Kelpie advice={advice} />
          </div>
          <div data-step>
            <p>
              {next
                ? `Question ${answered.length + 1} of ${questionIds.length}`
                : `Answered after ${questionCount}`}
            </p>
            {next ? (
              <>
                <h3 key={next.id} ref={focusOnStep} tabIndex={-1}>
                  {next.text}
                </h3>
                {next.options.map(({ id, label }) => (
                  <button
                    key={`${next.id} ${id}`}
                    type="button"
                    onClick={() => moveTo({ ...answers, [next.id]: id })}
                  >
                    {label}
                  </button>
                ))}
              </>
            ) : (
              <>
                <h3 key="advice" ref={focusOnStep} tabIndex={-1} data-advice={advice}>
                  {words.title}
                </h3>
                <p>{words.text}</p>
                <p>
                  <strong>Line {line} of the vets’ table decided:</strong> {rules[line - 1]?.sign}.
                </p>
              </>
            )}
            <div data-steps>
              {answered.length > 0 && (
                <>
                  <button type="button" onClick={goBack}>
                    ← Back
                  </button>
                  <button type="button" onClick={() => moveTo({})}>
                    Start again
                  </button>
                </>
              )}
            </div>
          </div>
        </Call>
      }
    >
      <chakra.div minHeight={{ base: '4.8em', sm: '3.2em' }}>
        <Reading>
          {!next
            ? `${words.title}. Line ${line} decided after ${questionCount}.`
            : answered.length > 0
              ? `So far: ${words.title.toLowerCase()} (line ${line}). The next answers can only bring you in sooner.`
              : 'Nothing answered yet. The first urgent sign ends the questions.'}
        </Reading>
      </chakra.div>
      <Desk>
        <div>
          <h3>The vets’ table</h3>
          <Small>The first line that applies decides.</Small>
          <Table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Sign</th>
                <th scope="col">Advice</th>
              </tr>
            </thead>
            <tbody>
              {rules.map((rule, index) => (
                <tr
                  key={rule.sign}
                  aria-current={(answered.length > 0 && index + 1 === line) || undefined}
                >
                  <td>{index + 1}</td>
                  <td>{rule.sign}</td>
                  <td data-advice={rule.advice}>{shortLabels[rule.advice]}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <svg viewBox="0 0 220 44" aria-hidden="true" fill="none" strokeWidth="1.6">
            <path d="M6 30q8-30 12-18t-6 18q14-14 18-10t0 8q8-10 12-4t6 2M78 12q-8 22-4 22t12-22q-2 20 4 18t6-12q0 14 10 8t10 2M156 32q4-26 14-24t-8 16q12-4 10 8 8-14 12-6t8 0 12-2" />
          </svg>
          <Small>Signed by a vet of each of the three clinics.</Small>
        </div>
        <div>
          <h3>For the vet who takes the call</h3>
          <Small>Each answer is kept.</Small>
          <Card>
            {questions.flatMap(({ id, short, options }) => {
              const answer = options.find((each) => each.id === answers[id])?.label
              return [
                <dt key={`${id} name`}>{short}</dt>,
                <dd key={id} data-question={id} data-open={!answer || undefined}>
                  {answer ?? (next ? 'Not yet' : 'Not asked')}
                </dd>,
              ]
            })}
          </Card>
        </div>
      </Desk>
    </DemoFrame>
  )
}

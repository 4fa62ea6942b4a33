import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { ToggleChip } from '../../../ui/core/chip.ts'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { Input } from '../../../ui/forms/field.tsx'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { DemoFrame } from '../../live-demo/demo-parts.tsx'
import { answer, type ClauseId, clauses } from './handbook.ts'

const questions = [
  'What does a late tool cost?',
  'May I borrow a chainsaw?',
  'My tool broke, can I fix it myself?',
  'Can I bring my dog?',
]

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
  },
})
const Ask = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& label': { fontWeight: '650', fontSize: 's1' },
    '& [role=status]': { minHeight: { base: '9.6em', sm: '7.2em' } },
    '& blockquote': { fontSize: 's2', lineHeight: '1.3', fontWeight: '650' },
    '& cite': { display: 'block', marginTop: '2', fontStyle: 'normal', color: 'fg.muted' },
  },
})
const Questions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
/** Paper, in either theme. */
const Paper = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    padding: { base: '4', sm: '6' },
    bg: '#fbf8f1',
    color: '#241f1a',
    borderRadius: 'card',
    '& li': { paddingBlock: '2' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: { base: '44px', md: '32px' },
      fontWeight: '650',
      cursor: 'pointer',
    },
    '& input': { width: '20px', height: '20px', flexShrink: '0', accentColor: '#8e350c' },
    '& p': { fontSize: 'sm', lineHeight: '1.55', paddingInlineStart: '32px' },
    '& [data-unread] p': { textDecoration: 'line-through', color: '#6b625a' },
    '& mark': {
      bg: '#ffd08a',
      color: 'inherit',
      boxDecorationBreak: 'clone',
      paddingInline: '2px',
    },
  },
})
const Heading = chakra('h3', { base: { fontWeight: '650', marginBottom: '2' } })

export function LiveDemo() {
  const id = useId()
  const [question, setQuestion] = useState(questions[0] ?? '')
  const [unread, setUnread] = useState<ReadonlySet<ClauseId>>(new Set())
  const input = usePreHydrationValue<HTMLInputElement>(({ value }) => setQuestion(value))
  const paper = usePreHydrationValue<HTMLOListElement>((element) => {
    const inputs = [...element.querySelectorAll('input')]
    setUnread(new Set(clauses.filter((_, index) => !inputs[index]?.checked).map((each) => each.id)))
  })
  const reply = answer(
    question,
    clauses.filter((clause) => !unread.has(clause.id)),
  )
  function toggle(clause: ClauseId) {
    const next = new Set(unread)
    if (!next.delete(clause)) next.add(clause)
    setUnread(next)
  }
  return (
    <DemoFrame>
      <Layout>
        <Ask>
          <label htmlFor={id}>Ask the tool library</label>
          <Input
            ref={input}
            id={id}
            value={question}
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Questions>
            <VisuallyHidden as="h3">Questions to try</VisuallyHidden>
            {questions.map((each) => (
              <ToggleChip
                key={each}
                aria-pressed={each === question}
                onClick={() => setQuestion(each)}
              >
                {each}
              </ToggleChip>
            ))}
          </Questions>
          <div role="status">
            {reply.kind === 'answer' ? (
              <>
                <blockquote>“{reply.sentence}”</blockquote>
                <cite>
                  Source: clause {reply.clause.id}, {reply.clause.title}
                </cite>
              </>
            ) : reply.kind === 'unknown' ? (
              <>
                <blockquote>I do not know.</blockquote>
                <cite>
                  {reply.missing.length > 0
                    ? `Nothing I was given mentions ${reply.missing.map((word) => `“${word}”`).join(' or ')}. A person will answer.`
                    : 'Nothing I was given says so. A person will answer.'}
                </cite>
              </>
            ) : (
              <blockquote>What would you like to know?</blockquote>
            )}
          </div>
        </Ask>
        <div>
          <Heading>What it may read</Heading>
          <Paper ref={paper}>
            {clauses.map((clause) => (
              <li key={clause.id} data-unread={unread.has(clause.id) ? '' : undefined}>
                <label>
                  <input
                    type="checkbox"
                    checked={!unread.has(clause.id)}
                    onChange={() => toggle(clause.id)}
                  />
                  {clause.id}. {clause.title}
                </label>
                <p>
                  {clause.sentences.map((sentence) => (
                    <span key={sentence}>
                      {reply.kind === 'answer' && reply.sentence === sentence ? (
                        <mark>{sentence}</mark>
                      ) : (
                        sentence
                      )}{' '}
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </Paper>
        </div>
      </Layout>
    </DemoFrame>
  )
}

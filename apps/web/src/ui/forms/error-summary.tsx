import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

const Box = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'error',
    borderRadius: 'card',
    padding: '4',
    bg: 'surface',
    '& h2': { fontSize: 's0', fontWeight: '700' },
    '& ul': { marginTop: '2', display: 'grid', gap: '1' },
    '& a': {
      color: 'error',
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
      display: 'inline-block',
      paddingBlock: '1',
    },
  },
})

export interface FieldProblem {
  /** The id of the control. */
  id: string
  message: string
}

/** The errors of a form that failed validation; takes focus each time `attempt` increases. */
export function ErrorSummary({ problems, attempt }: { problems: FieldProblem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(0)
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (!hasProblems || focusedAttempt.current === attempt) return
    focusedAttempt.current = attempt
    box.current?.focus()
  }, [attempt, hasProblems])
  if (problems.length === 0) return null
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">
        {problems.length === 1
          ? '1 field needs attention'
          : `${problems.length} fields need attention`}
      </h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}

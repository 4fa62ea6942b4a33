import { expect, test } from 'vitest'
import {
  type Advice,
  type Answers,
  adviceFor,
  answersTo,
  nextQuestion,
  questionIds,
  questionsFor,
  rules,
} from './triage.ts'

const well: Answers = {
  animal: 'dog',
  breathing: 'normal',
  standing: 'normal',
  wound: 'none',
  poison: 'no',
  belly: 'normal',
  eating: 'normal',
}
const urgency: Record<Advice, number> = { watch: 0, tomorrow: 1, now: 2 }
const urgencyOf = (answers: Answers) => urgency[adviceFor(answers).advice]

/** Every way to answer all seven questions. */
const everyCall = questionIds.reduce<Answers[]>(
  (calls, id) =>
    calls.flatMap((call) => answersTo(id).map((answer) => ({ ...call, [id]: answer }))),
  [{}],
)

test('asks seven questions at most, whatever the answers', () => {
  expect(questionIds).toHaveLength(7)
  let answers: Answers = {}
  const asked: string[] = []
  for (let id = nextQuestion(answers); id; id = nextQuestion(answers)) {
    asked.push(id)
    answers = { ...answers, [id]: well[id] }
  }
  expect(asked).toEqual(questionIds)
  expect(adviceFor(answers)).toEqual({ advice: 'watch', line: 10 })
})

test('stops asking at the first urgent sign', () => {
  expect(nextQuestion({ animal: 'cat', breathing: 'struggling' })).toBeUndefined()
  expect(nextQuestion({ animal: 'cat', breathing: 'normal' })).toBe('standing')
})

test('offers each answer that the table knows, for each animal', () => {
  for (const animal of ['dog', 'cat', 'farm'] as const) {
    for (const { id, options } of questionsFor(animal)) {
      expect(options.map((each) => each.id)).toEqual([...answersTo(id)])
    }
  }
})

test.each<[Partial<Answers>, Advice, number]>([
  [{ breathing: 'fast' }, 'now', 1],
  [{ breathing: 'struggling' }, 'now', 1],
  [{ breathing: 'unsure' }, 'now', 1],
  [{ standing: 'down' }, 'now', 2],
  [{ wound: 'serious' }, 'now', 3],
  [{ poison: 'yes' }, 'now', 4],
  [{ poison: 'unsure' }, 'now', 4],
  [{ belly: 'blocked' }, 'now', 5],
  [{ wound: 'unsure', eating: 'unsure' }, 'now', 6],
  [{ standing: 'weak', belly: 'upset', eating: 'nothing' }, 'now', 7],
  [{ standing: 'weak', belly: 'upset' }, 'tomorrow', 8],
  [{ standing: 'weak' }, 'tomorrow', 8],
  [{ wound: 'small' }, 'tomorrow', 8],
  [{ belly: 'upset' }, 'tomorrow', 8],
  [{ eating: 'nothing' }, 'tomorrow', 8],
  [{ belly: 'unsure' }, 'tomorrow', 9],
  [{ eating: 'less' }, 'watch', 10],
])('%o leads to %s by line %i', (signs, advice, line) => {
  expect(adviceFor({ ...well, ...signs })).toEqual({ advice, line })
})

test('errs on the side of coming in: "I can’t tell" is never calmer than a good answer', () => {
  for (const call of everyCall) {
    for (const id of questionIds) {
      if (call[id] === 'unsure') {
        expect(urgencyOf(call)).toBeGreaterThanOrEqual(urgencyOf({ ...call, [id]: well[id] }))
      }
    }
  }
})

test('an answer never takes back the advice of the answers before it', () => {
  for (const call of everyCall) {
    let before: Answers = {}
    for (const id of questionIds) {
      const after = { ...before, [id]: call[id] }
      expect(urgencyOf(after)).toBeGreaterThanOrEqual(urgencyOf(before))
      before = after
    }
  }
})

test('every line of the table decides some call', () => {
  const lines = new Set(everyCall.map((call) => adviceFor(call).line))
  expect(lines.size).toBe(rules.length)
})

import { capitalise, withFullStop, wordsOf } from '../english/sentences.ts'
import { directQuestion } from './direct-question.ts'

/** A question that customers ask, as a heading, and the client's answer, or ''. */
export interface Question {
  title: string
  answer: string
}

/**
 * Wording that introduces customers' questions: 'Guests always ask about', 'people want to know:'.
 */
const QUESTION_LEAD =
  /\b(?:(?:asks?|asked|wonders?|queries)(?: (?:us|me|things))?|wants? to know|questions?(?: (?:are|is|like|such as|I’m [^:.?]{2,20}|we [^:.?]{2,20}))?|answers? to (?:things |questions )?(?:such as|like)|(?:three|four|five|a few|two) things)\b(?:[^()?:.,]{0,24}?(?::|\babout|\blike|\bsuch as)\s|\s)/giu
/** A question and its answer in brackets: 'pets (no, we have an elderly spaniel)'. */
const ANSWER_IN_BRACKETS = /\s?([^,;:()?.!]{3,70})\??\s\(([^()]{2,140})\)(?:,? and|[,;])?/uy
/** 'Is it cruel? No.' */
const ANSWER_AFTER_QUESTION =
  /\s?([^.?!:]{6,90}?)(?:\?\s+|\s[-–—]\s)((?:yes|yep|yeah|no|nope|nah|sometimes|usually|often|not|never|only|it depends|depends|about|around)\b(?!\s\p{L}+[^.!?]*\?)[^.?!]{0,160}(?:[.!]|$))/iuy
/** '"How old do they need to be?" Five.' */
const QUOTED_QUESTION = /["“]([^"“”?]{6,80})\?["”]\s+([^"“”.!?]{2,120}[.!])\s?/g
/** A question by its word order. */
const INVERTED_QUESTION =
  /^(?:is|are|am|do|does|did|can|could|will|would|should|have|has|may|must|(?:how|what|when|where|why|who|which)(?: (?:long|often|much|many|far|old|soon|big|\p{L}+))? (?:is|are|do|does|did|can|could|will|would|should|has|have|gets?|pays?|happens))\b/iu
const QUESTION_WORD = /^(?:who|what|which|where|when|why|how)\s/i
const ABOUT_WEBSITE = /\b(?:web ?site|the site|page|designer|you guys|budget)\b/i
/** Whether this is a question from a customer; 'Need a plumber?' is a question to the reader. */
const isQuestionText = (wording: string) => {
  const question = wording.replace(/^.*:\s+/s, '')
  return (
    (INVERTED_QUESTION.test(question) || /^what (?:if|about)\b/i.test(question)) &&
    !RHETORICAL.test(question)
  )
}
const RHETORICAL =
  /^(?:is|are|has|have) (?:you|your)\b.*\b(?:broken|falling|tired|leaking|looking|thinking|wondering|planning|stuck|ready|struggling|worried)\b/i
const ANSWER_MAX = 260
/** The minimum number of questions with answers in a list; a single one is an aside. */
const MIN_QUESTIONS = 2

/** 'Should you bring a friend', from 'whether they should', in the words of whoever asks: 'I'. */
const inTheirWords = (direct: string, wording: string) =>
  /\b(?:they|them|their)\b/i.test(wording)
    ? direct
        .replace(/\bare you\b/gi, 'am I')
        .replace(/\byou are\b/gi, 'I am')
        .replace(/\byour\b/gi, 'my')
        .replace(/\byou\b/gi, 'I')
        .replace(/^i\b/, 'I')
    : direct
const titleOf = (wording: string) => {
  const [lastLine = ''] = wording.trim().split('\n').slice(-1)
  const question = lastLine.replace(/^(?:and |or |about |things like )+/i, '')
  const direct = inTheirWords(directQuestion(question) ?? question, question)
    .replace(/^(?:if|whether) /i, '')
    .replace(/^["“‘'’]+|["”’']+$/g, '')
    .trim()
  return `${capitalise(direct)}${INVERTED_QUESTION.test(direct) || QUESTION_WORD.test(question) ? '?' : ''}`
}
const MAX_QUESTION_WORDS = 11
const isQuestion = ({ title }: Question) =>
  title.length >= 3 &&
  title.length <= 64 &&
  wordsOf(title).length <= MAX_QUESTION_WORDS &&
  !ABOUT_WEBSITE.test(title)

/** Consecutive matches of a sticky pattern from an offset on, and the offset where they end. */
function consecutiveMatches(text: string, pattern: RegExp, from: number) {
  const matches: RegExpExecArray[] = []
  let offset = from
  for (;;) {
    pattern.lastIndex = offset
    const match = pattern.exec(text)
    if (!match) return { matches, end: offset }
    matches.push(match)
    offset = pattern.lastIndex
  }
}

/** A question and the answer that stands behind it in brackets, or '': 'pets (no, a spaniel)'. */
export function withBracketedAnswer(part: string): Question {
  const [, title = part, answer = ''] = /^(.+?)\??\s\(([^()]+)\)\??$/.exec(part) ?? []
  return { title, answer: answer === '' ? '' : withFullStop(capitalise(answer)) }
}

/** 'Yes, ideally two weeks before.', 'There is.' in the sentence after a question. */
const DIRECT_ANSWER =
  /^[.?!] ((?:yes|yep|no|nope|never|always|usually|sometimes|not usually|of course|absolutely|(?:there|it|they|we|you|I) (?:is|are|isn[’']t|aren[’']t|do|does|don[’']t|can|can[’']t|will|won[’']t|may|must|has|have))\b[^.!?\n]{0,160}[.!])/iu
/**
 * Questions without answers: 'how long do I have to be separated, do I have to go to court, who
 * gets the house'.
 */
function unanswered(rest: string): { questions: Question[]; length: number } {
  const [wording = ''] = rest.split(/[.!;()]|,? and (?:we|I|they)\s/)
  const [, answer = ''] = DIRECT_ANSWER.exec(rest.slice(wording.length)) ?? []
  const parts = wording.split(
    /\?\s|,\s(?:and\s|or\s)?|\s(?:and|or)\s(?=(?:is|are|do|does|can|will|how|what|who|when|where|whether|if)\b)/,
  )
  const areQuestions =
    (parts.length >= MIN_QUESTIONS || answer !== '') &&
    parts.every((part) => INVERTED_QUESTION.test(part.trim()) || directQuestion(part) !== undefined)
  return {
    questions: areQuestions
      ? parts.map((part, index) => {
          // 'Do they smell (the billies do, we only bring wethers)'
          const { title: question, answer: inBrackets } = withBracketedAnswer(part)
          // After several questions, the answer belongs to the last one.
          const behind = index === parts.length - 1 ? answer : ''
          return {
            title: titleOf(question.replace(/\?$/, '')),
            answer: inBrackets || (behind && withFullStop(behind)),
          }
        })
      : [],
    length: wording.length + (areQuestions && answer !== '' ? answer.length + 2 : 0),
  }
}

/** 'What people ask all the time:' above a list with an entry in each row. */
const QUESTION_LIST_HEADING =
  /^[^\n]*\b(?:asks?|asked|asking|questions?|wants? to know|faqs?)\b[^\n]{0,30}\n((?:[^\S\n]*(?:[-–—•*·]|\d{1,2}[.)])\s+[^\n]+(?:\n|$)){2,})/gimu
/** A question in a row, with its answer in brackets or after a dash. */
const QUESTION_ROW =
  /^[^\S\n]*(?:[-–—•*·]|\d{1,2}[.)])\s+([^()?:]+?)\??(?:\s*\(([^()]+)\)|(?:\s[–—-]|:)\s(.+))?[.\s]*$/u

/** The questions of a list with such a heading; none if most of its rows are not questions. */
function listedQuestions(rows: string): Question[] {
  const found = rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => QUESTION_ROW.exec(row))
  const requested = found.flatMap((row) => {
    const [, wording = '', inBrackets, after] = row ?? []
    const answer = inBrackets ?? after ?? ''
    return wording && (QUESTION_WORD.test(wording) || INVERTED_QUESTION.test(wording))
      ? [{ title: titleOf(wording), answer: answer ? withFullStop(capitalise(answer.trim())) : '' }]
      : []
  })
  return requested.length === found.length && requested.every(isQuestion) ? requested : []
}

/** 'FAQ -' above rows without bullets: 'do they leak- not if the fit is right', 'how many? 20-24' */
const FAQ_BLOCK =
  /^[^\S\n]*(?:faqs?|q ?(?:&|and|n) ?a|(?:common|frequent(?:ly asked)?|usual|some) questions?|questions? (?:we|I|people) (?:get|ask|answer)[^\n]{0,20})\s*[:–—-]*[^\S\n]*\n((?:[^\S\n]*\S[^\n]*(?:\n|$)){2,})/gimu
const FAQ_ROW =
  /^[^\S\n]*((?:can|do|does|is|are|will|how|what|when|where|who|which|why|should|could|must|may)\b[^?\n]{2,70}?)(?:\?\s*|\s?[-–—]\s|\s(?=(?:NO|YES)\b))(\S[^\n]*)$/iu
/** The questions of such a block, each row with its answer; none if a row has another form. */
function faqRows(rows: string): Question[] {
  const found = rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => FAQ_ROW.exec(row))
  return found.every((row) => row !== null)
    ? found.map(([, question = '', answer = '']) => ({
        title: titleOf(question),
        answer: withFullStop(capitalise(answer.trim())),
      }))
    : []
}

/** 'Q: They’re in my wall.', and below it 'A: That’s a cut-out, from $350.' */
const LABELLED_PAIR =
  /^[^\S\n]*(?:Q|Question)\s?\d*\s?[:.)–-]\s*(\S[^\n]*)\n+[^\S\n]*(?:A|Answer)\s?\d*\s?[:.)–-]\s*(\S[^\n]*)/gmu
/** Questions that an agency asks its clients. */
const ASKS_CLIENT =
  /\byour (?:business|company|organisation|customers?|clients|web ?site|site|brand|budget|competitors|goals?|audience|logo|colou?rs?)\b|\bwhat (?:do|does) (?:you|it) (?:do|offer|sell)\b|\btell us\b|\b(?:deadline|anything else)\b/i
/** Questions of customers with their answers, each labelled as what it is. */
function labelledQuestionsIn(text: string): { questions: Question[]; rest: string } {
  const pairs = [...text.matchAll(LABELLED_PAIR)]
  if (pairs.some(([, question = '']) => ASKS_CLIENT.test(question)))
    return {
      questions: [],
      rest: text.replace(LABELLED_PAIR, (pair, question: string, answer: string) => {
        const start = /\bbudget\b/i.test(question) ? pair.length : pair.lastIndexOf(answer)
        return pair.slice(0, start).replace(/[^\n]/g, ' ') + pair.slice(start)
      }),
    }
  return {
    questions: pairs.map(([, question = '', answer = '']) => ({
      title: capitalise(question.trim()),
      answer: withFullStop(capitalise(answer.replace(/\s+/g, ' ').trim())),
    })),
    rest: text.replace(LABELLED_PAIR, (pair) => pair.replace(/[^\n]/g, ' ')),
  }
}

/** 'Q: Is it cruel?' and 'A. No.' */
const Q_OR_A_LABEL = /^(?:q(?:uestion)?|a(?:nswer)?)\s?[:.]\s+/i
/** Words that can only begin an answer, so that even a single question counts. */
const ANSWER_START =
  /^(?:yes|yep|yeah|no|nope|nah|not|never|always|sometimes|usually|often|absolutely|of course|sure)\b/i
const QUESTIONS_HEADING =
  /(?:^|(?<=[.!?\n]))[^.!?\n]{0,40}\b(?:asked|asks?|questions?|qs|faqs?|q ?(?:&|and) ?a)\b[^.!?\n]{0,20}$/i
const QUESTIONS_HEADED =
  /\b(?:common |usual |frequent(?:ly asked)? )(?:questions?|asked)\b|\bfaqs?\b/i
const SHORT_QUESTION =
  /^(?:how|what|when|where|who|which|why|can|do|does|is|are|will)\b[^?]{0,40}\?$/i
const SENTENCE = /[^.!?\n]*(?:[.!?]+(?!\s)[^.!?\n]*)*(?:[.!?]+["”]?|(?=\n)|$)/gu

/** In sentences. */
const NEARBY = 4

/**
 * Questions directly followed by their answers: 'Must I read music? No. Is there parking? Yes, at
 * the rear.'
 */
function answeredQuestionsIn(text: string): { questions: Question[]; rest: string } {
  const sentences = [...text.matchAll(SENTENCE)].filter(([match]) => /[\p{L}\p{N}]/u.test(match))
  const bare = sentences.map(([match]) => match.trim().replace(Q_OR_A_LABEL, ''))
  // 'How often?', 'How long?' below 'Common questions'
  const isHeaded = QUESTIONS_HEADED.test(text)
  const isSureQuestion = (question: string) =>
    /\?$/.test(question) &&
    (isQuestionText(question) ||
      (isHeaded && SHORT_QUESTION.test(question.replace(/^.*:\s+/s, ''))))
  const isSure = bare.map(isSureQuestion)
  // 'Parking?' and 'I’m late, will you wait?' are questions beside others.
  const isQuestionAt = (index: number) =>
    isSure[index] === true ||
    (/\?$/.test(bare[index] ?? '') &&
      !RHETORICAL.test(bare[index] ?? '') &&
      !/\b(?:wants? to know|asks?|asked|wonders?)\b/i.test(bare[index] ?? '') &&
      wordsOf(bare[index] ?? '').length <= MAX_QUESTION_WORDS &&
      isSure.slice(Math.max(0, index - NEARBY), index + NEARBY + 1).includes(true))
  const pairs = sentences.flatMap(({ index: start }, index) => {
    const first = bare[index + 1] ?? ''
    if (!isQuestionAt(index) || first === '' || /\?$/.test(first)) return []
    let last = index + 1
    const next = sentences.findIndex((_, other) => other > index && isQuestionAt(other))
    // The text up to the next question in the row is the answer; after the last one it is a single
    // sentence.
    const row = text.slice(start, sentences[next]?.index)
    if (next > 0 && !row.trim().includes('\n')) last = next - 1
    const end = (sentences[last]?.index ?? 0) + (sentences[last]?.[0].length ?? 0)
    const answer = bare.slice(index + 1, last + 1).join(' ')
    const [lead, question] =
      /^(.*?:\s+)?(.+)$/s.exec((bare[index] ?? '').replace(/\?$/, ''))?.slice(1) ?? []
    const entry = {
      title: `${capitalise(question ?? '')}?`,
      answer: withFullStop(capitalise(answer)),
    }
    return isQuestion(entry) &&
      answer.length <= ANSWER_MAX &&
      (!lead || QUESTIONS_HEADING.test(lead.replace(/:\s+$/, '')))
      ? [{ ...entry, start, end, isClear: ANSWER_START.test(first) }]
      : []
  })
  const isListed =
    pairs.length >= MIN_QUESTIONS && (isHeaded || pairs.some(({ isClear }) => isClear))
  const found = pairs.filter(
    ({ start, isClear }, index) =>
      isClear ||
      (isListed &&
        [pairs[index - 1]?.end, pairs[index + 1]?.start].some(
          (otherStart) => otherStart !== undefined && Math.abs(otherStart - start) < ANSWER_MAX,
        )),
  )
  let rest = text
  for (const { start, end } of found) {
    // 'Frequently asked:' is removed together with the questions.
    const lead = QUESTIONS_HEADING.exec(text.slice(0, start).replace(/[:\s]+$/, ''))?.index ?? start
    rest = rest.slice(0, lead) + rest.slice(lead, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  }
  return { questions: found.map(({ title, answer }) => ({ title, answer })), rest }
}

/**
 * The questions that customers ask, with the client's answers in brackets or directly after them,
 * and the text without those sentences. Offsets in the text are preserved.
 */
export function questionsIn(text: string): { questions: Question[]; rest: string } {
  const labelled = labelledQuestionsIn(text)
  const quoted = [...labelled.rest.matchAll(QUOTED_QUESTION)]
  const found: Question[] =
    quoted.length < MIN_QUESTIONS
      ? [...labelled.questions]
      : [
          ...labelled.questions,
          ...quoted.map(([, wording = '', answer = '']) => ({
            title: `${capitalise(wording)}?`,
            answer: withFullStop(capitalise(answer.trim())),
          })),
        ]
  let rest =
    quoted.length < MIN_QUESTIONS
      ? labelled.rest
      : labelled.rest.replace(QUOTED_QUESTION, (match) => ' '.repeat(match.length))
  for (const { 0: list, 1: rows = '', index } of rest.matchAll(QUESTION_LIST_HEADING)) {
    const listed = listedQuestions(rows)
    found.push(...listed)
    if (listed.length > 0)
      rest = rest.slice(0, index) + list.replace(/[^\n]/g, ' ') + rest.slice(index + list.length)
  }
  for (const { 0: block, 1: rows = '', index } of rest.matchAll(FAQ_BLOCK)) {
    const listed = faqRows(rows)
    found.push(...listed)
    if (listed.length > 0)
      rest = rest.slice(0, index) + block.replace(/[^\n]/g, ' ') + rest.slice(index + block.length)
  }
  const directAnswers = answeredQuestionsIn(rest)
  found.push(...directAnswers.questions)
  rest = directAnswers.rest
  for (const { 0: lead, index } of text.matchAll(QUESTION_LEAD)) {
    const from = index + lead.length
    if (rest.slice(index, from).trim() === '') continue
    // 'The form should ask who you are': a question on a form is not a customer's question.
    if (/\bforms?\b[^.!?\n]{0,24}$/i.test(text.slice(0, index))) continue
    const [bracketed, directlyAnswered] = [ANSWER_IN_BRACKETS, ANSWER_AFTER_QUESTION].map(
      (pattern) => consecutiveMatches(text, pattern, from),
    )
    const best =
      bracketed && bracketed.matches.length >= MIN_QUESTIONS ? bracketed : directlyAnswered
    const answeredQuestions = (best?.matches ?? []).map(([, wording = '', answer = '']) => ({
      title: titleOf(wording),
      answer: withFullStop(capitalise(answer.trim())),
    }))
    const open = unanswered(text.slice(from))
    const questions = answeredQuestions.length > 0 ? answeredQuestions : open.questions
    if (questions.length === 0 || !questions.every(isQuestion)) continue
    found.push(...questions)
    const start =
      Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, index))) + 1
    if (answeredQuestions.length === 0) {
      const end = from + open.length
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
      continue
    }
    const after = text.slice(best?.end).search(/[.!?\n]|$/)
    const end = (best?.end ?? from) + (bracketed === best ? after + 1 : 0)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return { questions: found, rest }
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import {
  formatDay,
  formatNumber,
  type Language,
  labels,
  languages,
  PHONE,
  type Question,
  questions,
  terms,
  toursOf,
  weeksOf,
} from './school-answers.ts'
import { Choices, colours } from './school-choices.tsx'

const { ink, oak, sky, sun, paper } = colours

const School = chakra('div', {
  base: {
    bg: paper,
    color: ink,
    // Joined scripts break apart when their letters are spaced.
    letterSpacing: 'normal',
    '& :focus-visible, & label:has(:focus-visible)': {
      outline: `3px solid ${ink}`,
      outlineOffset: '2px',
    },
  },
})
const Banner = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    alignContent: 'end',
    minHeight: { base: '150px', sm: '190px' },
    padding: { base: '4', sm: '6' },
    bg: sky,
    '& svg': {
      position: 'absolute',
      bottom: '0',
      insetInlineEnd: '0',
      height: 'full',
      overflow: 'visible',
    },
    '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
    '& p': { position: 'relative', maxWidth: '60%' },
    '& p[data-name]': { textStyle: 'h3', letterSpacing: 'normal' },
  },
})
const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' },
    gap: '6',
    padding: { base: '4', sm: '6' },
  },
})

const LanguageBar = chakra('div', {
  base: {
    padding: { base: '3', sm: '4' },
    paddingInline: { sm: '6' },
    bg: sun,
  },
})

const Answer = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    minHeight: { base: '404px', sm: '380px', lg: '412px' },
    padding: { base: '3', sm: '6' },
    bg: '#e9f5ee',
    borderRadius: 'card',
    '& h3': { fontSize: 's1', fontWeight: '700', lineHeight: '1.45' },
    '& table': {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: { base: '.875rem', sm: 'sm' },
    },
    '& caption': { textAlign: 'start', fontWeight: '650', paddingBottom: '2' },
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '2',
      paddingInlineEnd: '2',
      borderTopWidth: '1px',
      borderColor: '#a9c7b7',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td': { whiteSpace: 'nowrap' },
    '& bdi': { fontWeight: '700', fontSize: 's1', whiteSpace: 'nowrap' },
  },
})
const Summary = chakra('div', { base: { minHeight: { base: '6.4em', sm: '3.2em' } } })
const Book = chakra('button', {
  base: {
    justifySelf: 'start',
    minHeight: '48px',
    paddingInline: '6',
    borderRadius: 'control',
    bg: sun,
    color: ink,
    fontWeight: '700',
    '&[aria-disabled=true]': { bg: paper, cursor: 'default' },
  },
})

/** The hollow oak on its hill; the light in the hollow is on. */
const HollowOak = () => (
  <svg viewBox="0 0 420 200" aria-hidden="true">
    <circle cx="182" cy="32" r="18" fill={sun} />
    <path d="M-1200 150q300 44 600 20t600 6q120-44 230-26t190-14v64h-1620z" fill="#8cc79a" />
    <path d="M-1200 190q500-24 900-6t410-2q130-36 310-22v40h-1620z" fill="#4f9d6b" />
    <path
      d="M270 176c18-16 20-48 12-82l28 14 22-22c-6 36 0 74 26 92-30 8-62 8-88-2z"
      fill="#6a4a2e"
    />
    <path d="M300 160c0-26 6-38 16-38s16 14 14 38c-10 4-20 4-30 0z" fill="#33210f" />
    <path d="M306 158c0-18 4-26 9-26s10 8 9 26c-6 2-12 2-18 0z" fill={sun} />
    <path
      d="M216 92c-14-22 4-48 28-44 4-28 40-38 60-20 20-18 58-8 60 20 30-2 46 30 26 50-10 18-40 20-54 6-16 16-44 14-56-2-20 14-52 10-64-10z"
      fill={oak}
    />
    <path
      d="M244 62c10-14 26-16 38-6M320 44c14-8 28-4 34 8M300 82c14 10 30 8 40-4"
      fill="none"
      stroke="#58a578"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)

const TermTable = ({ language, caption }: { language: Language; caption: string }) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {[labels.term, labels.start, labels.end, labels.weeks].map((label) => (
          <th key={label.english} scope="col">
            {label[language]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {terms.map((term) => (
        <tr key={term.number}>
          <th scope="row">{formatNumber(language, term.number)}</th>
          <td>{formatDay(language, term.start)}</td>
          <td>{formatDay(language, term.end)}</td>
          <td>{formatNumber(language, weeksOf(term))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const tours = terms.slice(1, 2).flatMap((term) => toursOf(term, 3))

export function LiveDemo() {
  const [language, setLanguage] = useState<Language>('english')
  const [questionId, setQuestion] = useState('terms')
  const [tour, setTour] = useState<string>()
  const [isBooked, setBooked] = useState(false)
  const { lang, dir, english } = languages.find(({ id }) => id === language) ?? languages[0]
  const question: Question = questions.find(({ id }) => id === questionId) ?? questions[0]
  const { ask, answer, shows } = question
  const tourDays = tours.map((day) => ({
    id: formatDay('english', day),
    label: formatDay(language, day),
  }))
  const choose = (id: string) => {
    setTour(id)
    setBooked(false)
  }
  const direction = dir === 'rtl' ? 'right to left' : 'left to right'
  const number = questions.indexOf(question) + 1
  return (
    <DemoFrame
      drawing={
        <School lang={lang} dir={dir}>
          <Banner>
            <HollowOak />
            <p data-name lang="en-AU">
              Hollow Oak School
            </p>
            <p>{labels.welcome[language]}</p>
          </Banner>
          {/* Always from left to right: the right arrow key leads through all five languages. */}
          <LanguageBar dir="ltr">
            <Choices
              legend="Language"
              name="demo-language"
              layout="row"
              options={languages.map(({ id, name, lang: own }) => ({ id, label: name, lang: own }))}
              value={language}
              onChange={setLanguage}
            />
          </LanguageBar>
          <Desk>
            <Choices
              legend={labels.questions[language]}
              name="demo-question"
              layout="grid"
              options={questions.map(({ id, ask: text }) => ({ id, label: text[language] }))}
              value={questionId}
              onChange={setQuestion}
            />
            <Answer aria-labelledby="hollow-oak-question">
              <h3 id="hollow-oak-question">{ask[language]}</h3>
              {shows === 'terms' ? (
                <TermTable language={language} caption={answer[language]} />
              ) : (
                <p>{answer[language]}</p>
              )}
              {shows === 'phone' && <bdi dir="ltr">{PHONE}</bdi>}
              {shows === 'tours' && (
                <>
                  <Choices
                    legend={labels.day[language]}
                    name="demo-tour"
                    layout="row"
                    options={tourDays}
                    value={tour}
                    onChange={choose}
                  />
                  {tour && (
                    <Book type="button" aria-disabled={isBooked} onClick={() => setBooked(true)}>
                      {labels[isBooked ? 'booked' : 'book'][language]}
                    </Book>
                  )}
                </>
              )}
            </Answer>
          </Desk>
        </School>
      }
    >
      <Summary>
        <Reading>
          {`Question ${number} of 11 in ${english}, ${direction}. `}
          {isBooked && shows === 'tours'
            ? `Three taps booked a tour on ${tour}: the question, the day, the button.`
            : shows === 'terms'
              ? 'One tap shows the term dates.'
              : language !== 'english' && `In English: ${ask.english} ${answer.english}`}
        </Reading>
      </Summary>
    </DemoFrame>
  )
}

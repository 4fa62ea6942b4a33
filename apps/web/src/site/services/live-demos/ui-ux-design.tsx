import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { ToggleChip } from '../../../ui/core/chip.ts'
import { Input } from '../../../ui/forms/field.tsx'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { DemoFrame } from '../../live-demo/demo-parts.tsx'
import { answerBooking, answerStrictly } from './booking-words.ts'

const phrases = ['thu 10', 'next tues 2:30', 'half past four', 'sunday 3pm', '05/03/2026 10:00']

const Forms = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
    minHeight: { md: '410px' },
    '& section': {
      display: 'grid',
      gap: '3',
      alignContent: 'center',
      padding: { base: '4', sm: '8' },
    },
    '& h3': { fontSize: 'sm', fontWeight: '600' },
    '& p[data-label]': { fontWeight: '650' },
  },
})
/** Somebody else's software, in its own colours. */
const Old = chakra('section', {
  base: {
    bg: '#c9ccd1',
    color: '#1d1f22',
    fontFamily: 'Tahoma, Verdana, sans-serif',
    '& h3': { color: '#3a3e45' },
    '& output, & i': {
      display: 'block',
      fontStyle: 'normal',
      bg: '#fff',
      borderWidth: '2px',
      borderColor: '#6d727a',
      padding: '2',
      minHeight: '44px',
      overflowWrap: 'anywhere',
    },
    '& strong': { color: '#8c0f0f', fontWeight: '400', minHeight: '3em' },
    '& span': {
      justifySelf: 'start',
      bg: '#e2e4e7',
      borderWidth: '2px',
      borderColor: '#8b9098',
      paddingInline: '4',
      paddingBlock: '1',
    },
  },
})
const Redrawn = chakra('section', {
  base: {
    bg: 'surface',
    '& h3': { color: 'fg.muted' },
    '& label': { fontWeight: '650', fontSize: 's1' },
    '& [role=status]': { minHeight: { base: '4.8em', lg: '3.2em' }, fontWeight: '600' },
    '& [role=status] b': { color: 'success' },
  },
})
const Offers = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // Chips keep their height in a row that is higher.
    alignContent: 'start',
    alignItems: 'start',
    minHeight: { base: '96px', lg: '44px' },
  },
})

const Heading = chakra('h3', { base: { fontWeight: '650', marginBottom: '3' } })

/** The same appointment in two forms: as they found it, and as it was redrawn. */
export function LiveDemo() {
  const id = useId()
  const [text, setText] = useState('next tues 2:30')
  const input = usePreHydrationValue<HTMLInputElement>(({ value }) => setText(value))
  const answer = answerBooking(text)
  const refusal = answerStrictly(text)
  return (
    <DemoFrame
      drawing={
        <Forms>
          <Old aria-label="As found">
            <h3>As found</h3>
            <p>*Appt. date/time (reqd.)</p>
            <i>{text || ' '}</i>
            <strong>{refusal}</strong>
            <span aria-hidden="true">Submit</span>
          </Old>
          <Redrawn aria-label="Redrawn">
            <h3>Redrawn</h3>
            <label htmlFor={id}>When would you like to come?</label>
            <Input
              ref={input}
              id={id}
              value={text}
              autoComplete="off"
              maxLength={60}
              onChange={({ target }) => setText(target.value)}
            />
            <p role="status">
              {answer.kind === 'slot' ? (
                <>
                  <b>{answer.text}.</b> It is held for you while you check.
                </>
              ) : (
                answer.text
              )}
            </p>
            <Offers>
              {answer.kind === 'slot' ? (
                <ToggleChip onClick={() => setText('')}>Change it</ToggleChip>
              ) : (
                answer.offers.map((offer) => (
                  <ToggleChip key={offer} onClick={() => setText(offer)}>
                    {offer}
                  </ToggleChip>
                ))
              )}
            </Offers>
          </Redrawn>
        </Forms>
      }
    >
      <div>
        <Heading>Ways people write it</Heading>
        <Offers>
          {phrases.map((phrase) => (
            <ToggleChip key={phrase} aria-pressed={phrase === text} onClick={() => setText(phrase)}>
              {phrase}
            </ToggleChip>
          ))}
        </Offers>
      </div>
    </DemoFrame>
  )
}

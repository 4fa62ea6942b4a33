import { expect, test } from 'vitest'
import { clausesOf } from '../clauses/clauses.ts'
import { mainMessages, withMessageRoles } from './main-message.ts'

test.each([
  [
    'We tile. The thing I most want people to know is that a cheap tile can look dear.',
    'We tile. A cheap tile can look dear.',
    'A cheap tile can look dear',
  ],
  [
    'Above all, we would like people to understand that most of our matters settle. Call us.',
    'Most of our matters settle. Call us.',
    'Most of our matters settle',
  ],
  [
    'What matters most is that children see a home, not a school.',
    'Children see a home, not a school.',
    'Children see a home, not a school',
  ],
  [
    'We cut hedges. main thing - we clean up and sweep after',
    'We cut hedges. We clean up and sweep after',
    'We clean up and sweep after',
  ],
  [
    'If people remember only one thing, it should be that we never cancel on you.',
    'We never cancel on you.',
    'We never cancel on you',
  ],
  [
    'Same day repairs if you ring before noon - that’s the main thing put that big.',
    'Same day repairs if you ring before noon.',
    'Same day repairs if you ring before noon',
  ],
  [
    'Nobody is turned away for money, and that’s the thing I want on the front actually.',
    'Nobody is turned away for money.',
    'Nobody is turned away for money',
  ],
  [
    'We send photos of every visit. That’s the main thing. Open daily.',
    'We send photos of every visit. Open daily.',
    'We send photos of every visit',
  ],
  [
    'Wounds take six weeks to heal; we would like this stated honestly and early, because people expect two.',
    'Wounds take six weeks to heal.',
    'Wounds take six weeks to heal',
  ],
  [
    'I was an assessor for six years, so the main message is that I read your file as a bank does.',
    'I was an assessor for six years. I read your file as a bank does.',
    'I read your file as a bank does',
  ],
  [
    'You must not sign anything beforehand. That last point should be impossible to overlook; it is the usual mistake.',
    'You must not sign anything beforehand.',
    'You must not sign anything beforehand',
  ],
  ['Most of all I want people to stop using glue.', 'Stop using glue.', 'Stop using glue'],
  [
    'What we’d most like understood is that it all grew within sight of here.',
    'It all grew within sight of here.',
    'It all grew within sight of here',
  ],
  [
    'What we want most is younger people, I mean under seventy, to know they’re allowed in.',
    'You’re allowed in.',
    'You’re allowed in',
  ],
  [
    'I’m patient, I never shout, that is the thing.',
    'I’m patient, I never shout.',
    'I’m patient, I never shout',
  ],
  [
    'Trailers are free to borrow for two hours. People don’t know that, shout it.',
    'Trailers are free to borrow for two hours.',
    'Trailers are free to borrow for two hours',
  ],
  [
    'Both of us hold current cards, so it shouldn’t be buried.',
    'Both of us hold current cards.',
    'Both of us hold current cards',
  ],
  [
    'We do not do wristwatches and I beg you to make that the first thing people read, because it’s nine calls out of ten.',
    'We do not do wristwatches.',
    'We do not do wristwatches',
  ],
  [
    'The most important thing to me is that people feel they won’t be told off.',
    'You won’t be told off.',
    'You won’t be told off',
  ],
  [
    'Same day certificate if you pass. Please stress this one.',
    'Same day certificate if you pass.',
    'Same day certificate if you pass',
  ],
  [
    'Certificates last two years. Put this somewhere obvious, I get asked ten times a day.',
    'Certificates last two years.',
    'Certificates last two years',
  ],
  [
    'We sell direct, no middleman. That’s the whole selling point.',
    'We sell direct, no middleman.',
    'We sell direct, no middleman',
  ],
  [
    'The thing to get across is you do not need to be handy.',
    'You do not need to be handy.',
    'You do not need to be handy',
  ],
  [
    'We never cremate pets together. If one thing is clear on the website, let it be that.',
    'We never cremate pets together.',
    'We never cremate pets together',
  ],
  [
    'Some places we do not photograph. Please put that respectfully but firmly, and not in the fine print.',
    'Some places we do not photograph.',
    'Some places we do not photograph',
  ],
  [
    'We do not have ponies to lend. Everyone thinks we do. Put it in the FAQ and on the front.',
    'We do not have ponies to lend. Everyone thinks we do.',
    'We do not have ponies to lend',
  ],
  [
    'No gear check, no ride. That needs to be everywhere honestly.',
    'No gear check, no ride.',
    'No gear check, no ride',
  ],
  [
    'We don’t ship interstate, it’s the law, please put that in bold as we get emails every week.',
    'We don’t ship interstate, it’s the law.',
    'We don’t ship interstate, it’s the law',
  ],
  [
    'We do no repairs. That’s the whole point. Say it loud.',
    'We do no repairs.',
    'We do no repairs',
  ],
  [
    'Every owner gets photos of the chain. This is why people choose us, make it prominent.',
    'Every owner gets photos of the chain. This is why people choose us.',
    'Every owner gets photos of the chain',
  ],
  [
    'We are gentle, no rough handling. Put that up the top.',
    'We are gentle, no rough handling.',
    'We are gentle, no rough handling',
  ],
  [
    'First-timers are welcome, Dale will bait the hook: that’s what he wants said.',
    'First-timers are welcome, Dale will bait the hook.',
    'First-timers are welcome, Dale will bait the hook',
  ],
  [
    'Same two guys quote it and install it is our thing.',
    'Same two guys quote it and install it.',
    'Same two guys quote it and install it',
  ],
  [
    'Free parking at the door and no steps, which matters more to our patients than anything else, so lead with it.',
    'Free parking at the door and no steps.',
    'Free parking at the door and no steps',
  ],
  [
    'main: worms are counted by weight',
    'Worms are counted by weight',
    'Worms are counted by weight',
  ],
  ['Number one thing, I’m always early.', 'I’m always early.', 'I’m always early'],
  [
    'Now the big thing, the thing we’re known for, is the lamb shank pie.',
    'We’re known for the lamb shank pie.',
    'We’re known for the lamb shank pie',
  ],
  ['want them to know I turn up when I say', 'I turn up when I say', 'I turn up when I say'],
  [
    'The most important thing is that people understand we book about five months ahead, and still get in touch.',
    'We book about five months ahead.',
    'We book about five months ahead',
  ],
  [
    'The main thing I want said is that most of the time it’s the handler that needs training.',
    'Most of the time it’s the handler that needs training.',
    'Most of the time it’s the handler that needs training',
  ],
  [
    'I never yell. That’s the main thing, that’s really what I want people to feel when they look at it.',
    'I never yell.',
    'I never yell',
  ],
])('extracts the main message: %s', (description, text, message) => {
  const found = mainMessages(description)
  expect(found.text.replace(/ {2,}/g, ' ').trim()).toBe(text)
  expect(found.messages).toMatchObject([message])
})

test.each([
  // A feature of the website is a request, not a message.
  'The main thing I want is a booking form.',
  'People can’t find us so a map would be the main thing really.',
  'The main thing people ask is how long it takes.',
  'My main wish is that nobody is disappointed by a flower.',
  'The main thing I want is people to book from January to March.',
  'The main thing is people seeing straight away whether I cover their suburb.',
  'Our main thing is the Sunday lunch menu page.',
  'We want people to know where we are.',
  'The first thing we do is measure the window.',
  'I need visitors to understand within five seconds that we don’t do that.',
])('finds no main message: %s', (description) => {
  expect(mainMessages(description)).toMatchObject({ text: description, messages: [] })
})

test('cuts a request to mention something without making it the main message', () => {
  expect(mainMessages('Wrap your knives in a towel, put that somewhere.')).toMatchObject({
    text: 'Wrap your knives in a towel.',
    messages: [],
  })
})

test('clauses with a message are about the business', () => {
  const clauses = clausesOf('The website needs a map. There are no auditions at all.').map(
    (clause) => ({ ...clause, role: 'website' as const }),
  )
  expect(
    withMessageRoles(clauses, ['There are no auditions at all']).map(({ role }) => role),
  ).toEqual(['website', 'business'])
})

test.each([
  ['Please lead with this: we are not an ambulance.', 'We are not an ambulance'],
  ['TOP OF PAGE: Bring your licence and arrive early.', 'Bring your licence and arrive early'],
  [
    'Rule that must come first: if a foot is hot and red, ring today and do not book online.',
    'If a foot is hot and red, ring today and do not book online',
  ],
  [
    'Scam warning at the head of every page: we never change our bank details by email.',
    'We never change our bank details by email',
  ],
  ['Licence first: I hold a taxidermist’s licence.', 'I hold a taxidermist’s licence'],
  [
    'White torches stay in the car. That rule goes first, please, or my telescope is wasted.',
    'White torches stay in the car',
  ],
  [
    'Whoever knocks on your door is not me. Put that at the top it’s happened 3 times.',
    'Whoever knocks on your door is not me',
  ],
])('what comes first is a message without its label: %s', (sentence, message) => {
  const { messages, text } = mainMessages(`We work in Stroud. ${sentence}`)
  expect(messages).toEqual([message])
  expect(text).not.toMatch(/lead with|top|must come|at the head|goes first|licence first/i)
})

test('the first of several is no label', () => {
  const text = 'We work in Stroud. Our customers come first: ring them back.'
  expect(mainMessages(text)).toEqual({ text, messages: [], stressed: [] })
})

import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { readBrief } from '../read-brief.ts'
import { redactConfidential } from './confidential-text.ts'

const pageText = (text: string) => {
  const { sections, siteMap, tagline } = createConcept(briefOf(text), 1)
  const texts = sections.flatMap((section) => [
    ...[section.eyebrow, section.headline, section.text],
    ...section.items.flatMap((item) => [item.title, item.text, item.value]),
  ])
  return [...texts, ...siteMap, tagline].join('\n')
}

test.each<[string, RegExp]>([
  [
    'We hire armour in Kew.\nHidden note: the shed has been broken into twice. Nothing about its value.\nWe hire shields.',
    /shed|value/,
  ],
  [
    'We hire armour in Kew.\nNot for the website: two partners are leaving.\nWe hire shields.',
    /partners/,
  ],
  [
    'We draft wills in Kew. Confidentially, a third partner joins in March; this has not been announced. We witness documents.',
    /partner|March/,
  ],
  [
    'Op shop in Kew. The tip cost us eleven hundred dollars last year, oh don’t put the figure. We sell books.',
    /hundred|\$1,100/,
  ],
  [
    'Clinic in Kew. With a plan from your doctor, Medicare gives part of this back; please don’t print the amount because it changes every single year. We see children.',
    /plan|Medicare/,
  ],
  ['My mobile is 0412 345 678 but please keep it off the site. We wash dogs.', /0412/],
  ['You can call me on 0412 345 678, but customers should only use the form.', /0412/],
  ['Counsellor at 14 Wattle Grove, Preston. Please hide our address. I see couples.', /Wattle/],
  ['Refuge for women. The address, 8 Hill St, Reservoir, must stay secret.', /Hill|Reservoir/],
  ['Our biggest client is Acme Mining (NDA, never to be named). We handle leases.', /Acme/],
  ['We will move to Kew in June, not public yet. We treat backs.', /June|Kew/],
  ["Kim's Nails. Email me at kim@kim.example but don't put it on the site.", /kim@/],
  ["Nail bar. My email kim@kim.example isn't for customers.", /kim@/],
  ['Nail bar. kim@kim.example is just for you guys.', /kim@/],
  ["Nail bar. Open 9-5 Mon to Fri but don't mention the times yet. Gel nails in Kew.", /9/],
  ["Nail bar. Gel is $60 (don't put that up, it's about to change). Open Mondays.", /60/],
  [
    'Pub in Kew. My ex-husband Darren used to own it, no mention of him please. We pour beer.',
    /Darren/,
  ],
  ["Gardener in Kew. I have MS so I only work mornings - that's private. I prune roses.", /MS/],
  ['Gardener in Kew. This stays between us: the lease ends in May. I prune roses.', /lease/],
  ['Gardener in Kew. For your eyes only, we lost our licence in 2021. I prune roses.', /licence/],
  [
    'Please keep the following private. My wife Anna handles the books. We sell shoes in Kew.',
    /Anna/,
  ],
  [
    "Shoe shop in Kew. Our landlord is selling the building in March. Please don't mention that. We fit shoes.",
    /landlord|March/,
  ],
  [
    "Shoe shop in Kew. We're going out of business next year. Keep that quiet. We fit shoes.",
    /out of business/,
  ],
  ['Shoe shop. The shop is at 3 Elm Rise, Kew, please leave that out. We fit shoes.', /Elm|Kew/],
  ["Massage at my place, 22 Banksia Circuit Preston. Please don't show where I live.", /Banksia/],
  ["Tutor. Ring 0412 345 678 (that's my private mobile so not on the site please). Maths.", /0412/],
  ['Tutor. 0412 345 678, not for the public. Maths.', /0412/],
  ['Tutor in Kew. Between you and me I am thinking of closing. Maths for year 9.', /closing/],
  ['Tutor in Kew. The wifi password is hunter2. Maths for year 9.', /hunter/],
  ["Tutor in Kew. Our old site's login: admin / hunter2. Maths for year 9.", /hunter/],
  ["Winemaker. We buy some grapes from Delatite but that's hush-hush. Shiraz $30.", /Delatite/],
  [
    'Winemaker. Sarah Kelly is joining us in July, not announced yet. Sarah Kelly made wine at Yering. Shiraz.',
    /Sarah|July/,
  ],
  ["Builder. Our biggest job was the Smith house but they don't want to be named. Decks.", /Smith/],
  ["Builder. We did the premier's house. He asked to stay anonymous. Decks.", /premier/],
  ["Builder. We had an accident in 2020, staff shouldn't see that. Decks.", /accident/],
  ['Builder. My turnover is $900,000, confidential. Decks.', /900/],
  ['Builder. Turnover $900,000 - strictly between us. Decks in Kew.', /900/],
  ["Builder. Don't tell anyone but we're being bought by Mirvac. Decks in Kew.", /Mirvac/],
  ["Builder. I'd rather you didn't mention my age, I'm 71. Decks in Kew.", /71/],
  ['Carer. I look after Mrs Dalton in Balwyn (privacy, so no names). Home visits.', /Dalton/],
  [
    "Carer. My daughter Poppy has autism, please don't put that on there. Home visits in Kew.",
    /Poppy|autism/,
  ],
  ["Vet in Kew. We lost our nurse last week, customers haven't been told. Dogs and cats.", /nurse/],
  ['Vet in Kew. Internal: we are $20k in debt. Dogs and cats.', /20/],
  ['Café. Chef is Tony Bua but keep his name out of it. Lunch.', /Tony|Bua/],
  ['Café. Tony Bua is our chef. Please do not name him. Lunch.', /Tony|Bua/],
  ["Café. Our rent is $4,000 a week. That's not for the website. Lunch.", /4,000/],
  ['Phone: 0412 345 678. Please do not show the phone. Maths tutor.', /0412/],
  ['Tutor. Do not publish: my home is 9 Elm Court, Coburg.', /Elm/],
  ['Tutor in Kew. 0412 345 678 [do not print]', /0412/],
  ['Tutor in Kew. 0412 345 678 (omit)', /0412/],
  ['Tutor in Kew. 0412 345 678 !!NOT ON WEBSITE!!', /0412/],
  ['tutor in kew 0412 345 678 pls dont share', /0412/],
  ['Tutor. 0412 345 678 dont put on web', /0412/],
  ['Tutor. We lost our licence. Please don’t say so anywhere.', /licence/],
  ['Tutor. We lost our licence, please do not bring it up.', /licence/],
  ['Tutor. We lost our licence, not something for the public.', /licence/],
  ['Tutor. We are moving to Kew. Nobody is to know.', /Kew/],
  ['Tutor. We are moving to Kew (shh).', /Kew/],
  [
    'Tutor. - phone 0412 345 678\n- address 9 Elm Court\n- none of the above on the page please',
    /0412|Elm/,
  ],
  [
    'Tutor. The things below are not for the site.\nPhone 0412 345 678\nWe owe the bank $40,000',
    /0412|40,000/,
  ],
  ['Tutor. Contact form only please. 0412 345 678.', /0412/],
  ['Tutor. You may reach me at 0412 345 678 about this project.', /0412/],
  ['Tutor in Kew. I don’t want clients to see where I live, 9 Elm Court.', /Elm/],
  ['Wir backen Brot in Kew. Meine Nummer 0412 345 678 bitte nicht veröffentlichen.', /0412/],
  ['Nous vendons du pain à Kew. Mon numéro 0412 345 678, ne publiez pas.', /0412/],
  ['Vendemos pan en Kew. Mi número es 0412 345 678. No lo publiquen.', /0412/],
  ['我们在墨尔本卖面包。电话 0412 345 678，请不要公布。', /0412/],
  ['We bake in Kew. Our flour is from Laurent, which must not be shown anywhere.', /Laurent/],
  ['We bake in Kew. Our flour is from Laurent and should not go on the site.', /Laurent/],
  ['We bake in Kew. Our flour is from Laurent, never to be mentioned by name.', /Laurent/],
  ['Café in Carlton. Our chef Maria Rossi does not want her name on the website.', /Maria|Rossi/],
  ['We bake in Kew. Our flour is from Laurent. Please hide that.', /Laurent/],
  ['We bake in Kew. Our flour is from Laurent, off the website please.', /Laurent/],
  ['Café in Carlton. Maria Rossi owns it and prefers to be anonymous.', /Maria|Rossi/],
  ['Tutor in Kew. Just so you know, we lost our licence.', /licence/],
  ['Builder in Kew. Turnover is $900,000 (between us).', /900/],
  ['Tutor in Kew. Mobile 0412 345 678 - for you only.', /0412/],
  ['We bake in Kew. We move to Preston in June, staff don’t know.', /Preston|June/],
  ['We bake in Kew. Nobody should know that Laurent bakes our bread.', /Laurent/],
  ['We bake in Kew. We close in June and have not told anyone.', /June/],
  ['Tutor in Kew. 0412 345 678 is my private number.', /0412/],
])('prints nothing confidential from %j', (text, secret) => {
  expect(pageText(text)).not.toMatch(secret)
})

test.each([
  'All calls are confidential.',
  'Everything you tell us is confidential.',
  'Private lessons for all ages.',
  'The secret is in the dough.',
  'Between us we have 41 years at the bench.',
  'Dogs stay on a lead, and we never leave a mess.',
  'People should see the dates and know what a place costs.',
  'We keep the garden tidy and the paths clear.',
  'Our competitors bury their price list, so ours should be the second thing people see.',
  'Please keep it quiet: no pop-ups, and no photographs of sad dogs.',
])('does not treat as confidential: %s', (text) => {
  expect(redactConfidential(text)).toBe(text)
})

test.each([
  'Our flour is from Laurent and this must not appear.',
  'Laurent bakes for us, it should not be online.',
  'The Smiths do not want to be on the website.',
  'The recipe is Laurent’s, and people must not know.',
])('drops %j entirely', (text) => {
  expect(redactConfidential(text).trim()).toBe('')
})

test('drops every mention of a person named in confidence', () => {
  const text =
    'Sarah Kelly joins us in July, not announced yet. We like Sarah Kelly. Shiraz is $30.'
  expect(redactConfidential(text).trim()).toBe('Shiraz is $30.')
})

test('drops the text after “keep the following private”', () => {
  const text = 'Please keep the following private. My wife Anna does the books. We sell shoes.'
  expect(redactConfidential(text).trim()).toBe('We sell shoes.')
})

test('keeps character offsets', () => {
  const text = 'We fit shoes. Keep this quiet: we are closing. Open Mondays.'
  const open = redactConfidential(text)
  expect(open).toHaveLength(text.length)
  expect(open.indexOf('Open Mondays')).toBe(text.indexOf('Open Mondays'))
})

test('leaves confidential text out of the facts', () => {
  const { text } = readBrief(briefOf('We fit shoes. Confidential: we sell the business in June.'))
  expect(text).not.toMatch(/June/)
})

const BEFORE = 'We bake bread in Kew and deliver it by bike.'
test.each([
  'Visitors should not see 0412 345 678.',
  'My mobile is 0412 345 678. Strangers must never get that.',
  'Nobody outside should see 0412 345 678.',
  'I’d rather 0412 345 678 was not shown.',
  'Don’t let customers find 0412 345 678.',
  'My mobile is 0412 345 678. Office use only.',
  'my mobile 0412 345 678 dont want it public',
  'Redact 0412 345 678.',
  'Leave 0412 345 678 off.',
  'Without my number 0412 345 678, please.',
  'Take 0412 345 678 down from everywhere.',
  '0412 345 678 is unlisted.',
  '0412 345 678 was ours, please delete it.',
  '0412 345 678 no longer works.',
  'Note for the designer: ring 0412 345 678.',
  'Text me on 0412 345 678 when the mock-ups are done.',
  'Our margin is 0412 345 678 %, which only our bank knows.',
  'We spend 0412 345 678 a year, don’t tell my partner.',
  '[internal] 0412 345 678 [/internal]',
  'The rest is for the developers only. 0412 345 678.',
  'Bitte veröffentlichen Sie 0412 345 678 nicht.',
  'Login: user baker, pass 0412 345 678.',
  'sftp files.kelp.example | baker | 0412 345 678',
  '0412 345 678 is our passcode.',
  'Our API key is rk_live_0412 345 678.',
  'Card 4111 0412 3456 7811.',
  'My tax file number is 0412 345 678.',
  'Bank: BSB 063 000, account 0412 345 678.',
])('keeps the number off the page: %s', (wording) => {
  expect(pageText(`${BEFORE} ${wording} Open Monday to Friday.`)).not.toMatch(/0412|345/)
})

test.each([
  'PRIVATE',
  'Do not disclose',
  'Contact (private)',
  'Not to be published:',
  'Private details below.',
  'In confidence',
  'Just between us',
  'PRIVATE, NOT FOR THE SITE',
])('withholds the rows under “%s” up to an empty line', (heading) => {
  const page = pageText(
    `${BEFORE}\n\n${heading}\n- mobile 0412 345 678\n- 5 Smith Street\n\nOpen on Mondays.`,
  )
  expect(page).not.toMatch(/0412|Smith/)
  expect(page).toContain('Mondays')
})

test.each([
  ['Don’t mention the Ritz. We supply the Ritz with rolls.', /Ritz/],
  ['Our owner is Jane Doe. Not to be named.', /Jane|Doe/],
  ['We supply the Ritz. Client names must not appear anywhere.', /Ritz/],
])('keeps a name off the whole page: %s', (wording, name) => {
  expect(pageText(`${BEFORE} ${wording}`)).not.toMatch(name)
})

test.each(['We take asbestos reports. We don’t remove it.', 'Visitors can see the bees.'])(
  'finds no request for secrecy: %s',
  (wording) => {
    expect(redactConfidential(wording)).toBe(wording)
  },
)

test.each([
  'Between us, kiln classes are $450 from July.',
  'Kiln classes are $450 from July but don’t publish that yet.',
])('an aside to the agency is left out whole: %s', (remark) => {
  expect(redactConfidential(`A taster class is $85. ${remark}`).trim()).toBe(
    'A taster class is $85.',
  )
})

test.each<[text: string, shown: RegExp, hidden: RegExp]>([
  [
    'My mother Pia is 81 and we teach people to cook. She doesn’t know, so maybe don’t say the age.',
    /we teach people to cook/i,
    /81/,
  ],
  ['Our tuner, Ray, aged 74, tunes pianos. Please no mention of his age.', /tunes pianos/, /74/],
  ['I knit hats in Moe. Ages 4 to 12 welcome. I am 62. Don’t put my age on.', /4 to 12/, /62/],
])('an age that stays off the page: %s', (text, shown, hidden) => {
  const open = redactConfidential(text)
  expect(open).toMatch(shown)
  expect(open).not.toMatch(hidden)
})

test('whose face stays off the page says nothing of the sentence before it', () => {
  const open = redactConfidential(
    'We have wedding bottles all year. Mamma does not want her face on the internet, only hands.',
  )
  expect(open).toContain('We have wedding bottles all year.')
  expect(open).not.toContain('Mamma')
})

test('what is extremely important says nothing of the sentence before it', () => {
  expect(
    redactConfidential('$40 buys books. It is important that no student can be identified.'),
  ).toContain('$40 buys books.')
})

test('a remark between us says itself what is meant', () => {
  const open = redactConfidential(
    'Ring me on 0491 570 006. Between us, Dad wants a photo of himself on the home page.',
  )
  expect(open).toContain('0491 570 006')
  expect(open).not.toContain('Dad')
})

test('a street that stays off the page goes with the words that name it', () => {
  const open = redactConfidential(
    'I’m in Bundanoon in the Southern Highlands, workshop’s out the back of the house on Erith, no don’t put the street, just say Bundanoon, by appointment.',
  )
  expect(open).not.toContain('Erith')
  expect(open).toContain('I’m in Bundanoon')
})

test.each<[string, RegExp]>([
  ['We run trains in Yea. Members only section with minutes, the password is wattle24.', /wattle/],
  [
    'We run trains in Yea. Members page with password wattle24, minutes and the shed keypad code 4417.',
    /wattle|4417|keypad/i,
  ],
  [
    'We run trains in Yea. Members only area with minutes, the dispute with council (confidential).',
    /dispute/,
  ],
  [
    'We run a club in Yea. Please keep our prices off the site.\nMon - Bingo, books $6\nTue - Trivia, $50 tab\nWed - Draw\nThu - Raffle $2',
    /\$/,
  ],
])('neither a members’ area nor a programme shows what is withheld: %s', (text, hidden) => {
  expect(pageText(text)).not.toMatch(hidden)
})

test('a password is not what stands behind “with password:”', () => {
  const text = pageText(
    'We sing in Yea. Members page with password: part recordings (mp3), lyrics PDFs, supper roster.',
  )
  expect(text).toContain('Part recordings, lyrics PDFs and supper roster.')
})

test('a code for customers is shown', () => {
  expect(pageText('We sell honey in Yea. Use code SPRING20 for 10% off your first order.')).toMatch(
    /SPRING20/,
  )
})

test('what customers should not send by post is no secret', () => {
  const text = 'Repairs from $280 a unit. Bring it, don’t post it. Hire from $180.'
  expect(redactConfidential(text, [])).toBe(text)
  expect(redactConfidential('The flood of 2021: don’t post that.', [])).not.toContain('flood')
})

test('the name of a number is no secret, the number is', () => {
  const form = 'Referral form: patient name, Medicare no., reason.'
  expect(redactConfidential(form, [])).toBe(form)
  expect(redactConfidential('My TFN is 123 456 782. Medicare number: 2123 4567.', [])).not.toMatch(
    /\d/,
  )
})

test('a secret at the end of a run of words is only what follows', () => {
  const { contacts, statements } = readBrief(
    briefOf(
      'we pump septics in Ouyen overflow right now ring 0491 570 313 any time and dont tell anyone but im retiring in two years',
    ),
  )
  expect(contacts.map(({ value }) => value)).toEqual(['0491 570 313'])
  expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/retir/)
})

test.each([
  'Not for publishing: the loom is on finance.',
  'By way of background, a former loom maker has started a competing firm.',
  'Background for you: the loom lease runs out in May.',
  'Internal only - the loom lease runs out in May.',
  'Confession: the loom is hired.',
  'The dispute about the loom is before the council and is not to be alluded to.',
  'Our loom licence is under way and should not be claimed until October.',
  'Best not to bring up the loom fire.',
  'No need for the public to know about the loom fire.',
  'Don’t refer to the loom strike.',
  'Please gloss over the loom strike.',
  'Loom strike: leave alone.',
  'Put the photo of Loomis on it. Loomis died in March so check with me first before you use it.',
  'Loomis may go to Bendigo next year.',
  'The loom is hired, but do not let on.',
  'Our loom turnover was $310,000 last year.',
  'We owe the loom maker $14,000.',
  'We cannot legally say the loom cures anything.',
  'Loom classes are subject to change so not up there.',
  'I do not weave any more because of my loom injury (don’t put the loom bit in, people will think I’m finished).',
])('keeps what is only for the agency off the page: %s', (wording) => {
  expect(pageText(`We make ropes in Kew. ${wording} Open Mondays. Ropes are $90.`)).not.toMatch(
    /loom/i,
  )
})

test('the other statements of such a sentence stay', () => {
  const open = redactConfidential(
    'We hold ISO 9001 (since 2012); ISO 14001 is under way and should not be claimed yet.',
  )
  expect(open).toContain('We hold ISO 9001 (since 2012)')
  expect(open).not.toContain('14001')
})

test('a statement that only points at another leaves none of them', () => {
  const open = redactConfidential(
    'Quote form: year, purpose. A former assessor now competes under a similar name; rank us above, don’t mention him.',
  )
  expect(open).toContain('Quote form: year, purpose.')
  expect(open).not.toContain('assessor')
})

test.each([
  'We don’t refer to specialists without asking you.',
  'Wait until we confirm your booking before you pay.',
  'Check with us before you use it on wool.',
  'You owe nothing until the work is done.',
])('keeps what customers are told: %s', (wording) => {
  expect(redactConfidential(wording)).toBe(wording)
})

import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

test('reads the purpose of each wish and whether it is refused', () => {
  const { wishes } = read('People should be able to book online. We do not want a blog.')
  expect(wishes).toEqual([
    { purpose: 'book', negated: false, text: 'People should be able to book online.' },
    { purpose: 'blog', negated: true, text: 'We do not want a blog.' },
  ])
})

test('uses the client’s button label unless it is refused, and keeps the wanted photos', () => {
  expect(read('We bake bread. One obvious "Book now" button please.').button).toBe('Book now')
  expect(
    read('strength gym. free session, thats the button i want: "Come lift for free".').button,
  ).toBe('Come lift for free')
  expect(read('We bake bread. Please no "Buy now" button.').button).toBe('')
  const photos = read(
    'A childcare centre. Please don’t use photos of children’s faces; we want lovely pictures of hands and mud.',
  ).wishes.find(({ purpose }) => purpose === 'gallery')
  expect(photos).toMatchObject({ negated: false })
  expect(photos?.text).toContain('hands and mud')
})

test('does not read “booking for February” or “by appointment” as a request for bookings', () => {
  const wishes = (text: string) => read(text).wishes.map(({ purpose }) => purpose)
  expect(
    wishes('We build houses. On the site say right now we’re booking for February.'),
  ).not.toContain('book')
  expect(
    wishes('We make gardens. The website needs big photos, studio visits by appointment.'),
  ).not.toContain('book')
})

test('keeps a refusal of online bookings when they are listed elsewhere', () => {
  const { wishes } = read(
    'Hairdresser in Nowra. no online bookings please, just ring us.\n\nprices, online booking',
  )
  expect(wishes.find(({ purpose }) => purpose === 'book')?.negated).toBe(true)
})

test('does not read what the staff will send as an upload request', () => {
  const { wishes } = read(
    'Hairdresser in Nowra. The site should have prices. My girls will send pics.',
  )
  expect(wishes.map(({ purpose }) => purpose)).not.toContain('upload')
})

test('keeps a form when only part of it, or one use, is refused', () => {
  const ask = (text: string) =>
    read(`We print braille in Goodwood. ${text}`).wishes.find(({ purpose }) => purpose === 'ask')
  expect(ask('The website needs a form, no captcha on the form.')?.negated).toBe(false)
  expect(ask('Not the form if it is urgent.')?.negated).not.toBe(true)
  expect(ask('The website should have no contact form.')?.negated).toBe(true)
})

test('drops a request that the client retracts', () => {
  const { requests, statements } = read(
    'We move billiard tables in Newcastle. Maybe put a board of second-hand tables on the site? Actually no, leave that out for now.',
  )
  expect(requests).toEqual([])
  expect(statements.map(({ text }) => text)).toEqual(['We move billiard tables in Newcastle.'])
})

test('reads “so no shop” as a refusal', () => {
  const { wishes } = read(
    'We bake pies in Nuriootpa. I was going to sell frozen ones online but changed my mind, so no shop.',
  )
  expect(wishes.find(({ purpose }) => purpose === 'shop')?.negated).not.toBe(false)
})

test('does not read donations of goods as money, or a video call as a film', () => {
  const wishOf = (text: string) =>
    readBrief(briefOf(`We run a shed in Nambour. ${text}`))
      .wishes.filter(({ negated }) => !negated)
      .map(({ purpose: wish }) => wish)
  expect(wishOf('The website should take donations of tools.')).not.toContain('donate')
  expect(wishOf('The website should take donations.')).toContain('donate')
  expect(wishOf('People book in person / phone / video on the website.')).not.toContain('film')
})

test('applies a ban to the whole list', () => {
  const [newsletter] = read(
    'We bake bread. Don’t put a chat bubble, a pop-up, a newsletter or a countdown on the website.',
  ).wishes.filter(({ purpose }) => purpose === 'newsletter')
  expect(newsletter).toMatchObject({ negated: true })
})

test('a website for the shop is no online shop', () => {
  const purposes = readBrief(
    briefOf('need a website for the shop, menu mainly. ring orders 08 5550 0177'),
  ).wishes.map(({ purpose }) => purpose)
  expect(purposes).not.toContain('shop')
})

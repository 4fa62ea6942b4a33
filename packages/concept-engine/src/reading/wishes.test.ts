import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from './read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

test('wishes say what they are for, and what is not wanted', () => {
  const { wishes } = read('People should be able to book online. We do not want a blog.')
  expect(wishes).toEqual([
    { does: 'book', denied: false, said: 'People should be able to book online.' },
    { does: 'blog', denied: true, said: 'We do not want a blog.' },
  ])
})

test('a button says what the client wrote, and what is refused is no wish', () => {
  expect(read('We bake bread. One obvious "Book now" button please.').button).toBe('Book now')
  expect(
    read('strength gym. free session, thats the button i want: "Come lift for free".').button,
  ).toBe('Come lift for free')
  expect(read('We bake bread. Please no "Buy now" button.').button).toBe('')
  const photos = read(
    'A childcare centre. Please don’t use photos of children’s faces; we want lovely pictures of hands and mud.',
  ).wishes.find(({ does }) => does === 'gallery')
  expect(photos).toMatchObject({ denied: false })
  expect(photos?.said).toContain('hands and mud')
})

test('to be booked out, or seen by appointment, asks for no booking', () => {
  const wishes = (text: string) => read(text).wishes.map(({ does }) => does)
  expect(
    wishes('We build houses. On the site say right now we’re booking for February.'),
  ).not.toContain('book')
  expect(
    wishes('We make gardens. The website needs big photos, studio visits by appointment.'),
  ).not.toContain('book')
})

test('what is refused online is not asked for elsewhere', () => {
  const { wishes } = read(
    'Hairdresser in Nowra. no online bookings please, just ring us.\n\nprices, online booking',
  )
  expect(wishes.find(({ does }) => does === 'book')?.denied).toBe(true)
})

test('what the staff will send asks visitors for nothing', () => {
  const { wishes } = read(
    'Hairdresser in Nowra. The site should have prices. My girls will send pics.',
  )
  expect(wishes.map(({ does }) => does)).not.toContain('upload')
})

test('a form stays where something of it is refused, or when it is not for', () => {
  const ask = (text: string) =>
    read(`We print braille in Goodwood. ${text}`).wishes.find(({ does }) => does === 'ask')
  expect(ask('The website needs a form, no captcha on the form.')?.denied).toBe(false)
  expect(ask('Not the form if it is urgent.')?.denied).not.toBe(true)
  expect(ask('The website should have no contact form.')?.denied).toBe(true)
})

test('what the client takes back is not asked for', () => {
  const { requests, statements } = read(
    'We move billiard tables in Newcastle. Maybe put a board of second-hand tables on the site? Actually no, leave that out for now.',
  )
  expect(requests).toEqual([])
  expect(statements.map(({ text }) => text)).toEqual(['We move billiard tables in Newcastle.'])
})

test('whoever says ‘so no shop’ wants none', () => {
  const { wishes } = read(
    'We bake pies in Nuriootpa. I was going to sell frozen ones online but changed my mind, so no shop.',
  )
  expect(wishes.find(({ does }) => does === 'shop')?.denied).not.toBe(false)
})

test('things that are given are no donations of money, and a call by video is no film', () => {
  const does = (text: string) =>
    readBrief(briefOf(`We run a shed in Nambour. ${text}`))
      .wishes.filter(({ denied }) => !denied)
      .map(({ does: wish }) => wish)
  expect(does('The website should take donations of tools.')).not.toContain('donate')
  expect(does('The website should take donations.')).toContain('donate')
  expect(does('People book in person / phone / video on the website.')).not.toContain('film')
})

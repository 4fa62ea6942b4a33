import { expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'

const smtpOf = (text: string) => readEnv({ SMTP_URL: text }, '/').SMTP_URL

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'offered' }],
  ['smtp://mail.example:25', { host: 'mail.example', port: 25, tls: 'offered' }],
  ['smtp://mail.example?tls=required', { host: 'mail.example', port: 587, tls: 'required' }],
  ['smtp://mail.example?tls=off', { host: 'mail.example', port: 587, tls: 'off' }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit' }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'offered' }],
])('%s', (text, server) => {
  expect(smtpOf(text)).toEqual(server)
})

test.each([
  ['smtp://site:p%40ss%2Fw%20rd@mail.example', 'required'],
  ['smtps://site:p%40ss%2Fw%20rd@mail.example', 'implicit'],
  ['smtp://site:p%40ss%2Fw%20rd@127.0.0.1', 'offered'],
  ['smtp://site:p%40ss%2Fw%20rd@localhost:1025', 'offered'],
  ['smtp://site:p%40ss%2Fw%20rd@127.0.0.1.example', 'required'],
])('a login is not sent over a network without TLS: %s', (text, tls) => {
  expect(smtpOf(text)).toMatchObject({ tls, login: { user: 'site', password: 'p@ss/w rd' } })
})

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example?tls=maybe',
  'smtps://mail.example?tls=off',
  'smtp://site@mail.example',
  'smtp://site:secret%zz@mail.example',
  'smtp://site:secret%ff@mail.example',
])('%s prevents the start, without being printed', (text) => {
  expect(() => smtpOf(text)).toThrow(/^SMTP_URL must be smtp:\/\/USER:PASSWORD@HOST/)
  expect(() => smtpOf(text)).not.toThrow(/secret/)
})

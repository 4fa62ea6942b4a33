import { expect, test } from 'vitest'
import { classifySource } from './classify-source.ts'
import { sourceTable } from './source-table.ts'

const none = { referrer: '', source: '', medium: '', campaign: '' }
const from = (referrer: string) => classifySource({ ...none, referrer })

const rows = Object.entries(sourceTable).flatMap(([channel, table]) =>
  table.map(([name, ...hosts]) => ({ channel, name, hosts })),
)

test.each(rows)('$name is $channel, with and without www', ({ channel, name, hosts }) => {
  for (const pattern of hosts) {
    const host = pattern.replace('.*', '.com.au')
    expect(from(host)).toEqual({ channel, name })
    expect(from(`www.${host}`)).toEqual({ channel, name })
  }
})

test('the table names each website and each host once, in lower case', () => {
  const names = rows.map(({ name }) => name)
  const hosts = rows.flatMap((row) => row.hosts)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(hosts.filter((host) => !/^[a-z0-9.-]+(\.\*)?$/.test(host))).toEqual([])
})

test.each([
  ['www.google.com.au', 'search', 'Google'],
  ['google.de', 'search', 'Google'],
  ['gemini.google.com', 'ai', 'Gemini'],
  ['m.facebook.com', 'social', 'Facebook'],
  ['au.linkedin.com', 'social', 'LinkedIn'],
  ['www.perplexity.ai', 'ai', 'Perplexity'],
  ['chatgpt.com:443', 'ai', 'ChatGPT'],
])('knows %s', (host, channel, name) => {
  expect(from(host)).toEqual({ channel, name })
})

test.each([
  ['notgoogle.com'],
  ['google.com.evil.example'],
  ['chatgpt.com.evil.example'],
  ['mail.google.com'],
  ['docs.google.com'],
  ['clutch.co'],
  ['xt.co'],
])('takes %s for another website', (host) => {
  expect(from(host)).toEqual({ channel: 'referral', name: host })
})

test.each([
  ['nothing is known', none, 'direct', ''],
  ['a newsletter', { source: 'newsletter', medium: 'email' }, 'campaign', 'newsletter'],
  [
    'paid search',
    { source: 'google', medium: 'cpc', referrer: 'google.com' },
    'campaign',
    'Google',
  ],
  ['a business profile', { source: 'google', medium: 'organic' }, 'search', 'Google'],
  ['a post of ours', { source: 'linkedin', medium: 'social' }, 'social', 'LinkedIn'],
  ['an assistant that labels its links', { source: 'chatgpt.com' }, 'ai', 'ChatGPT'],
  ['only a campaign', { campaign: 'spring', referrer: 'clutch.co' }, 'campaign', 'clutch.co'],
  [
    'an email of this site, whatever opened it',
    { source: 'site-email', campaign: 'concept', referrer: 'mail.google.com' },
    'email',
    '',
  ],
] as const)('classifies %s', (_label, origin, channel, name) => {
  expect(classifySource({ ...none, ...origin })).toEqual({ channel, name })
})

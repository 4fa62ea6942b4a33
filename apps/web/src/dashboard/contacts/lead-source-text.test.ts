import type { LeadSource } from '@agency/contract/visit-source'
import { expect, test } from 'vitest'
import { describeSource } from './lead-source-text.ts'

const nothing: LeadSource = {
  ...{ channel: 'direct', name: '', medium: '', campaign: '', landing: '', referrer: '' },
}

test.each<[LeadSource, string]>([
  [nothing, 'Direct'],
  [
    { ...nothing, channel: 'ai', name: 'ChatGPT', landing: '/' },
    'ChatGPT (AI assistant), first page /',
  ],
  [
    {
      ...nothing,
      ...{ channel: 'campaign', name: 'Google', medium: 'cpc', campaign: 'spring' },
    },
    'Google (Campaign), medium cpc, campaign spring',
  ],
  [
    {
      ...{ ...nothing, channel: 'embed', name: 'lorimer.example' },
      embedder: 'https://lorimer.example',
    },
    'https://lorimer.example (Generator on other sites)',
  ],
  [{ ...nothing, channel: 'email', campaign: 'concept' }, 'Our emails, campaign concept'],
])('describes a source in one line', (source, text) => {
  expect(describeSource(source)).toBe(text)
})

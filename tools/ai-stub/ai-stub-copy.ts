import type { ServerResponse } from 'node:http'
import type { BriefCopy } from '@agency/contract/brief-copy'

type Body = Record<string, unknown>

/** The input in the last message: the brief as JSON, and the names of its offers. */
function inputOf(body: Body): { offers: string[] } {
  const messages = body.messages as { content: string }[]
  return JSON.parse(messages.at(-1)?.content ?? '{}')
}

const offerTexts = [
  'Looked after from the first call to the last detail, by the same pair of hands.',
  'Worked out with you, written down, and kept to from beginning to end.',
  'For when it has to be right, and when somebody has to answer for it.',
  'Made in the order you asked for, with a word to you at every turn.',
  'Begun with a question, finished with a handshake, and looked after later.',
  'Simple to ask for and simple to change, as plans do change.',
]

/** Copy that could belong to any business, so that tests recognise the stub's text. */
const stubCopy = (offers: string[]): BriefCopy => ({
  tagline: 'Written by the stub, set by the engine.',
  headlines: [
    'Small things, done slowly and well',
    'Made with care, close to home',
    'Come for the work, stay for the people',
    'Everything here has a reason',
  ],
  leads: [
    'We take the time that good work needs, and we say no to what would hurry it. Come past, have a look, and ask us anything.',
    'There is a plain way to do this well, and we have kept to it from the start. You will see it in the details, and in how we answer.',
  ],
  offers: offers.map((title, index) => ({
    title,
    text: offerTexts[index % offerTexts.length] ?? '',
  })),
  offerHeadings: ['What we do all week', 'Ways to begin'],
  stories: [
    {
      eyebrow: 'How we work',
      headline: 'The long way round is often the short one',
      text: 'Most of what can go wrong does so early and in a hurry. So we begin slowly, write things down, and let you change your mind.',
    },
    {
      eyebrow: 'Close by',
      headline: 'A door that stands open',
      text: 'You are welcome to come by and see how things are made. Nothing is hidden, and somebody always has time for a question.',
    },
    {
      eyebrow: 'What stays',
      headline: 'We remember what you asked for',
      text: 'The next time you come we know where we left off. Notes are kept, and so is the person who wrote them.',
    },
  ],
  closings: [
    {
      headline: 'Tell us what you have in mind',
      text: 'A few lines are enough, and somebody will write back.',
    },
    {
      headline: 'Come and see for yourself',
      text: 'The door is open, and so is the conversation.',
    },
  ],
  actions: { first: 'Say hello', second: 'Have a look' },
})

const chatResponse = (
  content: string | null,
  overrides: { finish_reason?: string; refusal?: string } = {},
) => ({
  choices: [
    {
      finish_reason: overrides.finish_reason ?? 'stop',
      message: { content, refusal: overrides.refusal ?? null },
    },
  ],
  usage: { prompt_tokens: 900, completion_tokens: 800, total_tokens: 1_700 },
})

/** A response in the chat protocol, possibly with one of its specific faults. */
export function createChatResponse(body: Body, fault: string | undefined): unknown {
  const text = JSON.stringify(stubCopy(inputOf(body).offers))
  if (fault === 'refusal') return chatResponse(null, { refusal: 'I cannot help with that.' })
  if (fault === 'length') return chatResponse(text.slice(0, 200), { finish_reason: 'length' })
  if (fault === 'filtered') return chatResponse('', { finish_reason: 'content_filter' })
  if (fault === 'prose') return chatResponse('Certainly! Here is your copy.')
  if (fault === 'other-json') return chatResponse('{"headline":"One"}')
  return chatResponse(text)
}

/**
 * A server without JSON schema support: it accepts { type: 'json_object' } with the word in the
 * prompt.
 */
const rejectSchema = (body: Body) => {
  const { type } = Object(body.response_format)
  if (type !== 'json_schema') return undefined
  return (response: ServerResponse) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        error: {
          type: 'invalid_request_error',
          code: null,
          param: 'response_format',
          message: 'json_schema is not supported by this model',
        },
      }),
    )
}

export const chatFaults: Record<
  string,
  (body: Body) => ((response: ServerResponse) => void) | undefined
> = { 'no-schemas': rejectSchema }

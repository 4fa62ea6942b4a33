import type { ErrorCode } from '@agency/contract/errors'
import { standalonePage } from './standalone-page.ts'

const textsOf = (code: ErrorCode) =>
  code === 'UNAVAILABLE'
    ? {
        heading: 'We are busy just now',
        text: 'This page will be here again in a moment. Please try again in a few seconds.',
      }
    : {
        heading: 'Something went wrong on our side',
        text: 'This page could not be shown. Please try again in a moment.',
      }

/** What a person sees whose page cannot be rendered now. */
export function failurePage(code: ErrorCode, requestId: string): string {
  const { heading, text } = textsOf(code)
  const body = `<p>${text}</p>
<p><a href="">Try again</a></p>
<p><small>If you write to us about it: ${requestId}</small></p>`
  return standalonePage({ title: heading, heading, body })
}

import type { ErrorCode } from '@agency/contract/errors'
import { xml } from './site-files.ts'
import { standalonePage } from './standalone-page.ts'

const textsOf = (code: ErrorCode) =>
  code === 'UNAVAILABLE'
    ? {
        heading: 'We are busy right now',
        text: 'This page will be back in a moment. Please try again in a few seconds.',
      }
    : {
        heading: 'Something went wrong on our side',
        text: 'This page could not be shown. Please try again in a moment.',
      }

/** The page for a person whose page cannot be rendered at the moment. */
export function failurePage(code: ErrorCode, requestId: string): string {
  const { heading, text } = textsOf(code)
  const body = `<p>${text}</p>
<p><a href="">Try again</a></p>
<p><small>If you contact us about it, quote ${requestId}</small></p>`
  return standalonePage({ title: heading, heading, body })
}

interface RetryForm {
  message: string
  path: string
  values: Record<string, string>
}

/** Like `xml`, but keeps the line breaks and tabs that a field may contain. */
const fieldText = (value: string) => value.replace(/[^\n\t]+/g, (text) => xml(text))

/**
 * The page for a person whose form could not be accepted at the moment: it contains the entered
 * values, to send them again.
 */
export function retryFormPage({ message, path, values }: RetryForm, requestId: string): string {
  const fields = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${xml(name)}" value="${fieldText(value)}">`,
  )
  const body = `<p>${xml(message)}</p>
<p>What you typed is still here. Please wait a few seconds, then send it again.</p>
<form method="post" action="${xml(path)}">
${fields.join('\n')}
<button>Send again</button>
</form>
<p><small>If you contact us about it, quote ${requestId}</small></p>`
  const heading = 'Your form could not be sent'
  return standalonePage({ title: heading, heading, body })
}

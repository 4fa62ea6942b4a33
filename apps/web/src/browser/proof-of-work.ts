import { PROOF_OF_WORK_HEADER, PROOF_OF_WORK_PATH } from '@agency/contract/proof-of-work'
import 'altcha/external'
import widgetStyle from 'altcha/altcha.css?inline'
import dialogStyle from './proof-of-work.css?inline'

// Not as files: every page's JavaScript would list them, and contain the code that loads them.
const style = new CSSStyleSheet()
style.replaceSync(widgetStyle + dialogStyle)
document.adoptedStyleSheets.push(style)

globalThis.$altcha.algorithms.set(
  'PBKDF2/SHA-256',
  () => new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' }),
)

const configuration = {
  ...{ auto: 'onload', challenge: PROOF_OF_WORK_PATH },
  ...{ hideFooter: true, hideLogo: true, humanInteractionSignature: false },
}

const statusTexts: Record<string, string> = {
  verifying: 'Checking…',
  error: 'The check failed. Tick the box to try again.',
  expired: 'The check took too long. Tick the box to try again.',
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

/** Shows a dialog in which the browser solves a challenge; undefined if the person closes it. */
function solveChallenge(): Promise<string | undefined> {
  const heading = element('h2', { id: 'proof-of-work', textContent: 'One moment', tabIndex: -1 })
  const text = element('p', {
    textContent:
      'Your browser is showing that you are not a bot. This takes a few seconds, and involves no other site.',
  })
  const widget = document.createElement('altcha-widget')
  widget.setAttribute('configuration', JSON.stringify(configuration))
  const status = element('p', { role: 'status' })
  const cancel = element('button', { type: 'button', textContent: 'Cancel' })
  const dialog = element('dialog', { className: 'proof-of-work' })
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.append(heading, text, widget, status, cancel)
  document.body.append(dialog)
  return new Promise((resolve) => {
    let payload: string | undefined
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(payload)
    })
    cancel.addEventListener('click', () => dialog.close())
    widget.addEventListener('statechange', (event) => {
      const { state } = (event as CustomEvent<{ state: string }>).detail
      status.textContent = statusTexts[state] ?? ''
    })
    widget.addEventListener('verified', (event) => {
      payload = (event as CustomEvent<{ payload: string }>).detail.payload
      dialog.close()
    })
    dialog.showModal()
    heading.focus()
  })
}

/** Repeats a call with a proof of work; returns its first response if there is none. */
export async function repeatWithProof(
  response: Response,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const payload = await solveChallenge()
  if (payload === undefined) return response
  const headers = new Headers(init.headers)
  headers.set(PROOF_OF_WORK_HEADER, payload)
  return fetch(url, { ...init, headers })
}

import { afterEach, expect, test } from 'vitest'
import { openPageView, type PageView } from './page-view.ts'

const RED = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" fill="red"/>'
const BLUE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" fill="blue"/>'

const frames: HTMLIFrameElement[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

function openPage(): { page: Document; view: PageView } {
  const frame = document.createElement('iframe')
  frames.push(frame)
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no page.')
  return { page, view: openPageView(page) }
}
const pageWith = (headline: string, picture: string) => ({
  html: `<html lang="en"><body><main><section><h1>${headline}</h1><picture><source srcset="${encodeURI(picture)}"><img src='${picture}' alt=""></picture></section></main></body></html>`,
  style: '',
})
/** The frame after the next one, by which the page has been painted. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('a change is shown at once, and its pictures after that is painted', async () => {
  const { page, view } = openPage()
  view.show(pageWith('Pianos tuned', RED))
  const picture = page.querySelector('img')
  view.show(pageWith('Pianos moved', BLUE))
  expect(page.querySelector('h1')?.textContent).toBe('Pianos moved')
  expect(page.querySelector('img')).toBe(picture)
  expect(picture?.getAttribute('src')).toBe(RED)
  await expect.poll(() => picture?.getAttribute('src')).toBe(BLUE)
  expect(page.querySelector('source')?.getAttribute('srcset')).toBe(encodeURI(BLUE))
})

test('a picture that is taken back before it was shown never comes', async () => {
  const { page, view } = openPage()
  view.show(pageWith('Pianos tuned', RED))
  view.show(pageWith('Pianos tuned', BLUE))
  view.show(pageWith('Pianos tuned', RED))
  await painted()
  await painted()
  expect(page.querySelector('img')?.getAttribute('src')).toBe(RED)
})

import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import './locators.ts'
import { problems } from './problems.ts'
import { cleanUp } from './render-component.tsx'

beforeEach(async () => {
  await page.viewport(1280, 720)
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void problems.push(parts.join(' ')))
  }
})

afterEach(() => {
  cleanUp()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(problems.splice(0)).toEqual([])
})

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const RETRY_DELAYS_MS = [500, 1_500]

/** A lazily loaded component. It is retried if its chunk fails to load. */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
    // The page's error boundary reports it and offers to reload the page.
    return load()
  })
}

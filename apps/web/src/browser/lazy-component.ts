import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const TRY_AGAIN_AFTER_MS = [500, 1_500]

/** A part with code of its own, which is asked for again where it does not come. */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (const wait of TRY_AGAIN_AFTER_MS) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    // The page's error boundary says so, and offers to load the page again.
    return load()
  })
}

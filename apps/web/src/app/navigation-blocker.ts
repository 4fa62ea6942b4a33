/** Called before navigating away from this page; calling `proceed` continues the navigation. */
export type NavigationBlocker = (proceed: () => void) => void

let blocker: NavigationBlocker | undefined

/** Blocks navigation away from a page with unsaved work, until the returned function is called. */
export function blockNavigation(block: NavigationBlocker): () => void {
  blocker = block
  return () => {
    if (blocker === block) blocker = undefined
  }
}

export const currentBlocker = () => blocker

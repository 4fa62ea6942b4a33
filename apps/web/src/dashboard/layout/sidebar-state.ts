import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../browser/stored-json.ts'

const KEY = 'sidebar'
const State = z.enum(['wide', 'narrow'])

/** Wide if there is room, unless the user chose otherwise in this browser. */
export function useSidebarState() {
  const [isNarrow, setNarrow] = useState(() => {
    const stored = readStored(KEY, State)
    return stored ? stored === 'narrow' : matchMedia('(width < 64em)').matches
  })
  const toggle = () => {
    writeStored(KEY, isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  return { isNarrow, toggle }
}

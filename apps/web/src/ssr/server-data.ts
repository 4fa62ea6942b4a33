import type { GenerationState } from '@agency/contract/generation'
import type { PostedForm } from '@agency/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Data that the server passes to the page that it renders, in addition to query data. */
interface ServerData {
  /** A form that was submitted without the page's code. */
  form: PostedForm
  /** The concept that such a form requested. */
  generation: GenerationState
  /** There is no page at this URL. */
  missing: true
}

export const serverDataKey = (name: keyof ServerData) => ['server-data', name]

/**
 * A value that the server passed to the first page. It is used once: the next page does not see it.
 */
export function useServerData<Name extends keyof ServerData>(
  name: Name,
): ServerData[Name] | undefined {
  const queries = useQueryClient()
  const [value] = useState(() => queries.getQueryData<ServerData[Name]>(serverDataKey(name)))
  useEffect(() => queries.removeQueries({ queryKey: serverDataKey(name) }), [queries, name])
  return value
}

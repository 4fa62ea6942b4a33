import type { GenerationState } from '@agency/contract/generation'
import type { PostedForm } from '@agency/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What the server gives to the page that it renders, beside the data that pages ask for. */
interface FromServer {
  /** A form that was sent without the page's code. */
  form: PostedForm
  /** The concept that such a form has asked for. */
  generation: GenerationState
  /** There is nothing at this address. */
  missing: true
}

export const serverDataKey = (name: keyof FromServer) => ['from-server', name]

/** What the server gave to the first page. It is used once: the next page knows nothing of it. */
export function useServerData<Name extends keyof FromServer>(
  name: Name,
): FromServer[Name] | undefined {
  const queries = useQueryClient()
  const [value] = useState(() => queries.getQueryData<FromServer[Name]>(serverDataKey(name)))
  useEffect(() => queries.removeQueries({ queryKey: serverDataKey(name) }), [queries, name])
  return value
}

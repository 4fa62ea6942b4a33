import type { TestApp } from './test-app.ts'

interface ProcedureResponse<Result> {
  status: number
  result: Result
  /** The code of an error. */
  code: string | undefined
}

/** Calls procedures over HTTP with one login, as the web app does. */
export function callerOf(site: TestApp, authorization?: string) {
  const headers = authorization ? { authorization } : {}
  const parseResponse = (response: { statusCode: number; json: () => never }) => {
    const { result, error }: { result?: { data: unknown }; error?: { data: { code: string } } } =
      response.json()
    return { status: response.statusCode, result: result?.data, code: error?.data.code }
  }
  return {
    query: async <Result>(name: string, input?: unknown) => {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
      const response = await site.app.inject({ url: `/trpc/${name}${query}`, headers })
      return parseResponse(response as never) as ProcedureResponse<Result>
    },
    mutate: async <Result>(name: string, input: object = {}) => {
      const response = await site.app.inject({
        method: 'POST',
        url: `/trpc/${name}`,
        headers,
        payload: input,
      })
      return parseResponse(response as never) as ProcedureResponse<Result>
    },
  }
}

/** The error messages of a rejected change, by field. */
export async function procedureErrorOf(
  site: TestApp,
  name: string,
  payload: object,
  authorization?: string,
) {
  const response = await site.app.inject({
    ...{ method: 'POST', url: `/trpc/${name}`, payload },
    headers: authorization ? { authorization } : {},
  })
  const { error } = response.json()
  return {
    status: response.statusCode,
    message: error?.message as string | undefined,
    issues: (error?.data.issues ?? []) as { path: string; message: string }[],
  }
}

/** Like fetch, but repeats a call with a proof of work if the server requires one. */
export const fetchWithProof = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init)
  if (response.status !== 428) return response
  const { repeatWithProof } = await import('../browser/proof-of-work.ts')
  return repeatWithProof(response, url, init)
}

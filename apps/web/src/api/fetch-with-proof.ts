/** Like fetch; a call of which the server asks a proof of work is repeated with one. */
export const fetchWithProof = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init)
  if (response.status !== 428) return response
  const { repeatWithProof } = await import('../browser/proof-of-work.ts')
  return repeatWithProof(response, url, init)
}

import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { withChoices } from './proposal-site.ts'

/** Calls a procedure of the running site as the owner. */
async function call<Result>(token: string, name: string, input: object, isQuery = false) {
  const url = `${process.env.AGENCY_TEST_SITE}/trpc/${name}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = isQuery
    ? await fetch(`${url}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
    : await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })
  const { result, error } = await response.json()
  if (error) throw new Error(error.message)
  return result.data as Result
}

/** A proposal with options of every kind, sent from the estimate with this reference. */
export async function sendProposalOf(token: string, estimateId: number): Promise<ProposalDetail> {
  const { id } = await call<{ id: number }>(token, 'proposals.create', { estimateId })
  const { draft, draftVersion } = await call<ProposalDetail>(token, 'proposals.get', { id }, true)
  await call(token, 'proposals.update', { id, draft: withChoices(draft), draftVersion })
  return call(token, 'proposals.send', { id, draftVersion: draftVersion + 1 })
}

/** The estimate for somebody of this name. */
export async function estimateOf(
  token: string,
  name: string,
): Promise<{ id: number; reference: string }> {
  const { rows } = await call<{
    rows: { id: number; reference: string; contact: { name: string } }[]
  }>(...([token, 'estimates.list', {}, true] as const))
  const found = rows.find(({ contact }) => contact.name === name)
  if (!found) throw new Error(`There is no estimate for ${name}.`)
  return found
}

export const readProposal = (token: string, id: number) =>
  call<ProposalDetail>(token, 'proposals.get', { id }, true)

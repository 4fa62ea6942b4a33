import { setTimeout as sleep } from 'node:timers/promises'
import type { ProposalDetail, PublicProposal } from '@agency/contract/proposal-calls'
import { withChoices } from './proposal-site.ts'

/**
 * Calls a procedure of a running site as the owner, or as a visitor with ''; of the site that all
 * tests share, unless another one is named.
 */
export async function call<Result>(
  token: string,
  name: string,
  input: object,
  isQuery = false,
  site = process.env.AGENCY_TEST_SITE,
) {
  const url = `${site}/trpc/${name}`
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = isQuery
    ? await fetch(`${url}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
    : await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })
  const { result, error } = await response.json()
  if (error) throw new Error(error.message)
  return result.data as Result
}

/** A proposal with options of every kind, sent from the estimate with this reference. */
export async function sendProposalFor(
  token: string,
  estimateId: number,
  site?: string,
): Promise<ProposalDetail> {
  const { id } = await call<{ id: number }>(token, 'proposals.create', { estimateId }, false, site)
  const { draft, draftVersion } = await readProposal(token, id, site)
  const update = { id, draft: withChoices(draft), draftVersion }
  await call(token, 'proposals.update', update, false, site)
  return call(token, 'proposals.send', { id, draftVersion: draftVersion + 1 }, false, site)
}

/** The estimate for a person with this name. */
export async function findEstimate(
  token: string,
  name: string,
): Promise<{ id: number; reference: string }> {
  const { rows } = await call<{
    rows: { id: number; reference: string; contact: { name: string } }[]
  }>(...([token, 'estimates.list', {}, true] as const))
  const estimate = rows.find(({ contact }) => contact.name === name)
  if (!estimate) throw new Error(`There is no estimate for ${name}.`)
  return estimate
}

export const readProposal = (token: string, id: number, site?: string) =>
  call<ProposalDetail>(token, 'proposals.get', { id }, true, site)

/** Signs a sent proposal, as its client would, and waits for its document. */
export async function signProposal(proposal: ProposalDetail): Promise<void> {
  const { token, contact } = proposal
  const open = () => call<PublicProposal>('', 'proposals.open', { token }, true)
  const { version, price } = await open()
  const acceptance = { token, version, total: price.total, name: contact.name, agreed: true }
  await call('', 'proposals.accept', acceptance)
  while ((await open()).signed?.documentSha256 === null) await sleep(100)
}

import type { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { createLogin } from './accounts.ts'
import { callerOf, refusalOf } from './procedures.ts'
import type { TestApp } from './test-app.ts'

let asked = 0

/** What tests do to proposals, as staff and as clients. */
export async function openProposals(site: TestApp) {
  const token = await createLogin(site)
  const staff = callerOf(site, `Bearer ${token}`)
  const client = callerOf(site)

  /** A draft of the estimate of a new quote request. */
  async function draft(): Promise<ProposalDetail> {
    asked += 1
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website' },
      payload: {
        ...{ firstName: 'Mira', lastName: 'Castellan', email: `mira${asked}@saltbush.example` },
        ...{ companyName: 'Saltbush', websiteDescription: 'People should order bread online.' },
      },
    })
    if (response.statusCode !== 200) throw new Error(response.body)
    const { id: estimateId } = await site.db
      .selectFrom('estimates')
      .select('id')
      .where('pdfUrl', '=', response.json().pdfUrl)
      .executeTakeFirstOrThrow()
    const { result } = await staff.mutate<{ id: number }>('proposals.create', { estimateId })
    return get(result.id)
  }
  const get = async (id: number) =>
    (await staff.query<ProposalDetail>('proposals.get', { id })).result

  /** The same with options of every kind, sent. */
  async function sent(change: (draft: ProposalDraft) => void = () => {}): Promise<ProposalDetail> {
    const made = await draft()
    const changed = withChoices(made.draft)
    change(changed)
    await staff.mutate('proposals.update', {
      ...{ id: made.id, draft: changed, draftVersion: made.draftVersion },
    })
    const { result, status } = await staff.mutate<ProposalDetail>('proposals.send', {
      ...{ id: made.id, draftVersion: made.draftVersion + 1 },
    })
    if (status !== 200) throw new Error(`The proposal was not sent: ${status}.`)
    return result
  }

  const refusal = (name: string, payload: object, authorization?: string) =>
    refusalOf(site, name, payload, authorization)
  return { staff, client, draft, get, sent, refusal, authorization: `Bearer ${token}` }
}

const fixed = { description: '', unit: '', range: null }

/** A draft with an extra, a group to choose from, and a quantity. */
export function withChoices(draft: ProposalDraft): ProposalDraft {
  return {
    ...structuredClone(draft),
    depositBasisPoints: 3_000,
    items: [
      {
        ...{ ...fixed, id: 'i1', section: 'Build', title: 'Website', kind: 'included' },
        ...{ group: '', isChosen: true, unitPrice: 1_000_000, quantity: 100 },
      },
      {
        ...{ ...fixed, id: 'i2', section: 'Options', title: 'Photos', kind: 'optional' },
        ...{ group: '', isChosen: false, unitPrice: 123_45, quantity: 100 },
      },
      {
        ...{ ...fixed, id: 'i3', section: 'Care', title: 'Good', kind: 'alternative' },
        ...{ group: 'Care', isChosen: true, unitPrice: 50_000, quantity: 100 },
      },
      {
        ...{ ...fixed, id: 'i4', section: 'Care', title: 'Best', kind: 'alternative' },
        ...{ group: 'Care', isChosen: false, unitPrice: 90_000, quantity: 100 },
      },
      {
        ...{ ...fixed, id: 'i5', section: 'Build', title: 'Pages', kind: 'included' },
        ...{ group: '', isChosen: true, unitPrice: 30_033, quantity: 300, unit: 'pages' },
        range: { least: 1, most: 9 },
      },
    ],
  }
}

import type { EstimateWriter } from '@agency/api/features/estimates/estimate-writer'
import type { ProposalWriter } from '@agency/api/features/proposals/proposal-writer'
import type { Bank } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import type { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail, PublicProposal } from '@agency/contract/proposal-calls'
import { createLogin } from './accounts.ts'
import { callerOf, procedureErrorOf } from './procedures.ts'
import type { TestApp, TestAppOptions } from './test-app.ts'

let requestCount = 0

let quote: ReturnType<EstimateWriter> | undefined
let proposal: ReturnType<ProposalWriter> | undefined

/**
 * Documents that are written once for all sites, for tests that are not about their content:
 * starting the writer process takes a core two seconds, and each document a part of one.
 */
export const sharedDocuments: Required<
  Pick<TestAppOptions, 'wrapEstimateWriter' | 'wrapProposalWriter'>
> = {
  wrapEstimateWriter: (write) => (input) => {
    // All files of a worker share this; a price book changed by one of them must not affect the
    // others.
    if (input.bookVersion !== 1) return write(input)
    quote ??= write(input)
    return quote
  },
  wrapProposalWriter: (write) => (content) => {
    proposal ??= write(content)
    return proposal
  },
}

/** Actions on proposals, as staff and as clients. */
export async function openProposals(site: TestApp) {
  const token = await createLogin(site)
  const staff = callerOf(site, `Bearer ${token}`)
  const client = callerOf(site)

  /** A draft of the estimate for a new quote request. */
  async function createDraft(): Promise<ProposalDetail> {
    requestCount += 1
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website' },
      payload: {
        ...{
          firstName: 'Mira',
          lastName: 'Castellan',
          email: `mira${requestCount}@saltbush.example`,
        },
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
  async function createSent(
    change: (draft: ProposalDraft) => void = () => {},
  ): Promise<ProposalDetail> {
    const created = await createDraft()
    const edited = withChoices(created.draft)
    change(edited)
    await staff.mutate('proposals.update', {
      ...{ id: created.id, draft: edited, draftVersion: created.draftVersion },
    })
    const { result, status } = await staff.mutate<ProposalDetail>('proposals.send', {
      ...{ id: created.id, draftVersion: created.draftVersion + 1 },
    })
    if (status !== 200) throw new Error(`The proposal was not sent: ${status}.`)
    return result
  }

  /** The proposal as its client sees it. */
  const open = async (token: string) =>
    (await client.query<PublicProposal>('proposals.open', { token })).result

  /** The input of a client who accepts what the page shows. */
  const acceptanceOf = ({ version, price }: PublicProposal, token: string) => ({
    ...{ token, version, total: price.total, name: 'Mira Castellan', agreed: true },
  })

  /** A proposal that its client has accepted. */
  async function createAccepted(change?: (draft: ProposalDraft) => void): Promise<ProposalDetail> {
    const { id, token } = await createSent(change)
    const acceptance = acceptanceOf(await open(token), token)
    const { status } = await client.mutate('proposals.accept', acceptance)
    if (status !== 200) throw new Error(`The proposal was not accepted: ${status}.`)
    return get(id)
  }

  /** A proposal that its client has declined. */
  async function createDeclined(): Promise<ProposalDetail> {
    const { id, token } = await createSent()
    const { version } = await open(token)
    const { status } = await client.mutate('proposals.decline', { token, version, reason: '' })
    if (status !== 200) throw new Error(`The proposal was not declined: ${status}.`)
    return get(id)
  }

  /** Stores the bank account for deposits. */
  async function setBank(bank: Bank): Promise<void> {
    const { result } = await staff.query<StoredPriceBook>('priceBook.get')
    const { book, version } = result
    const terms = { ...book.terms, bank }
    await staff.mutate('priceBook.update', { book: { ...book, terms }, version })
  }

  /** Sets a proposal's last day to this many days from now. */
  const expireIn = (id: number, days: number) =>
    site.pool.query(
      `update proposals set expires_on = (now() at time zone 'Australia/Melbourne')::date + $2::int where id = $1`,
      [id, days],
    )

  /** Emails about the proposals of a contact, in the order in which they were sent. */
  const listEmails = (contactId: number | null) =>
    site.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'bodyText', 'toAddress'])
      .where('contactId', '=', contactId ?? 0)
      .where('proposalEventId', 'is not', null)
      .orderBy('id')
      .execute()

  const errorOf = (name: string, payload: object, authorization?: string) =>
    procedureErrorOf(site, name, payload, authorization)
  return {
    ...{ staff, client, authorization: `Bearer ${token}`, errorOf, setBank },
    ...{
      createDraft,
      createSent,
      createAccepted,
      createDeclined,
      get,
      open,
      acceptanceOf,
      expireIn,
      listEmails,
    },
  }
}

const defaults = { description: '', unit: '', range: null }

/** A draft with an extra, a group to choose from, and a quantity. */
export function withChoices(draft: ProposalDraft): ProposalDraft {
  return {
    ...structuredClone(draft),
    depositBasisPoints: 3_000,
    items: [
      {
        ...{ ...defaults, id: 'i1', section: 'Build', title: 'Website', kind: 'included' },
        ...{ group: '', isChosen: true, unitPrice: 1_000_000, quantity: 100 },
      },
      {
        ...{ ...defaults, id: 'i2', section: 'Options', title: 'Photos', kind: 'optional' },
        ...{ group: '', isChosen: false, unitPrice: 123_45, quantity: 100 },
      },
      {
        ...{ ...defaults, id: 'i3', section: 'Care', title: 'Good', kind: 'alternative' },
        ...{ group: 'Care', isChosen: true, unitPrice: 50_000, quantity: 100 },
      },
      {
        ...{ ...defaults, id: 'i4', section: 'Care', title: 'Best', kind: 'alternative' },
        ...{ group: 'Care', isChosen: false, unitPrice: 90_000, quantity: 100 },
      },
      {
        ...{ ...defaults, id: 'i5', section: 'Build', title: 'Pages', kind: 'included' },
        ...{ group: '', isChosen: true, unitPrice: 30_033, quantity: 300, unit: 'pages' },
        range: { least: 1, most: 9 },
      },
    ],
  }
}

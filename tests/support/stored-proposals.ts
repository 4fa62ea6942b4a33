import {
  createProposal,
  sendProposal,
  updateDraft,
} from '@agency/api/features/proposals/proposal-service'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { ProposalDraft } from '@agency/contract/proposal'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import type { Database } from '@agency/db/connect'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromQuote } from '@agency/estimate/scope'
import { withChoices } from './proposal-site.ts'

let storedCount = 0

/** Proposals that are stored and sent without a running site. */
export async function storeProposal(
  db: Database,
  change: (draft: ProposalDraft) => ProposalDraft = withChoices,
): Promise<ProposalDetail> {
  storedCount += 1
  const quote = {
    ...{ firstName: 'Mira', lastName: `Castellan ${storedCount}`, phone: '', companySize: '' },
    ...{ email: `mira${storedCount}.${Date.now()}@saltbush.example`, companyName: 'Saltbush' },
    ...{ industry: '', targetMarket: '', websiteDescription: 'A shop for bread.' },
  }
  const wishes = { requested: quote.websiteDescription, described: '', ruledOut: '', clauses: [] }
  const estimate = priceEstimate(scopeFromQuote(quote, wishes as never), {
    ...{ book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-03-02' },
  })
  const { id: contactId } = await db
    .insertInto('contacts')
    .values({ email: quote.email, name: 'Mira Castellan', company: 'Saltbush', phone: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: submissionId } = await db
    .insertInto('submissions')
    .values({
      ...{ contactId, kind: 'quote', payload: JSON.stringify(quote), requestId: 'test' },
      confirmByMail: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: estimateId } = await db
    .insertInto('estimates')
    .values({
      ...{
        submissionId,
        reference: `WE-T${storedCount}${Date.now()}`,
        pdfUrl: `/uploads/t${storedCount}`,
      },
      ...{ estimate: JSON.stringify(estimate), totalCents: estimate.total },
      ...{ lowCents: estimate.low, highCents: estimate.high, validUntil: estimate.validUntil },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deps = { db, publicUrl: 'http://127.0.0.1:3000' }
  const actor = { staff: { email: 'owner@emberlane.example' }, requestId: 'test' }
  const { id } = await createProposal(deps, actor, { estimateId })
  const { draft } = await db
    .selectFrom('proposals')
    .select('draft')
    .where('id', '=', id)
    .$narrowType<{ draft: ProposalDraft }>()
    .executeTakeFirstOrThrow()
  await updateDraft(deps, { id, draft: change(draft), draftVersion: 1 })
  return sendProposal(deps, actor, { id, draftVersion: 2 })
}

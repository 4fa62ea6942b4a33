import { isDeepStrictEqual } from 'node:util'
import type { ProposalDraft, ProposalItem } from '@agency/contract/proposal'
import type { ProposalPage, PublicProposal } from '@agency/contract/proposal-calls'
import { readPdf } from '@agency/estimate/read-pdf'
import fc from 'fast-check'
import { openProposals } from './proposal-site.ts'
import { storeProposal } from './stored-proposals.ts'
import type { TestApp } from './test-app.ts'

const item = (id: number, change: Partial<ProposalItem>): ProposalItem => ({
  ...{ id: `i${id}`, section: `Part ${id % 3}`, title: `Item ${id}`, description: '', unit: '' },
  ...{ unitPrice: 1, quantity: 100, kind: 'included', group: '', isChosen: true, range: null },
  ...change,
})

/** A draft with random prices of every kind, and valid choices. */
const cases = fc
  .record({
    lines: fc.array(
      fc.record({
        kind: fc.constantFrom('included', 'optional', 'range', 'group'),
        unitPrice: fc.integer({ min: 1, max: 900_000 }),
        quantity: fc.integer({ min: 1, max: 4_000 }),
        isSelected: fc.boolean(),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    discount: fc.integer({ min: 0, max: 300_000 }),
    gstBasisPoints: fc.constantFrom(0, 1_000, 1_050, 725),
    depositBasisPoints: fc.constantFrom(0, 3_333, 5_000),
  })
  .map(({ lines, ...rest }) => {
    const items: ProposalItem[] = [item(1, { unitPrice: 12_345 })]
    const choices: Record<string, number> = {}
    for (const { kind, unitPrice, quantity, isSelected, count } of lines) {
      const id = items.length + 1
      if (kind === 'included') items.push(item(id, { unitPrice, quantity }))
      if (kind === 'optional') {
        items.push(item(id, { unitPrice, quantity, kind: 'optional', isChosen: false }))
        choices[`i${id}`] = isSelected ? quantity : 0
      }
      if (kind === 'range') {
        items.push(item(id, { unitPrice, quantity: 100, range: { least: 1, most: 9 } }))
        choices[`i${id}`] = count * 100
      }
      if (kind === 'group') {
        const group = { kind: 'alternative', group: `Choice ${id}` } as const
        items.push(item(id, { unitPrice, ...group }))
        items.push(item(id + 1, { unitPrice: unitPrice + 77, ...group, isChosen: false }))
        choices[`i${id}`] = isSelected ? 0 : 100
        choices[`i${id + 1}`] = isSelected ? 100 : 0
      }
    }
    return { change: { items, ...rest } satisfies Partial<ProposalDraft>, choices }
  })

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/**
 * Sends this many random proposals, makes valid choices in each, and returns whatever shows a
 * different amount than the call that made the choices: the calls of the client and of staff, the
 * list, the document.
 */
export async function findWrongAmounts(site: TestApp, count: number): Promise<string[]> {
  const proposals = await openProposals(site)
  const errors: string[] = []
  for (const { change, choices } of fc.sample(cases, { numRuns: count, seed: 22 })) {
    const { id, token, reference } = await storeProposal(site.db, (draft) => ({
      ...draft,
      ...change,
      ...{ scope: [], timeline: [], assumptions: [], exclusions: [], terms: [] },
    }))
    const { result: updated } = await proposals.client.mutate<PublicProposal>('proposals.choose', {
      ...{ token, version: 1, choices },
    })
    const { price } = updated
    const opened = await proposals.client.query<PublicProposal>('proposals.open', { token })
    const list = await proposals.staff.query<ProposalPage>('proposals.list', {
      filter: { text: reference },
    })
    const document = await site.app.inject({ url: `/proposals/${token}/document.pdf` })
    const { pages } = await readPdf(document.rawPayload)
    const text = new Set(pages.flat().map((run) => run.text))
    const amounts = [
      price.subtotal,
      price.gst,
      price.total,
      ...price.lines.map((line) => line.amount),
    ]
    const checks: [label: string, isEqual: boolean][] = [
      ['opened', isDeepStrictEqual(opened.result.price, price)],
      ['for staff', isDeepStrictEqual((await proposals.get(id)).price, price)],
      ['in the list', list.result.rows[0]?.totalCents === price.total],
      ...amounts.map((cents): [string, boolean] => [
        `in the document, ${dollars(cents)}`,
        text.has(dollars(cents)),
      ]),
    ]
    for (const [label, isEqual] of checks) {
      if (!isEqual) errors.push(`${reference} ${label}: not as in ${JSON.stringify(price)}`)
    }
  }
  return errors
}

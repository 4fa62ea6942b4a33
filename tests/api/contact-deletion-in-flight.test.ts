import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EmailDeliveryError } from '@agency/api/email/email-delivery-error'
import { removeMovedFile } from '@agency/api/features/concepts/withdraw-files-job'
import { DOCUMENT_IN_PROGRESS } from '@agency/contract/contact-deletion'
import { isFullRun } from '@agency/tools/test/test-size'
import { describe, expect, test, vi } from 'vitest'
import {
  filesIn,
  findTablesContaining,
  odile,
  openDeletionActions,
  waitUntilNoJobs,
  odileTerms as words,
} from '../support/contact-deletion-site.ts'
import { createStageGates } from '../support/gated-stages.ts'
import { procedureErrorOf } from '../support/procedures.ts'
import { sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

describe('deleting a person while work is in progress', () => {
  test('aborts a running generation, which writes nothing back', async () => {
    const gates = createStageGates()
    const site = await openTestApp({ stages: gates.stages })
    const act = await openDeletionActions(site)
    for (const stage of ['brief', 'designing', 'rendering'] as const) gates.open(stage)
    const requestConcept = (company: string) =>
      act.makeConcept({ ...odile, company }).catch((error: Error) => error.message)
    const first = requestConcept('Quandary One')
    await expect.poll(() => gates.startedStages).toContain('pricing')
    gates.close('brief')
    const second = requestConcept('Quandary Two')
    await expect
      .poll(() => gates.startedStages.filter((stage) => stage === 'brief'))
      .toHaveLength(2)
    // There are two workers: the third one waits.
    const third = requestConcept('Quandary Three')
    await expect.poll(async () => (await act.contactOf(odile)).totalSubmissions).toBe(3)
    const signal = gates.calls.brief?.signal
    expect((await filesIn(site.filesDir)).length).toBeGreaterThan(2)

    const deletion = await act.deleteContact(await act.contactOf(odile))
    expect(deletion).toMatchObject({ status: 200, result: { submissions: 3, concepts: 0 } })
    // Work on it is aborted immediately, including calls to an external service.
    await expect.poll(() => signal?.aborted).toBe(true)
    const { rows } = await site.pool.query(`select from graphile_worker.jobs where key is not null`)
    expect(rows).toEqual([])
    gates.openAll()
    for (const requested of [first, second, third]) {
      expect(await requested).toContain('Generation not found.')
    }
    await waitUntilNoJobs(site)
    expect(await findTablesContaining(site, words)).toEqual({})
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })

  test('succeeds or fails against a concurrent signature, but never both', async () => {
    const site = await openTestApp({ stages: quickStages, ...sharedDocuments })
    const act = await openDeletionActions(site)
    const outcomes: number[][] = []
    for (let i = 0; i < (isFullRun ? 6 : 2); i += 1) {
      const person = { ...odile, email: `odile${i}@quandary.example` }
      const { token, price } = await act.sendProposal(person, `Shop ${i}`)
      const contact = await act.contactOf(person)
      const sign = () =>
        act.visitor.mutate('proposals.accept', {
          ...{ token, version: 1, total: price.total, name: 'Odile Quenby', agreed: true },
        })
      const responses = await Promise.all(
        i % 2
          ? [sign(), act.deleteContact(contact)]
          : [act.deleteContact(contact), sign()].reverse(),
      )
      outcomes.push(responses.map(({ status }) => status))
    }
    for (const outcome of outcomes) {
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual(outcome)
    }
    await site.close()
  })

  test('discards an estimate that is still being written', async () => {
    const isWriting = Promise.withResolvers<void>()
    const writeGate = Promise.withResolvers<void>()
    const site = await openTestApp({
      wrapEstimateWriter: () => async () => {
        isWriting.resolve()
        await writeGate.promise
        return sampleEstimateDocument
      },
    })
    const act = await openDeletionActions(site)
    const responsePromise = site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website' },
      payload: {
        ...{ firstName: 'Odile', lastName: 'Quenby', email: odile.email },
        ...{ companyName: odile.company, websiteDescription: 'A shop for maps.' },
      },
    })
    await isWriting.promise
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    writeGate.resolve()
    expect((await responsePromise).statusCode).toBe(404)
    await waitUntilNoJobs(site)
    expect(await findTablesContaining(site, words)).toEqual({})
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })

  test('removes variants made in the meantime with their picture', async () => {
    const site = await openTestApp()
    const url = '/uploads/concepts/late-phone.webp'
    const picture = { url, width: 780, height: 1_600, thumbHash: 'AAAA' }
    for (const name of ['late-phone.webp', 'late-phone-640.webp', 'late-phone-780.avif']) {
      await site.deps.storage.put(`concepts/${name}`, new Uint8Array(1))
    }
    await site.db.insertInto('pictures').values(picture).execute()
    await removeMovedFile(site.deps, { url, variants: [] })
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })

  test('keeps a file that something else still shows', async () => {
    const site = await openTestApp({ stages: quickStages })
    const act = await openDeletionActions(site)
    await act.makeConcept(odile)
    await waitUntilNoJobs(site)
    const { rows } = await site.pool.query<{ thumbnail_url: string }>(`
      insert into concepts (public_id, company_name, industry, overall_vibe, website_for,
        design_style, color_palette, page_type, image_url, thumbnail_url)
      select 'another', 'A', '', '', '', '', '', '', '', thumbnail_url from concepts
      returning thumbnail_url`)
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    await waitUntilNoJobs(site)
    expect(await filesIn(site.filesDir)).toEqual([rows[0]?.thumbnail_url.slice('/uploads'.length)])
    await site.close()
  })

  test('deletes an email that is still being stored', async () => {
    const storeStarted = Promise.withResolvers<void>()
    const storeGate = Promise.withResolvers<void>()
    const files = new Set<string>()
    const site = await openTestApp({
      mail: {
        ...{ host: null, sender: undefined, deleteFilesBefore: async () => {} },
        deliver: async (_email, name) => {
          storeStarted.resolve()
          await storeGate.promise
          files.add(name)
          return 'kept'
        },
        deleteFiles: async (names) => {
          for (const name of names) files.delete(name)
        },
      },
    })
    const act = await openDeletionActions(site)
    await act.sendMessage(odile)
    await storeStarted.promise
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    // The job that removes stored files has already run.
    await vi.waitFor(async () => {
      const { rows } = await site.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'remove-kept-mails'`,
      )
      expect(rows).toEqual([])
    })
    storeGate.resolve()
    await waitUntilNoJobs(site)
    expect([...files]).toEqual([])
    await site.close()
  })

  test('leaves no job error behind for an email waiting to be retried', async () => {
    const site = await openTestApp({
      mail: {
        ...{ host: 'mail.example', sender: undefined, deleteFilesBefore: async () => {} },
        deliver: async ({ to }) => {
          throw new EmailDeliveryError(`451 <${to}> greylisted`, { isPermanent: false })
        },
        deleteFiles: async () => {},
      },
    })
    const act = await openDeletionActions(site)
    await act.sendMessage(odile)
    await vi.waitFor(async () => {
      const { rows } = await site.pool.query(
        `select from graphile_worker.jobs where last_error ilike '%quandary%'`,
      )
      expect(rows).toHaveLength(1)
    })
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    expect(await findTablesContaining(site, words)).toEqual({})
    await waitUntilNoJobs(site)
    await site.close()
  })

  test('leaves no job error behind for an email refused in the meantime', async () => {
    const sendStarted = Promise.withResolvers<void>()
    const failureGate = Promise.withResolvers<void>()
    const site = await openTestApp({
      mail: {
        ...{ host: 'mail.example', sender: undefined, deleteFilesBefore: async () => {} },
        deliver: async ({ to }) => {
          sendStarted.resolve()
          await failureGate.promise
          throw new EmailDeliveryError(`451 <${to}> greylisted`, { isPermanent: false })
        },
        deleteFiles: async () => {},
      },
    })
    const act = await openDeletionActions(site)
    await act.sendMessage(odile)
    await sendStarted.promise
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    failureGate.resolve()
    await waitUntilNoJobs(site)
    expect(await findTablesContaining(site, words)).toEqual({})
    await site.close()
  })

  test('is refused until a signed proposal has its document', async () => {
    const writeGate = Promise.withResolvers<void>()
    const site = await openTestApp({
      stages: quickStages,
      wrapProposalWriter: (write) => async (content, caller) => {
        await writeGate.promise
        return write(content, caller)
      },
    })
    const act = await openDeletionActions(site)
    await act.signProposal(odile, 'A shop')
    const { id, updatedAt } = await act.contactOf(odile)
    const input = { id, updatedAt }
    const error = await procedureErrorOf(site, 'contacts.forget', input, `Bearer ${act.token}`)
    expect(error).toMatchObject({ status: 409, message: DOCUMENT_IN_PROGRESS })
    expect((await act.contactOf(odile)).totalSubmissions).toBe(1)
    writeGate.resolve()
    await waitUntilNoJobs(site)
    expect((await act.deleteContact(input)).result).toMatchObject({
      keptProposals: 1,
      proposals: 0,
    })
    await site.close()
  })

  test('removes files later that cannot be removed now', async () => {
    let refusesRemoval = true
    const site = await openTestApp({
      stages: quickStages,
      wrapStorage: (storage) => ({
        ...storage,
        remove: async (key) => {
          if (refusesRemoval && !key.includes('/.')) throw new Error('The disk is unavailable.')
          await storage.remove(key)
        },
      }),
    })
    const act = await openDeletionActions(site)
    const { pdfUrl, imageUrl } = await act.makeConcept(odile)
    await waitUntilNoJobs(site)
    // The picture as if it were wider than the test's, with a variant.
    await site.pool.query(`update pictures set width = 700 where url = $1`, [imageUrl])
    const variant = imageUrl.slice('/uploads/'.length).replace('.webp', '-320.webp')
    await site.deps.storage.put(variant, new Uint8Array(1))
    expect((await act.deleteContact(await act.contactOf(odile))).status).toBe(200)
    expect(await findTablesContaining(site, words)).toEqual({})
    const failed = async () =>
      (await site.pool.query(`select from graphile_worker.jobs where last_error is not null`))
        .rowCount
    await expect.poll(failed).toBeGreaterThan(0)
    await readFile(path.join(site.filesDir, pdfUrl.slice('/uploads/'.length)))
    refusesRemoval = false
    await site.pool.query(`
      select graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs), run_at => now())`)
    await waitUntilNoJobs(site)
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })
})

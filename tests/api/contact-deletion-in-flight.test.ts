import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EmailDeliveryError } from '@agency/api/email/email-delivery-error'
import { removeMovedFile } from '@agency/api/features/concepts/withdraw-files-job'
import { DOCUMENT_IN_PROGRESS } from '@agency/contract/contact-deletion'
import { isFullRun } from '@agency/tools/test/test-size'
import { describe, expect, test, vi } from 'vitest'
import {
  filesIn,
  odile,
  openDeletion,
  tablesWith,
  untilNoJobs,
  odileWords as words,
} from '../support/contact-deletion-site.ts'
import { openGates } from '../support/gated-stages.ts'
import { refusalOf } from '../support/procedures.ts'
import { writtenOnce } from '../support/proposal-site.ts'
import { openTestApp } from '../support/test-app.ts'
import { quickStages, writtenEstimate } from '../support/worker-outputs.ts'

describe('deleting a person while work is in progress', () => {
  test('aborts a running generation, which writes nothing back', async () => {
    const gates = openGates()
    const site = await openTestApp({ stages: gates.stages })
    const act = await openDeletion(site)
    for (const stage of ['brief', 'designing', 'rendering'] as const) gates.open(stage)
    const ask = (company: string) =>
      act.makeConcept({ ...odile, company }).catch((error: Error) => error.message)
    const first = ask('Quandary One')
    await expect.poll(() => gates.reached).toContain('pricing')
    gates.close('brief')
    const second = ask('Quandary Two')
    await expect.poll(() => gates.reached.filter((stage) => stage === 'brief')).toHaveLength(2)
    // There are two workers: the third one waits.
    const third = ask('Quandary Three')
    await expect.poll(async () => (await act.contactOf(odile)).totalSubmissions).toBe(3)
    const signal = gates.calls.brief?.signal
    expect((await filesIn(site.filesDir)).length).toBeGreaterThan(2)

    const forgotten = await act.forget(await act.contactOf(odile))
    expect(forgotten).toMatchObject({ status: 200, result: { submissions: 3, concepts: 0 } })
    // Work on it is aborted immediately, including calls to an external service.
    await expect.poll(() => signal?.aborted).toBe(true)
    const { rows } = await site.pool.query(`select from graphile_worker.jobs where key is not null`)
    expect(rows).toEqual([])
    gates.openAll()
    for (const requested of [first, second, third]) {
      expect(await requested).toContain('Generation not found.')
    }
    await untilNoJobs(site)
    expect(await tablesWith(site, words)).toEqual({})
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })

  test('succeeds or fails against a concurrent signature, but never both', async () => {
    const site = await openTestApp({ stages: quickStages, ...writtenOnce })
    const act = await openDeletion(site)
    const outcomes: number[][] = []
    for (let turn = 0; turn < (isFullRun ? 6 : 2); turn += 1) {
      const person = { ...odile, email: `odile${turn}@quandary.example` }
      const { token, price } = await act.sendProposal(person, `Shop ${turn}`)
      const contact = await act.contactOf(person)
      const sign = () =>
        act.visitor.mutate('proposals.accept', {
          ...{ token, version: 1, total: price.total, name: 'Odile Quenby', agreed: true },
        })
      const answers = await Promise.all(
        turn % 2 ? [sign(), act.forget(contact)] : [act.forget(contact), sign()].reverse(),
      )
      outcomes.push(answers.map(({ status }) => status))
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
    const mayWrite = Promise.withResolvers<void>()
    const site = await openTestApp({
      wrapEstimateWriter: () => async () => {
        isWriting.resolve()
        await mayWrite.promise
        return writtenEstimate
      },
    })
    const act = await openDeletion(site)
    const requested = site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website' },
      payload: {
        ...{ firstName: 'Odile', lastName: 'Quenby', email: odile.email },
        ...{ companyName: odile.company, websiteDescription: 'A shop for maps.' },
      },
    })
    await isWriting.promise
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    mayWrite.resolve()
    expect((await requested).statusCode).toBe(404)
    await untilNoJobs(site)
    expect(await tablesWith(site, words)).toEqual({})
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
    const act = await openDeletion(site)
    await act.makeConcept(odile)
    await untilNoJobs(site)
    const { rows } = await site.pool.query<{ thumbnail_url: string }>(`
      insert into concepts (public_id, company_name, industry, overall_vibe, website_for,
        design_style, color_palette, page_type, image_url, thumbnail_url)
      select 'another', 'A', '', '', '', '', '', '', '', thumbnail_url from concepts
      returning thumbnail_url`)
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    await untilNoJobs(site)
    expect(await filesIn(site.filesDir)).toEqual([rows[0]?.thumbnail_url.slice('/uploads'.length)])
    await site.close()
  })

  test('deletes an email that is still being stored', async () => {
    const isKeeping = Promise.withResolvers<void>()
    const mayKeep = Promise.withResolvers<void>()
    const files = new Set<string>()
    const site = await openTestApp({
      mail: {
        ...{ host: null, sender: undefined, deleteFilesBefore: async () => {} },
        deliver: async (_mail, name) => {
          isKeeping.resolve()
          await mayKeep.promise
          files.add(name)
          return 'kept'
        },
        deleteFiles: async (names) => {
          for (const name of names) files.delete(name)
        },
      },
    })
    const act = await openDeletion(site)
    await act.sendMessage(odile)
    await isKeeping.promise
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    // The job that removes stored files has already run.
    await vi.waitFor(async () => {
      const { rows } = await site.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'remove-kept-mails'`,
      )
      expect(rows).toEqual([])
    })
    mayKeep.resolve()
    await untilNoJobs(site)
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
    const act = await openDeletion(site)
    await act.sendMessage(odile)
    await vi.waitFor(async () => {
      const { rows } = await site.pool.query(
        `select from graphile_worker.jobs where last_error ilike '%quandary%'`,
      )
      expect(rows).toHaveLength(1)
    })
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    expect(await tablesWith(site, words)).toEqual({})
    await untilNoJobs(site)
    await site.close()
  })

  test('leaves no job error behind for an email refused in the meantime', async () => {
    const isTrying = Promise.withResolvers<void>()
    const mayFail = Promise.withResolvers<void>()
    const site = await openTestApp({
      mail: {
        ...{ host: 'mail.example', sender: undefined, deleteFilesBefore: async () => {} },
        deliver: async ({ to }) => {
          isTrying.resolve()
          await mayFail.promise
          throw new EmailDeliveryError(`451 <${to}> greylisted`, { isPermanent: false })
        },
        deleteFiles: async () => {},
      },
    })
    const act = await openDeletion(site)
    await act.sendMessage(odile)
    await isTrying.promise
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    mayFail.resolve()
    await untilNoJobs(site)
    expect(await tablesWith(site, words)).toEqual({})
    await site.close()
  })

  test('is refused until a signed proposal has its document', async () => {
    const mayWrite = Promise.withResolvers<void>()
    const site = await openTestApp({
      stages: quickStages,
      wrapProposalWriter: (write) => async (content, caller) => {
        await mayWrite.promise
        return write(content, caller)
      },
    })
    const act = await openDeletion(site)
    await act.signProposal(odile, 'A shop')
    const { id, updatedAt } = await act.contactOf(odile)
    const input = { id, updatedAt }
    const refused = await refusalOf(site, 'contacts.forget', input, `Bearer ${act.token}`)
    expect(refused).toMatchObject({ status: 409, message: DOCUMENT_IN_PROGRESS })
    expect((await act.contactOf(odile)).totalSubmissions).toBe(1)
    mayWrite.resolve()
    await untilNoJobs(site)
    expect((await act.forget(input)).result).toMatchObject({ keptProposals: 1, proposals: 0 })
    await site.close()
  })

  test('removes files later that cannot be removed now', async () => {
    let isRefused = true
    const site = await openTestApp({
      stages: quickStages,
      wrapStorage: (storage) => ({
        ...storage,
        remove: async (key) => {
          if (isRefused && !key.includes('/.')) throw new Error('The disk is away.')
          await storage.remove(key)
        },
      }),
    })
    const act = await openDeletion(site)
    const { pdfUrl, imageUrl } = await act.makeConcept(odile)
    await untilNoJobs(site)
    // The picture as if it were wider than the test's, with a variant.
    await site.pool.query(`update pictures set width = 700 where url = $1`, [imageUrl])
    const variant = imageUrl.slice('/uploads/'.length).replace('.webp', '-320.webp')
    await site.deps.storage.put(variant, new Uint8Array(1))
    expect((await act.forget(await act.contactOf(odile))).status).toBe(200)
    expect(await tablesWith(site, words)).toEqual({})
    const failed = async () =>
      (await site.pool.query(`select from graphile_worker.jobs where last_error is not null`))
        .rowCount
    await expect.poll(failed).toBeGreaterThan(0)
    await readFile(path.join(site.filesDir, pdfUrl.slice('/uploads/'.length)))
    isRefused = false
    await site.pool.query(`
      select graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs), run_at => now())`)
    await untilNoJobs(site)
    expect(await filesIn(site.filesDir)).toEqual([])
    await site.close()
  })
})

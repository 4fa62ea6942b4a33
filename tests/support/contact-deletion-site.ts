import { readdir } from 'node:fs/promises'
import { redrawConcept } from '@agency/api/features/studio/redraw-concept-job'
import { noEdits } from '@agency/contract/concept-edits'
import type { Contact, ContactPage } from '@agency/contract/contact'
import type { ContactMerge } from '@agency/contract/contact-merge'
import type { ProposalDetail, PublicProposal } from '@agency/contract/proposal-calls'
import type { StoredEstimate } from '@agency/contract/stored-estimate'
import { STUDIO_UPLOAD_PATH } from '@agency/contract/studio'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { createLogin } from './accounts.ts'
import { validBrief } from './briefs.ts'
import { makePicture, sendForm } from './forms.ts'
import { callerOf } from './procedures.ts'
import { withChoices } from './proposal-site.ts'
import { showReleased } from './show-released.ts'
import type { TestApp } from './test-app.ts'

export interface Person {
  name: string
  email: string
  company: string
  phone: string
}

/** The person who is deleted in these tests, with words that appear in all of her stored data. */
export const odile: Person = {
  ...{ name: 'Odile Quenby', company: 'Quandary Cartography' },
  ...{ email: 'Odile.Quenby+web@quandary.example', phone: '0491 570 006' },
}
export const odileTerms = ['quenby', 'quandary', '491 570 006']
/** The person who stays. */
export const noor: Person = {
  ...{ name: 'Noor Haddad', company: 'Haddad Joinery', email: 'noor@haddad.example' },
  phone: '0491 570 156',
}

/**
 * Every table of the database with a row that contains one of these strings, and the number of such
 * rows.
 */
export async function findTablesContaining(
  { pool }: Pick<TestApp, 'pool'>,
  terms: string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1`)
  expect(tables.length).toBeGreaterThan(35)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    // The whole row as text: every column of any type, including those added later.
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name} as t where to_jsonb(t)::text ilike any ($1)`,
      [terms.map((term) => `%${term}%`)],
    )
    if (rows[0]?.count) counts[name] = rows[0].count
  }
  return counts
}

/** Files below a directory, sorted. */
export const filesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(dir.length)}/${entry.name}`)
    .sort()

/** Waits until no jobs are left, attempted or not. */
export const waitUntilNoJobs = ({ db }: Pick<TestApp, 'db'>) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select task_identifier as task, last_error from graphile_worker.jobs`.execute(db)
      expect(rows).toEqual([])
    },
    { timeout: 120_000, interval: 50 },
  )

/** Actions of staff and visitors on a site whose contacts are deleted. */
export async function openDeletionActions(site: TestApp) {
  const token = await createLogin(site)
  const staff = callerOf(site, `Bearer ${token}`)
  const visitor = callerOf(site)

  const post = async (url: string, payload: object) => {
    const response = await site.app.inject({ method: 'POST', url, payload })
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
    return response.json()
  }
  const mutate = async <Result>(caller: typeof staff, name: string, input: object) => {
    const { status, result } = await caller.mutate<Result>(name, input)
    if (status !== 200) throw new Error(`${name} returned ${status}`)
    return result
  }

  const sendMessage = ({ name, email, company }: Person) =>
    post('/api/contact', { name, email, subject: company, message: `We are ${company}.` })

  const makeConcept = ({ name, email, company, phone }: Person) =>
    post('/api/generate-estimate', {
      ...{ ...validBrief, userName: name, userEmail: email, companyName: company },
      ...{ showInGallery: true, phone },
    })

  /** A draft of the estimate for a quote request. */
  async function draftProposal(person: Person, websiteType: string): Promise<ProposalDetail> {
    const [firstName, lastName] = person.name.split(' ')
    const { pdfUrl } = await post('/api/quotes/website', {
      ...{ firstName, lastName, email: person.email, companyName: person.company },
      websiteDescription: `${websiteType} for ${person.company}.`,
    })
    const { rows } = (await staff.query<{ rows: StoredEstimate[] }>('estimates.list')).result
    const estimateId = rows.find((row) => row.pdfUrl === pdfUrl)?.id
    const { id } = await mutate<{ id: number }>(staff, 'proposals.create', { estimateId })
    return (await staff.query<ProposalDetail>('proposals.get', { id })).result
  }

  async function sendProposal(person: Person, websiteType: string): Promise<ProposalDetail> {
    const { id, draft, draftVersion } = await draftProposal(person, websiteType)
    const update = { id, draft: withChoices(draft), draftVersion }
    await mutate(staff, 'proposals.update', update)
    const target = { id, draftVersion: draftVersion + 1 }
    return mutate<ProposalDetail>(staff, 'proposals.send', target)
  }

  async function signProposal(person: Person, websiteType: string): Promise<ProposalDetail> {
    const { id, token: proposalToken } = await sendProposal(person, websiteType)
    const { result } = await visitor.query<PublicProposal>('proposals.open', {
      token: proposalToken,
    })
    await mutate(visitor, 'proposals.accept', {
      ...{ token: proposalToken, version: result.version, total: result.price.total },
      ...{ name: person.name, agreed: true },
    })
    return (await staff.query<ProposalDetail>('proposals.get', { id })).result
  }

  const contactOf = async ({ email }: Pick<Person, 'email'>): Promise<Contact> => {
    const { result } = await staff.query<ContactPage>('contacts.list', { filter: { text: email } })
    const [contact] = result.rows
    if (!contact) throw new Error(`There is no contact ${email}.`)
    return contact
  }

  const merge = (kept: Contact, merged: Contact) =>
    staff.mutate<Contact>('contacts.merge', {
      ...{ keptId: kept.id, keptUpdatedAt: kept.updatedAt },
      ...{ mergedId: merged.id, mergedUpdatedAt: merged.updatedAt },
    })
  const mergesOf = async (id: number) =>
    (await staff.query<ContactMerge[]>('contacts.merges', { id })).result
  const undoMerge = (id?: number) => staff.mutate<Contact>('contacts.undoMerge', { id })

  /** Opens the Studio of a person's concept, and stores other words and a picture in it. */
  async function editConcept(generationId: string, company: string) {
    const { token } = await mutate<{ token: string }>(visitor, 'studio.openLink', { generationId })
    const { body } = await sendForm(site.app, 'POST', STUDIO_UPLOAD_PATH, [
      ['token', token],
      ['kind', 'photo'],
      ['image', await makePicture()],
    ])
    const words = { 'sections.0.headline': `${company}, in other words` }
    const photo = { file: body.file as string, alt: `The counter of ${company}`, x: 50, y: 50 }
    const edits = { ...noEdits, words, pictures: { 'sections.0.image': photo } }
    await mutate(visitor, 'studio.save', { token, revision: 0, edits })
    return { token, photo }
  }

  /** Everything that a site can store about a person. */
  async function seed(person: Person) {
    await sendMessage(person)
    const created = await makeConcept(person)
    await editConcept(created.generationId, person.company)
    const ofPerson = site.db
      .selectFrom('concepts')
      .select(['id', 'imageUrl'])
      .where('generationId', '=', created.generationId)
    const { id: conceptId } = await ofPerson.executeTakeFirstOrThrow()
    await redrawConcept(site.deps, { conceptId })
    const { imageUrl } = await ofPerson.executeTakeFirstOrThrow()
    await showReleased(site.db)
    const { generationId } = created
    const { phoneUrl } = await mutate<{ phoneUrl: string }>(visitor, 'concepts.phone', {
      generationId,
    })
    const link = await mutate<{ token: string }>(visitor, 'shareLinks.create', { generationId })
    const draft = await draftProposal(person, 'A shop')
    const sent = await sendProposal(person, 'A blog')
    const opened = await site.app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.view', payload: { token: sent.token } },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    })
    expect(opened.json().result.data).toEqual({ counted: true })
    const question = { token: sent.token, question: `Is it for ${person.company}?` }
    await mutate(visitor, 'proposals.ask', question)
    const { id, updatedAt } = await contactOf(person)
    const change = { notes: `${person.company} pays on time.`, contactStatus: 'Responded' }
    await mutate(staff, 'contacts.update', { id, change: { ...change, updatedAt } })
    // The counts of login attempts with this email address.
    await site.app.inject({
      ...{ method: 'POST', url: '/api/auth/login' },
      payload: { email: person.email, password: 'a guess of a stranger' },
    })
    return { ...created, imageUrl, id, phoneUrl, link, draft, sent } as {
      id: number
      generationId: string
      conceptId: string
      imageUrl: string
      pdfUrl: string
      phoneUrl: string
      link: { token: string }
      draft: ProposalDetail
      sent: ProposalDetail
    }
  }

  const deleteContact = ({ id, updatedAt }: Pick<Contact, 'id' | 'updatedAt'>, caller = staff) =>
    caller.mutate<Record<string, unknown>>('contacts.forget', { id, updatedAt })

  return {
    ...{ token, staff, visitor, seed, contactOf, deleteContact },
    ...{ sendMessage, makeConcept, editConcept, sendProposal, signProposal },
    ...{ merge, mergesOf, undoMerge },
  }
}

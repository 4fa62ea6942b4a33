import type pg from 'pg'

/** Whether a database holds real data: a login, a contact, a concept or a project. */
export async function holdsData(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  for (const table of ['staff', 'contacts', 'concepts', 'projects']) {
    const { rows } = await client.query(`select to_regclass($1) is not null as exists`, [
      `public.${table}`,
    ])
    if (!rows[0].exists) continue
    if ((await client.query(`select 1 from public.${table} limit 1`)).rowCount) return true
  }
  return false
}

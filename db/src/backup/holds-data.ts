import type pg from 'pg'

/** Whether somebody's data is in a database: a login, a person, a concept, a project. */
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

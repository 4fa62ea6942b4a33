import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** Moves a project with its additional images out of every list. */
export async function moveToDeleted(
  trx: Transaction<DB>,
  id: number,
  { files, staffId }: { files: string[]; staffId: number },
): Promise<void> {
  await sql`
    insert into deleted_projects (id, project, images, files, deleted_by)
    select id, to_jsonb(projects), (
      select coalesce(jsonb_agg(to_jsonb(project_images)), '[]')
      from project_images where project_id = projects.id
    ), ${files}::text[], ${staffId}
    from projects where id = ${id}`.execute(trx)
  await trx.deleteFrom('projects').where('id', '=', id).execute()
}

/** The projects that can be restored, the last deleted first. */
export const listDeleted = async (db: Database) => {
  const { rows } = await sql<{
    id: number
    title: string
    deletedBy: string
    deletedAt: Date
  }>`
    select deleted_projects.id, project ->> 'title' as title, deleted_at,
      coalesce(staff.email, '') as deleted_by
    from deleted_projects left join staff on staff.id = deleted_by
    order by deleted_at desc, deleted_projects.id desc`.execute(db)
  return rows
}

/** The title and slug of a project that can still be restored, locked. */
export const lockDeleted = async (trx: Transaction<DB>, id: number) => {
  const { rows } = await sql<{ title: string; slug: string | null; featured: boolean }>`
    select project ->> 'title' as title, project ->> 'slug' as slug,
      (project ->> 'featured')::boolean as featured
    from deleted_projects where id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Restores a deleted project unchanged, except for its slug and whether it is featured. */
export async function restoreRow(
  trx: Transaction<DB>,
  id: number,
  changed: { slug: string | null; featured: boolean },
): Promise<void> {
  await sql`
    insert into projects overriding system value
    select restored.* from deleted_projects,
      jsonb_populate_record(null::projects, project || ${JSON.stringify(changed)}::jsonb) as restored
    where deleted_projects.id = ${id}`.execute(trx)
  await sql`
    insert into project_images overriding system value
    select restored.* from deleted_projects,
      jsonb_populate_recordset(null::project_images, images) as restored
    where deleted_projects.id = ${id}`.execute(trx)
  await trx.deleteFrom('deletedProjects').where('id', '=', id).execute()
}

/** Purges some of the projects deleted before this time; returns their files. */
export const purgeDeleted = (db: Database, before: Date, limit: number) =>
  db
    .deleteFrom('deletedProjects')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('deletedProjects').select('id').where('deletedAt', '<', before).limit(limit),
    )
    .returning('files')
    .execute()

import type { DB } from '@agency/db/schema'
import { type Kysely, sql, type Transaction } from 'kysely'

const PREFIX = '/uploads/projects/'

/** URLs of the stored files of a project that is inactive or deleted; none if it is shown. */
export const listHiddenFiles = async (db: Kysely<DB>, id: number): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`
    with hidden as (
      select to_jsonb(projects) as project, (
        select coalesce(jsonb_agg(to_jsonb(project_images)), '[]')
        from project_images where project_id = projects.id
      ) as images
      from projects where id = ${id} and not active
      union all
      select project, images from deleted_projects where id = ${id}
    ), named as (
      select unnest(array[project ->> 'cover_image', project ->> 'image2', project ->> 'image3',
        project ->> 'client_logo']) as image from hidden
      union
      select jsonb_array_elements(images) ->> 'image' from hidden
    )
    select distinct case when image like '/%' then image else ${PREFIX} || image end as url
    from named
    where image like '%.webp' and (image not like '/%' or starts_with(image, ${PREFIX}))`.execute(
    db,
  )
  return rows.map(({ url }) => url)
}

/** The same, with the project locked until the transaction ends. */
export async function lockHiddenFiles(trx: Transaction<DB>, id: number): Promise<string[]> {
  await sql`select from projects where id = ${id} for update`.execute(trx)
  await sql`select from deleted_projects where id = ${id} for update`.execute(trx)
  return listHiddenFiles(trx, id)
}

/**
 * Replaces the URL of a project's file wherever it is used. Only a changed text updates the time of
 * the last change, so that others can save without reloading.
 */
export async function renameFile(
  trx: Transaction<DB>,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [old, renamed] = [from.slice(PREFIX.length), to.slice(PREFIX.length)]
  const inJson = (column: string) =>
    sql`replace(replace(${sql.ref(column)}::text, ${JSON.stringify(old)}, ${JSON.stringify(renamed)}),
      ${from}, ${to})::jsonb`
  await sql`
    update projects set
      cover_image = case cover_image when ${old} then ${renamed} when ${from} then ${to} else cover_image end,
      image2 = case image2 when ${old} then ${renamed} when ${from} then ${to} else image2 end,
      image3 = case image3 when ${old} then ${renamed} when ${from} then ${to} else image3 end,
      client_logo = case client_logo when ${old} then ${renamed} when ${from} then ${to} else client_logo end,
      content = replace(content, ${from}, ${to}),
      updated_at = case when position(${from} in content) > 0
        then greatest(now(), updated_at + interval '1 millisecond') else updated_at end
    where id = ${id}`.execute(trx)
  await sql`
    update project_images set image = case image when ${old} then ${renamed} else ${to} end
    where project_id = ${id} and image in (${old}, ${from})`.execute(trx)
  await sql`
    update deleted_projects set
      project = ${inJson('project')}, images = ${inJson('images')},
      files = array_replace(files, ${from}, ${to})
    where id = ${id}`.execute(trx)
}

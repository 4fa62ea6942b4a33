import pg from 'pg'

/**
 * Prevents variants of concept pictures in a migrated database: they are half of the work on a
 * concept. Without them a site shows the pictures themselves.
 */
export async function disableConceptVariants(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      create function skip_variants() returns trigger language plpgsql as $$
        begin
          if (select identifier from graphile_worker._private_tasks where id = new.task_id)
            = 'make-variants' then return null; end if;
          return new;
        end $$;
      create trigger skip_variants before insert on graphile_worker._private_jobs
      for each row when (new.payload->>'url' like '/uploads/concepts/%') execute function skip_variants()`)
  } finally {
    await client.end()
  }
}

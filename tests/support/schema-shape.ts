import type pg from 'pg'

interface Column {
  type: string
  isNullable: boolean
  /** Filled by a default, an identity or a generated expression. */
  isFilled: boolean
}

export interface SchemaShape {
  /** By table and column. */
  tables: Map<string, Map<string, Column>>
  /** Checks, keys and unique indexes by table and definition, with the columns that they use. */
  rules: { table: string; definition: string; columns: string[] }[]
}

/** The facts about the schema `public` that programs that write to it depend on. */
export async function readSchemaShape(pool: pg.Pool | pg.ClientBase): Promise<SchemaShape> {
  const columns = await pool.query(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as is_filled
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`)
  const rules = await pool.query(`
    select c.relname as table, pg_get_constraintdef(r.oid) as definition, (
      select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = r.conrelid and a.attnum = any (r.conkey)) as columns
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.connamespace = 'public'::regnamespace and r.contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select c.relname, 'UNIQUE INDEX ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''), (
      select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any (i.indkey))
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique`)
  const tables: SchemaShape['tables'] = new Map()
  for (const { table, name, type, is_nullable, is_filled } of columns.rows) {
    const tableColumns = tables.get(table) ?? new Map<string, Column>()
    tableColumns.set(name, { type, isNullable: is_nullable, isFilled: is_filled })
    tables.set(table, tableColumns)
  }
  return {
    tables,
    rules: rules.rows.map((rule) => ({ ...rule, columns: rule.columns ?? [] })),
  }
}

/**
 * Operations that a release that knows the schema as it was `before` can no longer do with the
 * schema `after`, in words. Its statements name the columns that it knows and leave out the others.
 */
export function findBreakingChanges(before: SchemaShape, after: SchemaShape): string[] {
  const changes: string[] = []
  for (const [table, columns] of before.tables) {
    const currentColumns = after.tables.get(table)
    if (!currentColumns) {
      changes.push(`${table} is gone`)
      continue
    }
    for (const [name, column] of columns) {
      const current = currentColumns.get(name)
      if (!current) changes.push(`${table}.${name} is gone`)
      else if (current.type !== column.type) changes.push(`${table}.${name} has another type`)
      else if (column.isFilled && !current.isFilled && !current.isNullable) {
        changes.push(`${table}.${name} has to be given`)
      } else if (column.isNullable && !current.isNullable) {
        changes.push(`${table}.${name} may not be null`)
      }
    }
    for (const [name, column] of currentColumns) {
      if (!columns.has(name) && !column.isNullable && !column.isFilled) {
        changes.push(`${table}.${name} has to be given`)
      }
    }
  }
  const previousRules = new Set(
    before.rules.map(({ table, definition }) => `${table} ${definition}`),
  )
  for (const { table, definition, columns } of after.rules) {
    const previousColumns = before.tables.get(table)
    // A rule on new columns only is satisfied by their defaults.
    if (!previousColumns || !columns.some((name) => previousColumns.has(name))) continue
    if (!previousRules.has(`${table} ${definition}`))
      changes.push(`${table} must keep ${definition}`)
  }
  return changes
}

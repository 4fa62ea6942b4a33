import type { ClientBase, Pool } from 'pg'

/** A statement as it was sent to PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
}

export interface Recording {
  /** Returns the statements that ran since the last call. */
  take(): Statement[]
}

/** Records every statement that a pool's connections run from now on. */
export function recordStatements(pool: Pool): Recording {
  let statements: Statement[] = []
  const patchedClients = new WeakSet<ClientBase>()
  pool.on('acquire', (client) => {
    if (patchedClients.has(client)) return
    patchedClients.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (typeof args[0] === 'string') {
        statements.push({ text: args[0], values: Array.isArray(args[1]) ? args[1] : [] })
      }
      return query(...args)
    }) as typeof client.query
  })
  return {
    take: () => {
      const result = statements
      statements = []
      return result
    },
  }
}

/** A step of a plan, as output by EXPLAIN (FORMAT JSON). */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** Every step of PostgreSQL's plan for a statement with these values. */
export async function planOf(pool: Pool, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query(`explain (format json) ${text}`, values)
  return flatten(rows[0]['QUERY PLAN'][0].Plan)
}

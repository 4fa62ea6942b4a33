import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { currentActor } from './actor.ts'

const writes = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']

/** A connection that this driver made. */
type OwnConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Whether a query may change rows. */
function mayWrite({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') return /^\s*(?:with|insert|update|delete|merge)\b/i.test(sql)
  return writes.includes(query.kind) || ('with' in query && query.with !== undefined)
}

/**
 * Tells the triggers of the audit log, for the rest of the transaction, who makes its changes. A
 * change outside a transaction gets one of its own for that.
 */
class AttributedDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()
  readonly #inTransaction = new WeakSet<DatabaseConnection>()

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options)
    if (!this.#known.has(connection)) {
      this.#known.add(connection)
      this.#attributeWrites(connection)
    }
    return connection
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    this.#inTransaction.add(connection)
    const actor = currentActor()
    if (!actor) return
    await connection.executeQuery(
      CompiledQuery.raw("select set_config('agency.actor', $1, true)", [JSON.stringify(actor)]),
    )
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#inTransaction.delete(connection)
    await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: OwnConnection): Promise<void> {
    this.#inTransaction.delete(connection)
    await super.rollbackTransaction(connection)
  }

  #attributeWrites(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection) as DatabaseConnection['executeQuery']
    connection.executeQuery = async (query, ...options) => {
      if (this.#inTransaction.has(connection) || !currentActor() || !mayWrite(query)) {
        return execute(query, ...options)
      }
      await this.beginTransaction(connection, {})
      try {
        const result = await execute(query, ...options)
        await this.commitTransaction(connection)
        return result as never
      } catch (error) {
        // The first error says more than that of a rollback on a broken connection.
        await this.rollbackTransaction(connection as OwnConnection).catch(() => {})
        throw error
      }
    }
  }
}

/** PostgreSQL, with each change attributed to whoever makes the request. */
export class AttributedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new AttributedDriver(this.#config)
  }
}

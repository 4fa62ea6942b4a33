import { runAs } from '@agency/db/actor'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { keyAllows, requireScope } from '../api-keys/api-key-service.ts'
import { recordAction } from '../audit/record-action.ts'
import { type KeyCaller, keyActorOf } from '../auth/run-as-staff.ts'
import { getSettings } from '../settings/settings-service.ts'
import { type McpTool, mcpTools } from './mcp-tools.ts'

/** Whether an owner switched the endpoint on. */
export const isMcpEnabled = async (db: Database): Promise<boolean> =>
  (await getSettings(db)).mcp.isEnabled

export const isReadOnly = ({ scope }: Pick<McpTool, 'scope'>): boolean => scope.endsWith(':read')

/** The tools that a key may call. */
export const listTools = (caller: KeyCaller): McpTool[] =>
  mcpTools.filter(({ scope }) => keyAllows(caller, scope))

export interface ToolCall {
  caller: KeyCaller
  name: string
  input: unknown
  requestId: string
  address: string
}

/**
 * Calls a tool for a key. Each call is in the audit log before anything is read or changed: the tool
 * and the id it is about, no other input. Throws NOT_FOUND, FORBIDDEN, BAD_REQUEST, and the errors of
 * the tool.
 */
export const callTool = (
  deps: Deps,
  { caller, name, input, requestId, address }: ToolCall,
): Promise<Record<string, unknown>> =>
  runAs(keyActorOf(caller, address, 'mcp'), async () => {
    const tool = mcpTools.find((each) => each.name === name)
    const record = (action: 'called' | 'refused', subjectId = '') => {
      const entry = { kind: 'tool call', subject: tool?.name ?? '', action, subjectId }
      return recordAction(deps.db, entry)
    }
    let parsed: Record<string, unknown>
    try {
      if (!tool) throw new AppError('NOT_FOUND', 'There is no such tool.')
      requireScope(caller, tool.scope)
      parsed = tool.input.parse(input)
    } catch (error) {
      await record('refused')
      throw error
    }
    await record('called', String(tool.subjectId?.(parsed) ?? ''))
    const { staff } = caller
    const output = await tool.run({ deps, staff, requestId, address }, parsed)
    return tool.output.parse(output)
  })

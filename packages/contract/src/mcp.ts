import { z } from 'zod'

/** Where assistants connect: streamable HTTP of the Model Context Protocol. */
export const MCP_PATH = '/mcp'

/** Whether assistants may connect; while they may not, the path is unknown. */
export const McpSettings = z.object({
  isEnabled: z.boolean('Please choose whether assistants may connect.'),
})

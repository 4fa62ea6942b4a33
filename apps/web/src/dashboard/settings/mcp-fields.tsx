import { MCP_PATH } from '@agency/contract/mcp'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { Action } from '../../ui/forms/controls.ts'
import { Wide } from '../../ui/forms/form-section.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { Permitted } from '../permissions.tsx'
import { SettingChoice } from './setting-choice.tsx'
import type { SettingsForm } from './setting-input.tsx'

const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: '75ch' } })
const InlineLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
})
const Address = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& code': { overflowWrap: 'anywhere' },
  },
})

const choices = [
  ['yes', 'Assistants with an API key can connect'],
  ['no', 'Off: the address does not exist'],
] as const

/** Whether assistants may connect, and where. */
export function McpFields({ form }: { form: SettingsForm }) {
  const copyWith = useCopy()
  const address = `${location.origin}${MCP_PATH}`
  const copy = () =>
    copyWith(address, { copied: 'Address copied', failed: 'Please copy the address by hand.' })
  return (
    <Wide>
      <Text>
        An AI assistant that speaks the Model Context Protocol (MCP) can look up leads, make
        concepts, price briefs, and draft projects and proposals. It may do what the scopes of its
        API key say, and each call is in the audit log. Drafts stay with you until you publish or
        send them; a concept or an estimate sends its client the usual email.
      </Text>
      <SettingChoice form={form} name="mcp_isEnabled" legend="Connections" choices={choices} />
      <Address>
        Address: <code>{address}</code>
        <Action variant="outline" onClick={() => void copy()}>
          Copy address
        </Action>
      </Address>
      <Permitted permission="apiKeys:read">
        <Text>
          Make a key for each assistant under{' '}
          <InlineLink href="/dashboard/settings/api-keys">API keys</InlineLink>, with the scopes
          that it needs and no more. The assistant sends it as a bearer token.
        </Text>
      </Permitted>
    </Wide>
  )
}

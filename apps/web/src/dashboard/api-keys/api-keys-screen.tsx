import { type ApiKey, apiScopes, NewApiKey, scopeLabels } from '@agency/contract/api-key'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { z } from 'zod'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { copyText } from '../../browser/copy-text.ts'
import { formatDay } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Panel } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Empty } from '../../ui/data/states.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action, ActionAnchor, ActionLink, CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { Screen } from '../layout/screen.tsx'
import { useProof } from '../second-factor/proof.tsx'

const Scopes = chakra('ul', { base: { '& li': { color: 'fg.muted' } } })
const Start = chakra('small', {
  base: { display: 'block', fontFamily: 'monospace', color: 'fg.muted', fontSize: 'inherit' },
})

const badges = {
  active: { tone: 'good', icon: <Icon name="check" /> },
  expired: { tone: 'bad', icon: <DashboardIcon name="clock" /> },
  revoked: { tone: 'quiet', icon: <Icon name="close" /> },
} as const
const stateNames: Record<ApiKey['state'], string> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
}

const columns: Column<ApiKey>[] = [
  {
    key: 'name',
    title: 'Key',
    cell: ({ name, start }) => (
      <>
        <strong>{name}</strong>
        <Start>{start}…</Start>
      </>
    ),
  },
  {
    key: 'scopes',
    title: 'May',
    cell: ({ scopes }) => (
      <Scopes>
        {scopes.map((scope) => (
          <li key={scope}>{scopeLabels[scope]}</li>
        ))}
      </Scopes>
    ),
  },
  { key: 'by', title: 'Made by', wideOnly: true, cell: ({ madeBy }) => madeBy },
  {
    key: 'state',
    title: 'State',
    cell: ({ state, expiresAt }) => (
      <StatusBadge {...badges[state]}>
        {state === 'active' && expiresAt
          ? `Active until ${formatDay(new Date(Date.parse(expiresAt) - 1))}`
          : stateNames[state]}
      </StatusBadge>
    ),
  },
  {
    key: 'used',
    title: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Timestamp time={lastUsedAt} /> : 'Not yet'),
  },
]

/** Keys with which other programs call the documented paths, and assistants tools. */
export default function ApiKeysScreen() {
  const [isCreating, setCreating] = useState(false)
  return (
    <Screen
      title="API keys"
      description="With a key, another program calls the documented paths of this site, or an AI assistant its tools. It may do what its scopes say, and never more than the person who made it."
      requires="apiKeys:write"
      actions={
        <>
          <ActionLink href="/dashboard/settings" variant="outline">
            <Icon name="left" /> Settings
          </ActionLink>
          <ActionAnchor href="/api/docs" variant="outline">
            API reference
          </ActionAnchor>
          <Action onClick={() => setCreating(true)}>
            <DashboardIcon name="plus" /> New key
          </Action>
        </>
      }
    >
      <Keys onNew={() => setCreating(true)} />
      {isCreating && <NewKeyDrawer onClose={() => setCreating(false)} />}
    </Screen>
  )
}

function Keys({ onNew }: { onNew: () => void }) {
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const query = trpc.apiKeys.list.useQuery()
  const revoke = trpc.apiKeys.revoke.useMutation()
  async function revokeKey({ id, name }: ApiKey) {
    const isConfirmed = await confirm({
      text: `Revoke the key ${name}?`,
      note: 'Programs that use it are rejected at once. This cannot be undone.',
      confirmLabel: 'Revoke',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      utils.apiKeys.list.setData(undefined, await revoke.mutateAsync({ id }))
      toast({ text: `${name} is revoked` })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to revoke the key', failed: true })
      void utils.apiKeys.list.invalidate()
    }
  }
  return (
    <Panel aria-label="API keys">
      <QueryView query={query} itemsName="API keys" rows={4}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty
              title="No keys yet"
              action={
                <Action variant="outline" onClick={onNew}>
                  New key
                </Action>
              }
            >
              Make one for each program, so that you can revoke it on its own.
            </Empty>
          ) : (
            <DataTable
              caption="API keys"
              columns={columns}
              rows={keys}
              nameOf={({ name }) => name}
              actions={(key) =>
                key.state !== 'revoked' && (
                  <Action
                    variant="outline"
                    aria-label={`Revoke ${key.name}`}
                    onClick={() => revokeKey(key)}
                  >
                    Revoke
                  </Action>
                )
              }
            />
          )
        }
      </QueryView>
    </Panel>
  )
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } })
const ScopeChoice = chakra('fieldset', {
  base: {
    display: 'grid',
    '& legend': { fontWeight: '600', marginBottom: '1' },
    '& p': { color: 'error', fontWeight: '500' },
  },
})
const SecretText = chakra('p', {
  base: {
    padding: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
  },
})

const empty: NewApiKey = { name: '', scopes: [] }

function NewKeyDrawer({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const utils = trpc.useUtils()
  const withProof = useProof()
  const create = trpc.apiKeys.create.useMutation()
  const [failure, setFailure] = useState('')
  const [secret, setSecret] = useState<string>()
  const form = useContractForm<NewApiKey>({
    defaultValues: empty,
    // An empty field is no day.
    schema: NewApiKey.extend({
      lastDay: NewApiKey.shape.lastDay.or(z.literal('').transform(() => undefined)),
    }),
    idOf: (name) => `key-${name}`,
    send,
  })
  async function send(key: NewApiKey) {
    setFailure('')
    try {
      const created = await withProof(() => create.mutateAsync(key))
      setSecret(created.secret)
      void utils.apiKeys.list.invalidate()
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issue = apiError?.issues.find(({ path }) => path === 'lastDay')
      if (issue) form.setError('lastDay', { message: issue.message })
      else setFailure(apiError?.message || 'Failed to make the key')
    }
  }
  const copy = async () => {
    const isCopied = await copyText(secret ?? '')
    toast({ text: isCopied ? 'Key copied' : 'Please copy the key by hand.', failed: !isCopied })
  }
  return (
    <Drawer title="New API key" onClose={onClose}>
      <DrawerBody>
        {secret !== undefined ? (
          <chakra.div display="grid" gap="4" role="status">
            <p>
              This is the key. You won’t be able to see it again: the server only keeps its hash.
              Send it in the Authorization header, as Bearer.
            </p>
            <SecretText>{secret}</SecretText>
            <DrawerActions>
              <Action onClick={() => copy()}>Copy key</Action>
              <Action variant="outline" onClick={onClose}>
                Done
              </Action>
            </DrawerActions>
          </chakra.div>
        ) : (
          <Form method="post" noValidate aria-label="New API key" onSubmit={form.onSubmit}>
            {form.problems.length > 0 && (
              <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
            )}
            <FormField
              form={form}
              name="name"
              label="Name"
              hint="The program that uses it, such as “Website of a client”."
              required
            />
            <ScopeChoice id="key-scopes" tabIndex={-1}>
              <legend>What it may do</legend>
              {apiScopes.map((scope) => (
                <CheckLabel key={scope} htmlFor={`key-scope-${scope}`}>
                  <CheckBox id={`key-scope-${scope}`} value={scope} {...form.register('scopes')} />
                  {scopeLabels[scope]}
                </CheckLabel>
              ))}
              {form.errorOf('scopes') && <p>{form.errorOf('scopes')}</p>}
            </ScopeChoice>
            <FormField form={form} name="lastDay" label="Last day" type="date" optional />
            <FormFailure message={failure} />
            <DrawerActions>
              <Action type="submit" aria-disabled={create.isPending} {...keepFocusOnPress}>
                {create.isPending ? 'Creating...' : 'Create key'}
              </Action>
              <Action variant="outline" onClick={onClose}>
                Cancel
              </Action>
            </DrawerActions>
          </Form>
        )}
      </DrawerBody>
    </Drawer>
  )
}

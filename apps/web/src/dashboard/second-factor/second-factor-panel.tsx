import { type Passkey, RECOVERY_CODES, type SecondFactors } from '@agency/contract/second-factor'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { FormSection, type Section, Wide } from '../../ui/forms/form-section.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { Drawer, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { type AddableFactor, AddSecondFactor } from './add-second-factor.tsx'
import { useProof } from './proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: '75ch' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Rows = chakra('ul', {
  base: {
    display: 'grid',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2',
    },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& p': { minWidth: '0', overflowWrap: 'anywhere' },
    '& strong': { fontWeight: '600' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
  },
})

/** The second factors of the person who is logged in. */
export function SecondFactorPanel({ section }: { section: Section }) {
  const query = trpc.secondFactor.get.useQuery()
  return (
    <FormSection section={section}>
      <Wide>
        <Text>
          With a second factor, your password alone does not log anybody in. Add an authenticator
          app or a passkey, or both.
        </Text>
        <QueryView query={query} itemsName="your second factors" rows={3}>
          {(factors) => <Factors factors={factors} />}
        </QueryView>
      </Wide>
    </FormSection>
  )
}

/** What is open in the drawer: a factor to add, or new recovery codes. */
type Opened = AddableFactor | string[]

function Factors({ factors }: { factors: SecondFactors }) {
  const { appSince, passkeys, recoveryCodesLeft, isRequired } = factors
  const toast = useToast()
  const confirm = useConfirm()
  const withProof = useProof()
  const utils = trpc.useUtils()
  const removeApp = trpc.secondFactor.removeApp.useMutation()
  const removePasskey = trpc.secondFactor.removePasskey.useMutation()
  const renewCodes = trpc.secondFactor.renewRecoveryCodes.useMutation()
  const [opened, setOpened] = useState<Opened>()
  const hasFactor = appSince !== null || passkeys.length > 0

  async function run<Result>(work: () => Promise<Result>, done: (result: Result) => void) {
    try {
      done(await withProof(work))
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to change this', failed: true })
      void utils.secondFactor.get.invalidate()
    }
  }
  async function remove(text: string, work: () => Promise<SecondFactors>) {
    const isLast = (appSince === null ? 0 : 1) + passkeys.length === 1
    const isConfirmed = await confirm({
      text,
      note: isLast
        ? 'It is your only one: after this, your password alone logs you in.'
        : 'You cannot log in with it any more.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (!isConfirmed) return
    await run(work, (left) => {
      utils.secondFactor.get.setData(undefined, left)
      toast({ text: 'Second factor removed' })
    })
  }
  async function makeCodes() {
    const isConfirmed = await confirm({
      text: 'Create new recovery codes?',
      note: 'The earlier ones stop working.',
      confirmLabel: 'Create new codes',
    })
    if (!isConfirmed) return
    await run(
      () => renewCodes.mutateAsync(),
      ({ recoveryCodes }) => {
        setOpened(recoveryCodes)
        void utils.secondFactor.get.invalidate()
      },
    )
  }
  return (
    <>
      {isRequired && <Text>Your role needs one: the last one cannot be removed.</Text>}
      {hasFactor && (
        <Rows>
          {appSince !== null && (
            <Row
              title="Authenticator app"
              note={`Added ${formatTime(appSince)}`}
              action={
                <Action
                  variant="outline"
                  aria-label="Remove the authenticator app"
                  onClick={() =>
                    void remove('Remove the authenticator app?', () => removeApp.mutateAsync())
                  }
                >
                  Remove
                </Action>
              }
            />
          )}
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() =>
                void remove(`Remove the passkey ${passkey.name}?`, () =>
                  removePasskey.mutateAsync({ id: passkey.id }),
                )
              }
            />
          ))}
          <Row
            title="Recovery codes"
            note={`${recoveryCodesLeft} of ${RECOVERY_CODES} left`}
            action={
              <Action variant="outline" onClick={() => void makeCodes()}>
                Create new codes
              </Action>
            }
          />
        </Rows>
      )}
      <Buttons>
        {appSince === null && (
          <Action variant="outline" onClick={() => setOpened('app')}>
            Add an authenticator app
          </Action>
        )}
        <Action variant="outline" onClick={() => setOpened('passkey')}>
          Add a passkey
        </Action>
      </Buttons>
      {opened !== undefined && (
        <FactorDrawer opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const titles = { app: 'Add an authenticator app', passkey: 'Add a passkey' }

function FactorDrawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const isFactor = typeof opened === 'string'
  return (
    <Drawer title={isFactor ? titles[opened] : 'Recovery codes'} onClose={onClose}>
      <DrawerBody>
        {isFactor ? (
          <AddSecondFactor factor={opened} onEnd={onClose} />
        ) : (
          <RecoveryCodes codes={opened} onDone={onClose} />
        )}
      </DrawerBody>
    </Drawer>
  )
}

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <Row
    title={passkey.name}
    note={
      <>
        Passkey, added {formatTime(passkey.createdAt)},{' '}
        {passkey.lastUsedAt === null ? (
          'not used yet'
        ) : (
          <>
            last used <Timestamp time={passkey.lastUsedAt} />
          </>
        )}
      </>
    }
    action={
      <Action
        variant="outline"
        aria-label={`Remove the passkey ${passkey.name}`}
        onClick={onRemove}
      >
        Remove
      </Action>
    }
  />
)

interface RowProps {
  title: string
  note: ReactNode
  action: ReactNode
}

const Row = ({ title, note, action }: RowProps) => (
  <li>
    <p>
      <strong>{title}</strong>
      <small>{note}</small>
    </p>
    {action}
  </li>
)

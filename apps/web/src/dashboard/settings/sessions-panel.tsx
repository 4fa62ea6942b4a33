import type { StaffSession } from '@agency/contract/staff-member'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { session as browserSession } from '../../browser/session.ts'
import { formatTime } from '../../format/dates.ts'
import { deviceName } from '../../format/device.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { otherSections } from './settings-sections.ts'

const [, , section] = otherSections

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

/** Where the person who is logged in is logged in, with a way to end each session. */
export function SessionsPanel() {
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const query = trpc.auth.sessions.useQuery()
  const end = trpc.auth.endSession.useMutation()
  const endOthers = trpc.auth.endOtherSessions.useMutation()

  async function run(work: () => Promise<unknown>, text: string) {
    try {
      await work()
      toast({ text })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to end the session', failed: true })
    }
    await utils.auth.sessions.invalidate()
  }
  const endOne = ({ id, userAgent }: StaffSession) =>
    run(() => end.mutateAsync({ id }), `Session ended: ${deviceName(userAgent)}`)
  const endAllOthers = async () => {
    const isConfirmed = await confirm({
      text: 'End all other sessions?',
      note: 'Everywhere but here you have to log in again.',
      confirmLabel: 'End all others',
    })
    if (!isConfirmed) return
    await run(async () => {
      const { token } = await endOthers.mutateAsync()
      browserSession.login(token)
    }, 'All other sessions have been ended')
  }
  return (
    <FormSection section={section}>
      <Wide>
        <chakra.p color="fg.muted">
          Where you are logged in. End a session that you do not know, and change your password.
        </chakra.p>
        <QueryView query={query} itemsName="sessions" rows={3}>
          {(sessions) => (
            <>
              <Rows>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <p>
                      <strong>{deviceName(session.userAgent)}</strong>
                      {session.isCurrent && ' (this session)'}
                      <small>
                        From {session.address}, logged in {formatTime(session.createdAt)}, last used{' '}
                        <Timestamp time={session.lastSeenAt} />
                      </small>
                    </p>
                    {!session.isCurrent && (
                      <Action
                        variant="outline"
                        aria-label={`End the session: ${deviceName(session.userAgent)}, from ${session.address}`}
                        onClick={() => endOne(session)}
                      >
                        End
                      </Action>
                    )}
                  </li>
                ))}
              </Rows>
              {sessions.some(({ isCurrent }) => !isCurrent) && (
                <div>
                  <Action variant="outline" onClick={endAllOthers}>
                    End all others
                  </Action>
                </div>
              )}
            </>
          )}
        </QueryView>
      </Wide>
    </FormSection>
  )
}

import { type Role, roleLabels } from '@agency/contract/permissions'
import {
  type Invitation,
  LAST_OWNER,
  type SentInvitation,
  type StaffList,
  type StaffMember,
} from '@agency/contract/staff-member'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useProof } from '../second-factor/proof.tsx'

/** Whether nobody else is an owner who can log in. */
export const isLastOwner = ({ role, deactivatedAt, id }: StaffMember, people: StaffMember[]) =>
  role === 'owner' &&
  deactivatedAt === null &&
  !people.some((other) => other.id !== id && other.role === 'owner' && other.deactivatedAt === null)

/** The changes to people and invitations, with their questions and messages. */
export function usePeopleActions(people: StaffMember[]) {
  const toast = useToast()
  const confirm = useConfirm()
  const withProof = useProof()
  const utils = trpc.useUtils()
  const { data: me } = trpc.auth.me.useQuery()
  const changeRole = trpc.staff.changeRole.useMutation()
  const transfer = trpc.staff.transferOwnership.useMutation()
  const deactivate = trpc.staff.deactivate.useMutation()
  const reactivate = trpc.staff.reactivate.useMutation()
  const remove = trpc.staff.remove.useMutation()
  const resend = trpc.staff.resendInvitation.useMutation()
  const resetFactor = trpc.staff.resetSecondFactor.useMutation()
  const withdraw = trpc.staff.withdrawInvitation.useMutation()

  async function run(work: () => Promise<StaffList | undefined>, success: string) {
    try {
      const list = await withProof(work)
      if (list) utils.staff.list.setData(undefined, list)
      else await utils.staff.list.invalidate()
      toast({ text: success })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to change people', failed: true })
      void utils.staff.list.invalidate()
    }
    // One's own role may be another now.
    void utils.auth.me.invalidate()
  }
  /** Says why the last owner cannot be changed. */
  const refuses = (person: StaffMember) => {
    const isRefused = isLastOwner(person, people)
    if (isRefused) toast({ text: LAST_OWNER, failed: true })
    return isRefused
  }
  const { id: ownId } = me ?? {}

  return {
    ownId,
    changeRole: async (person: StaffMember, role: Role) => {
      const { id, email } = person
      if (role === person.role || (role !== 'owner' && refuses(person))) return
      const isOwn = id === ownId
      const isConfirmed =
        !(isOwn || role === 'owner') ||
        (await confirm({
          text: isOwn ? `Change your own role to ${roleLabels[role]}?` : `Make ${email} an owner?`,
          note: isOwn
            ? 'You can no longer manage people, settings and prices afterwards.'
            : 'Owners can do everything, including changing your role.',
          confirmLabel: isOwn ? 'Change my role' : 'Make an owner',
        }))
      if (!isConfirmed) return
      await run(() => changeRole.mutateAsync({ id, role }), `${email} is ${roleLabels[role]} now`)
    },
    transferOwnership: async ({ id, email }: StaffMember) => {
      const isConfirmed = await confirm({
        text: `Transfer the ownership to ${email}?`,
        note: 'You become an editor. Only they can make you an owner again.',
        confirmLabel: 'Transfer ownership',
        danger: true,
      })
      if (!isConfirmed) return
      await run(() => transfer.mutateAsync({ id }), `${email} is the owner now`)
    },
    resetSecondFactor: async ({ id, email }: StaffMember) => {
      const isConfirmed = await confirm({
        text: `Reset ${email}’s second factor?`,
        note: 'For somebody who has lost it: their password alone logs them in, until they add another. They are logged out everywhere.',
        confirmLabel: 'Reset',
        danger: true,
      })
      if (!isConfirmed) return
      await run(() => resetFactor.mutateAsync({ id }), `${email}’s second factor was reset`)
    },
    deactivate: async (person: StaffMember) => {
      const { id, email } = person
      if (refuses(person)) return
      const isConfirmed = await confirm({
        text: `Deactivate ${email}?`,
        note: 'They are logged out everywhere at once and can no longer log in. Their work stays, and you can reactivate them.',
        confirmLabel: 'Deactivate',
        danger: true,
      })
      if (!isConfirmed) return
      await run(() => deactivate.mutateAsync({ id }), `${email} is deactivated`)
    },
    reactivate: ({ id, email }: StaffMember) =>
      run(() => reactivate.mutateAsync({ id }), `${email} can log in again`),
    remove: async (person: StaffMember) => {
      const { id, email } = person
      if (refuses(person)) return
      const isConfirmed = await confirm({
        text: `Remove ${email}?`,
        note: 'Their login is deleted. Their work stays. This cannot be undone.',
        confirmLabel: 'Remove',
        danger: true,
      })
      if (!isConfirmed) return
      await run(() => remove.mutateAsync({ id }), `${email} was removed`)
    },
    resend: async ({ id, email }: Invitation): Promise<SentInvitation | undefined> => {
      let sent: SentInvitation | undefined
      await run(async () => {
        sent = await resend.mutateAsync({ id })
        return undefined
      }, `Invitation sent to ${email} again. The earlier link no longer works.`)
      return sent?.link ? sent : undefined
    },
    withdraw: async ({ id, email }: Invitation) => {
      const isConfirmed = await confirm({
        text: `Withdraw the invitation to ${email}?`,
        note: 'The link in the email stops working.',
        confirmLabel: 'Withdraw',
      })
      if (!isConfirmed) return
      await run(
        () => withdraw.mutateAsync({ id }).then(() => undefined),
        `The invitation to ${email} was withdrawn`,
      )
    },
  }
}
export type PeopleActions = ReturnType<typeof usePeopleActions>

import { type Role, roleDescriptions, roleLabels, roles } from '@agency/contract/permissions'
import { NewInvitation, type SentInvitation } from '@agency/contract/staff-member'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { copyText } from '../../browser/copy-text.ts'
import { Action, CheckBox } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Drawer, DrawerActions, DrawerBody } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useProof } from '../second-factor/proof.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: '4' } })
const Roles = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    '& legend': { fontWeight: '600', marginBottom: '2' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'start',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { borderColor: 'control' },
      '&:has(:checked)': { borderColor: 'accent' },
    },
    '& input': { marginTop: '2px' },
    '& strong': { fontWeight: '600' },
    '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
  },
})
const LinkText = chakra('p', {
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

const empty: NewInvitation = { email: '', role: 'editor' }

interface InviteDrawerProps {
  onClose: () => void
}

/** Invites a colleague by email. */
export function InviteDrawer({ onClose }: InviteDrawerProps) {
  const toast = useToast()
  const utils = trpc.useUtils()
  const withProof = useProof()
  const invite = trpc.staff.invite.useMutation()
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState<SentInvitation>()
  const form = useContractForm<NewInvitation>({
    defaultValues: empty,
    schema: NewInvitation,
    idOf: (name) => `invite-${name}`,
    send,
  })
  async function send(invitation: NewInvitation) {
    setFailure('')
    try {
      const result = await withProof(() => invite.mutateAsync(invitation))
      void utils.staff.list.invalidate()
      if (result.link !== null) return setSent(result)
      toast({ text: `Invitation sent to ${result.invitation.email}` })
      onClose()
    } catch (error) {
      const apiError = apiErrorOf(error)
      const issue = apiError?.issues.find(({ path }) => path === 'email')
      if (issue) form.setError('email', { message: issue.message })
      else setFailure(apiError?.message || 'Failed to send the invitation')
    }
  }
  return (
    <Drawer title="Invite a person" onClose={onClose}>
      <DrawerBody>
        {sent ? (
          <InvitationLink sent={sent} />
        ) : (
          <Form method="post" noValidate aria-label="Invite a person" onSubmit={form.onSubmit}>
            <chakra.p color="fg.muted">
              The person gets an email with a link to choose a password. It works once, for 7 days.
            </chakra.p>
            {form.problems.length > 0 && (
              <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
            )}
            <FormField form={form} name="email" label="Email" type="email" required />
            <Roles>
              <legend>Role</legend>
              {roles.map((role) => (
                <RoleChoice key={role} role={role} register={form.register} />
              ))}
            </Roles>
            <FormFailure message={failure} />
            <DrawerActions>
              <Action type="submit" aria-disabled={invite.isPending} {...keepFocusOnPress}>
                {invite.isPending ? 'Sending...' : 'Send invitation'}
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

interface RoleChoiceProps {
  role: Role
  register: ReturnType<typeof useContractForm<NewInvitation>>['register']
}

function RoleChoice({ role: choice, register }: RoleChoiceProps) {
  const id = `invite-role-${choice}`
  return (
    <label htmlFor={id}>
      <CheckBox
        id={id}
        type="radio"
        value={choice}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        {...register('role')}
      />
      <span>
        <strong id={`${id}-name`}>{roleLabels[choice]}</strong>
        <small id={`${id}-note`}>{roleDescriptions[choice]}</small>
      </span>
    </label>
  )
}

/** The link of an invitation, on a site without a mail server. */
export function InvitationLink({ sent: { invitation, link } }: { sent: SentInvitation }) {
  const toast = useToast()
  const copy = async () => {
    const isCopied = await copyText(link ?? '')
    toast({
      text: isCopied ? 'Link copied' : 'Please copy the link by hand.',
      failed: !isCopied,
    })
  }
  return (
    <chakra.div display="grid" gap="4" role="status">
      <p>
        No mail server is set up, so the email was saved as a file. Please give this link to{' '}
        {invitation.email} yourself. You won’t be able to see it again. It works once, for 7 days.
      </p>
      <LinkText>{link}</LinkText>
      <DrawerActions>
        <Action onClick={() => copy()}>Copy link</Action>
      </DrawerActions>
    </chakra.div>
  )
}

import type { Contact } from '@agency/contract/contact'
import { contactVariableLabels, contactVariables } from '@agency/contract/email-variables'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { useSession } from '../../browser/use-session.ts'
import { Action, CompactSelect } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress } from '../../ui/forms/use-contract-form.ts'
import { EmailPreview, useEmailPreview } from '../emails/email-preview.tsx'
import { VariableList } from '../emails/variable-list.tsx'
import { useContactEmail } from './use-contact-email.ts'

const Form = chakra(
  'form',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      '& label': { fontSize: '.875rem' },
    },
  },
  { defaultProps: { method: 'post' } },
)
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Problem = chakra('p', { base: { color: 'warning', overflowWrap: 'anywhere' } })
const TemplatesLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
})

export function ContactEmailForm({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const email = useContactEmail(contact, onClose)
  const { form, values } = email
  const { data: templates = [] } = trpc.emailTemplates.list.useQuery()
  const { data: addresses = [] } = trpc.contacts.addresses.useQuery({ id: contact.id })
  const load = trpc.emails.preview.useMutation()
  const { subject, text, replyTo } = values
  const isEmpty = subject.trim() === '' || text.trim() === ''
  return (
    <Form noValidate aria-label="Email" onSubmit={form.onSubmit}>
      <ErrorSummary problems={form.problems} attempt={form.formState.submitCount} />
      <Pair>
        <Field id={form.idOf('to')} label="To" error={form.errorOf('to')}>
          {(control) => (
            <CompactSelect {...control} {...form.register('to')}>
              <option value={contact.email}>{contact.email}</option>
              {addresses.map((address) => (
                <option key={address.id} value={address.email}>
                  {address.email}
                </option>
              ))}
            </CompactSelect>
          )}
        </Field>
        <ReplyToField email={email} />
      </Pair>
      <Field
        id="email-template"
        label="Template"
        optional
        hint={
          <>
            Make and change templates in{' '}
            <TemplatesLink href="/dashboard/settings/emails">Settings, Emails</TemplatesLink>.
          </>
        }
      >
        {(control) => (
          <CompactSelect
            {...control}
            value=""
            onChange={({ target }) => {
              const template = templates.find(({ id }) => String(id) === target.value)
              if (template) void email.applyTemplate(template)
            }}
          >
            <option value="">
              {templates.length === 0 ? 'No templates yet' : 'Choose a template'}
            </option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </CompactSelect>
        )}
      </Field>
      <FormField form={form} name="subject" label="Subject" required />
      <FormField form={form} name="text" label="Text" required minHeight="200px" />
      <VariableList
        names={contactVariables}
        labels={contactVariableLabels}
        fieldId={form.idOf('text')}
        onInsert={email.insertText}
      />
      {!isEmpty && (
        <Preview
          input={{ contactId: contact.id, subject, text, replyTo }}
          load={(input) => load.mutateAsync(input)}
        />
      )}
      <FormFailure message={email.failure} />
      <Buttons>
        <Action type="submit" aria-disabled={email.isPending} {...keepFocusOnPress}>
          {email.isPending ? 'Sending...' : 'Send email'}
        </Action>
        <Action variant="outline" onClick={() => void email.cancel()}>
          Cancel
        </Action>
      </Buttons>
    </Form>
  )
}

/** Whose inbox gets the reply. */
function ReplyToField({ email: { form } }: { email: ReturnType<typeof useContactEmail> }) {
  const { data: agency } = trpc.settings.agency.useQuery()
  const { user } = useSession()
  return (
    <Field id={form.idOf('replyTo')} label="Replies go to" error={form.errorOf('replyTo')}>
      {(control) => (
        <CompactSelect {...control} {...form.register('replyTo')}>
          <option value="agency">{agency?.email ?? 'Your agency'}</option>
          <option value="me">{user?.email ?? 'You'}</option>
        </CompactSelect>
      )}
    </Field>
  )
}

type PreviewInput = Parameters<ReturnType<typeof trpc.emails.preview.useMutation>['mutateAsync']>[0]
type LoadPreview = ReturnType<typeof trpc.emails.preview.useMutation>['mutateAsync']

function Preview({
  input,
  load,
}: {
  input: PreviewInput
  load: (input: PreviewInput) => ReturnType<LoadPreview>
}) {
  const { preview, failure } = useEmailPreview(input, load)
  return (
    <>
      {preview?.problems.map((problem) => (
        <Problem key={problem} role="status">
          {problem}
        </Problem>
      ))}
      <EmailPreview preview={preview} failure={failure} />
    </>
  )
}

import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageParams } from '../../app/page.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Empty, LoadFailure, RowsSkeleton } from '../../ui/data/states.tsx'
import { ActionLink } from '../../ui/forms/controls.ts'
import { useInvalidatePublicPages } from '../api/public-cache.ts'
import { Screen } from '../layout/screen.tsx'
import { Permitted, PermittedFields } from '../permissions.tsx'
import { ContactDeletion } from './contact-deletion.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactEmail } from './contact-email.tsx'
import { ContactMerge } from './contact-merge.tsx'
import { ContactNextStep } from './contact-next-step.tsx'
import { ContactNotes } from './contact-notes.tsx'
import { ContactProposals } from './contact-proposals.tsx'
import { ContactSources } from './contact-sources.tsx'
import { ContactTags } from './contact-tags.tsx'
import { ContactTimeline } from './contact-timeline.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
})
const SideColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
})

const BackLink = () => (
  <ActionLink href="/dashboard/users" variant="outline">
    <Icon name="left" /> All users
  </ActionLink>
)

/** One person: contact details, next steps and timeline. */
export default function ContactScreen({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const [isDeleted, setDeleted] = useState(false)
  useLeaveAfterDeletion(isDeleted)
  const { data, error, refetch } = trpc.contacts.get.useQuery({ id }, { enabled: !isDeleted })
  return (
    <Screen
      title={data?.name ?? 'User'}
      resource="contacts"
      description={data?.company}
      actions={
        <>
          <BackLink />
          <Permitted permission="estimates:write">
            <ActionLink href={`/dashboard/create-estimate?contact=${id}`}>
              Create estimate
            </ActionLink>
          </Permitted>
        </>
      }
    >
      {isDeleted ? (
        <RowsSkeleton rows={8} label="Loading users..." />
      ) : data && !isUnknownContact(error) ? (
        // Also shown if a refetch failed: what is being typed here must not be lost.
        <ContactParts contact={data} onDeleted={() => setDeleted(true)} />
      ) : error ? (
        <ContactError error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={8} label="Loading the user..." />
      )}
    </Screen>
  )
}

/**
 * Navigates back to the list in a later render. The form with unsaved notes is unmounted by then,
 * so there is no prompt about them.
 */
function useLeaveAfterDeletion(isDeleted: boolean): void {
  const queries = useQueryClient()
  const invalidatePublicPages = useInvalidatePublicPages()
  const [, navigate] = useLocation()
  const leave = useEffectEvent(() => {
    // No cached query may show the person again.
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
    invalidatePublicPages()
    navigate('/dashboard/users', { replace: true })
  })
  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted])
}

interface ContactPartsProps {
  contact: Contact
  onDeleted: () => void
}

const ContactParts = ({ contact, onDeleted }: ContactPartsProps) => (
  <Columns>
    <SideColumn>
      <PermittedFields permission="contacts:write">
        <ContactNextStep contact={contact} />
        <ContactNotes contact={contact} />
        <ContactProposals contactId={contact.id} />
        <ContactDetails contact={contact} />
        <ContactSources contact={contact} />
        <ContactTags contact={contact} />
      </PermittedFields>
      <Permitted permission="contacts:write">
        <ContactMerge contact={contact} />
        <ContactDeletion contact={contact} onDeleted={onDeleted} />
      </Permitted>
    </SideColumn>
    <SideColumn>
      <Permitted permission="emails:write">
        <ContactEmail contact={contact} />
      </Permitted>
      <ContactTimeline id={contact.id} />
    </SideColumn>
  </Columns>
)

/** An invalid id is treated like that of an unknown contact; any other error may be temporary. */
const isUnknownContact = (error: unknown) => [400, 404].includes(apiErrorOf(error)?.status ?? 0)

function ContactError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isUnknownContact(error) ? (
    <Empty title="User not found.">The link may be old or mistyped.</Empty>
  ) : (
    <LoadFailure message="Failed to load the user" onRetry={onRetry} />
  )
}

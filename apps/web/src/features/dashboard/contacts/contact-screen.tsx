import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { refusalOf, trpc } from '../../../api/trpc.ts'
import type { PageParams } from '../../../app/page.ts'
import { Icon } from '../../../ui/icons.tsx'
import { ActionLink } from '../parts/controls.ts'
import { Screen } from '../parts/screen.tsx'
import { Empty, LoadFailure, RowsSkeleton } from '../parts/states.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactNextStep } from './contact-next-step.tsx'
import { ContactNotes } from './contact-notes.tsx'
import { ContactTimeline } from './contact-timeline.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
})
const Side = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
})

const BackLink = () => (
  <ActionLink href="/dashboard/users" look="outline">
    <Icon name="left" /> All users
  </ActionLink>
)

/** One person: who they are, what is next, and everything that happened. */
export default function ContactScreen({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const { data, error, refetch } = trpc.contacts.get.useQuery({ id })
  return (
    <Screen title={data?.name ?? 'User'} lead={data?.company} actions={<BackLink />}>
      {error ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ContactParts contact={data} />
      ) : (
        <RowsSkeleton rows={8} label="Loading the user..." />
      )}
    </Screen>
  )
}

const ContactParts = ({ contact }: { contact: Contact }) => (
  <Columns>
    <Side>
      <ContactNextStep contact={contact} />
      <ContactNotes contact={contact} />
      <ContactDetails contact={contact} />
    </Side>
    <ContactTimeline id={contact.id} />
  </Columns>
)

/** An address that is none is as wrong as one of nobody; anything else may work the next time. */
function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = refusalOf(error)?.status
  return status === 400 || status === 404 ? (
    <Empty title="There is no such user.">The link may be old or mistyped.</Empty>
  ) : (
    <LoadFailure message="Failed to load the user" onRetry={onRetry} />
  )
}

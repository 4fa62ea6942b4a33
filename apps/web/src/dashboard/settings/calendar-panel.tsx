import { CALENDAR_PAST_DAYS, type CalendarFeed } from '@agency/contract/calendar-feed'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { Action, CompactTextArea } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { otherSections } from './settings-sections.ts'

const [, , , section] = otherSections

const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: '75ch' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** One's follow-ups in one's own calendar program, by a secret address. */
export function CalendarPanel() {
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const query = trpc.calendarFeeds.get.useQuery()
  const renewCall = trpc.calendarFeeds.renew.useMutation()
  const endCall = trpc.calendarFeeds.end.useMutation()
  /** A new feed URL, until the page is left: it is not shown again. */
  const [url, setUrl] = useState('')

  const fail = (error: unknown, text: string) =>
    toast({ text: apiErrorOf(error)?.message || text, failed: true })
  const renew = async (feed: CalendarFeed | null) => {
    const isConfirmed =
      feed === null ||
      (await confirm({
        text: 'Reset the feed URL?',
        note: 'The current one stops working at once. Enter the new one in each of your calendars.',
        confirmLabel: 'Reset feed URL',
        danger: true,
      }))
    if (!isConfirmed) return
    try {
      const renewed = await renewCall.mutateAsync()
      setUrl(renewed.url)
      utils.calendarFeeds.get.setData(undefined, renewed.feed)
    } catch (error) {
      fail(error, 'Failed to create a feed URL. Please try again.')
    }
  }
  const end = async () => {
    const isConfirmed = await confirm({
      text: 'Stop sharing your follow-ups?',
      note: 'The feed URL stops working at once, and your calendars stop showing them.',
      confirmLabel: 'Stop',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      await endCall.mutateAsync()
      setUrl('')
      utils.calendarFeeds.get.setData(undefined, null)
      toast({ text: 'The feed URL no longer works' })
    } catch (error) {
      fail(error, 'Failed to end the feed URL. Please try again.')
    }
  }
  const isPending = renewCall.isPending || endCall.isPending
  return (
    <FormSection section={section}>
      <Wide>
        <Text>
          See your follow-ups in Apple Calendar, Google Calendar or Outlook: subscribe to a secret
          feed URL there. It shows those assigned to you and to nobody, up to {CALENDAR_PAST_DAYS}{' '}
          days overdue, with the person’s name and company and a link. Anyone with the URL can read
          them without a login.
        </Text>
        <QueryView query={query} itemsName="your calendar" rows={2}>
          {(feed) => (
            <>
              {url && <FeedUrl url={url} />}
              {feed && <FeedState feed={feed} />}
              <Buttons>
                <Action
                  variant="outline"
                  aria-disabled={isPending}
                  onClick={() => void renew(feed)}
                >
                  {feed ? 'Reset feed URL' : 'Create feed URL'}
                </Action>
                {feed && (
                  <Action variant="outline" aria-disabled={isPending} onClick={() => void end()}>
                    Stop sharing
                  </Action>
                )}
              </Buttons>
            </>
          )}
        </QueryView>
      </Wide>
    </FormSection>
  )
}

function FeedUrl({ url }: { url: string }) {
  const copyWith = useCopy()
  const copy = () =>
    copyWith(url, { copied: 'Feed URL copied', failed: 'Please copy the URL by hand.' })
  return (
    <div role="status">
      <Field
        id="calendar-address"
        label="Your secret feed URL"
        hint="Copy it now: you won’t be able to see it again."
      >
        {(control) => (
          <CompactTextArea
            {...control}
            readOnly
            minHeight="auto"
            css={{ fieldSizing: 'content' }}
            fontFamily="monospace"
            wordBreak="break-all"
            resize="none"
            value={url}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Buttons marginTop="2">
        <Action onClick={copy}>Copy feed URL</Action>
      </Buttons>
    </div>
  )
}

const FeedState = ({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeed }) => (
  <Text>
    Feed URL created {formatTime(createdAt)};{' '}
    {lastReadAt === null ? (
      'no calendar has read it yet.'
    ) : (
      <>
        last read by a calendar <Timestamp time={lastReadAt} />.
      </>
    )}
  </Text>
)

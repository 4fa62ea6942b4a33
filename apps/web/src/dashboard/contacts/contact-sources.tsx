import type { Contact } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { describeSource } from './lead-source-text.ts'

const Note = chakra('p', { base: { color: 'fg.muted', 'dl + &': { marginTop: '3' } } })

const Imported = chakra(DescriptionList, { base: { '& + dl': { marginTop: '2' } } })

/** How a person found the agency, as far as their forms, an imported file or staff say. */
export function ContactSources({ contact }: { contact: Contact }) {
  const { id, channel, source } = contact
  const query = trpc.sources.ofContact.useQuery({ id })
  const isEntered = channel === 'import' || source !== ''
  return (
    <Panel aria-labelledby="contact-sources">
      <PanelHeader>
        <h2 id="contact-sources">Source</h2>
      </PanelHeader>
      <QueryView query={query} itemsName="the source" rows={2}>
        {(sources) => (
          <PanelBody>
            {isEntered && (
              <Imported>
                <DescriptionItem name={channel === 'import' ? 'Imported' : 'Added by hand'}>
                  {source || 'From a file'}
                </DescriptionItem>
              </Imported>
            )}
            {sources ? (
              <>
                <DescriptionList>
                  <DescriptionItem name="First">{describeSource(sources.first)}</DescriptionItem>
                  <DescriptionItem name="Last">{describeSource(sources.last)}</DescriptionItem>
                  <DescriptionItem name="Linked from">{sources.first.referrer}</DescriptionItem>
                </DescriptionList>
                <Note>
                  Of the visits in which they sent a form. Visits before that cannot be joined to
                  them.
                </Note>
              </>
            ) : isEntered ? null : (
              <Note>Unknown: no form of theirs says how its visit began.</Note>
            )}
          </PanelBody>
        )}
      </QueryView>
    </Panel>
  )
}

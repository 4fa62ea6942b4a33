import type { ProposalEvent } from '@agency/contract/proposal'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../format/amounts.ts'
import { formatTime } from '../../format/dates.ts'
import { Panel, PanelHeader } from '../../ui/data/panel.ts'
import { eventNames } from './proposal-labels.tsx'

const List = chakra('ol', {
  base: {
    '& li': { padding: '3', paddingInline: '4', overflowWrap: 'anywhere' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& strong': { fontWeight: '600' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: '.8125rem' },
    '& p': { whiteSpace: 'pre-line', color: 'fg.muted' },
  },
})

/** The timeline of a proposal, latest first, with the evidence for each step. */
export const ProposalTimeline = ({ events }: { events: ProposalEvent[] }) => (
  <Panel aria-labelledby="proposal-timeline">
    <PanelHeader>
      <h2 id="proposal-timeline">Activity</h2>
    </PanelHeader>
    <List>
      {events.toReversed().map(({ id, kind, time, text, total, address, browser, by }) => (
        <li key={id}>
          <strong>{eventNames[kind]}</strong>
          {total !== null && ` ${formatMoney(total)}`}
          {text && kind !== 'sealed' && <p>{text}</p>}
          <small>
            <time dateTime={time}>{formatTime(time)}</time>
            {by && `, ${by}`}
            {address && `, from ${address}`}
          </small>
          {browser && <small title={browser}>{browser.slice(0, 80)}</small>}
        </li>
      ))}
    </List>
  </Panel>
)

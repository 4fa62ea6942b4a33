import {
  GOAL_RATE,
  GOALS_UNKNOWN,
  goalEventDefinitions,
  goalEventNames,
  goalEvents,
} from '@agency/contract/goal'
import { funnelDefinitions } from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { UnknownNote } from '../analytics/report-parts.ts'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& dt': { fontWeight: '550' },
    '& dd': { color: 'fg.muted', maxWidth: '65ch' },
  },
})

const definitions: [name: string, text: string][] = [
  ...goalEvents.map((event): [string, string] => [
    goalEventNames[event],
    goalEventDefinitions[event],
  ]),
  ['Conversion rate', GOAL_RATE],
  ['Visits', funnelDefinitions.visits],
]

/** What each event and figure means, and what cannot be known. */
export const GoalsDefinitions = () => (
  <Panel aria-labelledby="goals-definitions">
    <PanelHeader>
      <h2 id="goals-definitions">What these figures mean</h2>
    </PanelHeader>
    <PanelBody>
      <List>
        {definitions.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
      <UnknownNote>{GOALS_UNKNOWN}</UnknownNote>
    </PanelBody>
  </Panel>
)

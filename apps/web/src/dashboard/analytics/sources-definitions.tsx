import { funnelDefinitions, funnelFigures, SOURCES_UNKNOWN } from '@agency/contract/sources-report'
import { channelDefinitions, channelNames, channels } from '@agency/contract/visit-source'
import { chakra } from '@chakra-ui/react/styled-system'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { UnknownNote } from './report-parts.ts'
import { figureNames } from './sources-labels.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& h3': { fontWeight: '650', marginBottom: '2' },
    '& dl': { display: 'grid', gap: '3' },
    '& dt': { fontWeight: '550' },
    '& dd': { color: 'fg.muted', maxWidth: '65ch' },
  },
})

const Definitions = ({ title, items }: { title: string; items: [string, string][] }) => (
  <div>
    <h3>{title}</h3>
    <dl>
      {items.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const otherDefinitions: [string, string][] = [
  [
    'First page',
    'The page on which the visit began. A page behind a secret link is counted without it.',
  ],
  ['Service', 'The service whose page the visit began on.'],
  [
    'Last pages',
    'Views of a page that no view of another page of the same visit followed. Reading on in a second tab counts as another view.',
  ],
  [
    'Devices',
    'Phone, tablet or computer, by what the browser calls itself; nothing else of it is kept. A tablet that asks for computer pages, as an iPad does, counts as a computer.',
  ],
  [
    'Programs',
    'Crawlers, monitors, headless browsers and other software that says what it is. They are in no other figure.',
  ],
]

/** What each figure and each channel means, and what cannot be known. */
export const SourcesDefinitions = () => (
  <Panel aria-labelledby="sources-definitions">
    <PanelHeader>
      <h2 id="sources-definitions">What these figures mean</h2>
    </PanelHeader>
    <PanelBody>
      <Columns>
        <Definitions
          title="Figures"
          items={[
            ...funnelFigures.map((figure): [string, string] => [
              figureNames[figure],
              funnelDefinitions[figure],
            ]),
            ...otherDefinitions,
          ]}
        />
        <Definitions
          title="Channels"
          items={channels.map((channel) => [channelNames[channel], channelDefinitions[channel]])}
        />
      </Columns>
      <UnknownNote>{SOURCES_UNKNOWN}</UnknownNote>
    </PanelBody>
  </Panel>
)

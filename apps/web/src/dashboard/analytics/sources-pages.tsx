import type { SourcesReport } from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { FigureChange, FigureValue } from './sources-figure.tsx'
import { deviceNames } from './sources-labels.ts'
import type { SourcesState } from './sources-state.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
  },
})
const Counts = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 64px',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      paddingInline: '4',
      paddingBlock: '2',
    },
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& li > span:first-of-type': { overflowWrap: 'anywhere' },
    '& li > div': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
})
const Note = chakra('p', { base: { color: 'fg.muted' } })

interface CountRow {
  name: string
  count: number
  before: number
  href: string
}

const CountPanel = ({
  id,
  title,
  note,
  figure,
  rows,
}: {
  id: string
  title: string
  note: ReactNode
  figure: 'visits' | 'exits' | 'bots'
  rows: CountRow[]
}) => (
  <Panel aria-labelledby={id}>
    <PanelHeader paddingBlock="2">
      <div>
        <h2 id={id}>{title}</h2>
        <Note>{note}</Note>
      </div>
    </PanelHeader>
    {rows.length > 0 ? (
      <Counts>
        {rows.map(({ name, count, before, href }) => (
          <li key={name}>
            <span>{name}</span>
            <div>
              <FigureValue {...{ figure, href }} of={name} value={count} />
            </div>
            <div>
              <FigureChange {...{ figure, before }} value={count} />
            </div>
          </li>
        ))}
      </Counts>
    ) : (
      <PanelBody>
        <Note>None in this period.</Note>
      </PanelBody>
    )}
  </Panel>
)

interface SourcesPagesProps {
  report: Pick<SourcesReport, 'entries' | 'exits' | 'devices' | 'bots'>
  state: Pick<SourcesState, 'hrefOf'>
}

/** On which pages visits began and ended, on which devices, and what programs viewed. */
export const SourcesPages = ({ report, state: { hrefOf } }: SourcesPagesProps) => (
  <Columns>
    <CountPanel
      id="sources-entries"
      title="First pages"
      note="Where visits began"
      figure="visits"
      rows={report.entries.map(({ path, ...counts }) => ({
        ...counts,
        name: path,
        href: hrefOf({ figure: 'visits', of: 'page', key: path }),
      }))}
    />
    <CountPanel
      id="sources-exits"
      title="Last pages"
      note="Views that no other page of the visit followed"
      figure="exits"
      rows={report.exits.map(({ path, ...counts }) => ({
        ...counts,
        name: path,
        href: hrefOf({ figure: 'exits', of: 'page', key: path }),
      }))}
    />
    <CountPanel
      id="sources-devices"
      title="Devices"
      note="Visits by class of device; programs are in no other figure"
      figure="visits"
      rows={[
        ...report.devices.map(({ device, ...counts }) => ({
          ...counts,
          name: deviceNames[device],
          href: hrefOf({ figure: 'visits', of: 'device', key: device }),
        })),
        {
          ...report.bots,
          name: 'Programs, such as crawlers and monitors (views)',
          href: hrefOf({ figure: 'bots' }),
        },
      ]}
    />
  </Columns>
)

import {
  type PipelineTotals as PipelineTotalsData,
  pipelineDefinitions,
} from '@agency/contract/pipeline'
import { openStages, stageLabels } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatWholeDollars } from '../../format/amounts.ts'
import { formatCount } from '../../format/dates.ts'
import { LineSkeleton } from '../../ui/data/states.tsx'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(3, minmax(0, 1fr))',
    },
    '& > div': {
      containerType: 'inline-size',
      padding: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& dt': { fontWeight: '550' },
    '& dd': { color: 'fg.muted' },
    '& dt + dd': {
      color: 'fg',
      // A figure of ten digits fits beside the others on a tablet.
      fontSize: 'min(1.75rem, 13cqi)',
      fontWeight: '700',
      lineHeight: '1.2',
      minHeight: '34px',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})
const Definitions = chakra('details', {
  base: {
    color: 'fg.muted',
    '& summary': { paddingBlock: { base: '11px', md: '3px' }, color: 'accent', cursor: 'pointer' },
    '& dl': { display: 'grid', gap: '3', marginTop: '2', maxWidth: '75ch' },
    '& dt': { color: 'fg', fontWeight: '600' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})

const peopleIn = (count: number) => (count === 1 ? '1 contact' : `${formatCount(count)} contacts`)

/** What is in the pipeline, what of it can be expected, and what was won. */
export function PipelineFigures({ totals }: { totals: PipelineTotalsData | undefined }) {
  const open = totals?.stages.filter(({ weight }) => weight !== null) ?? []
  const won = totals?.stages.find(({ stage }) => stage === 'won')
  const openCount = open.reduce((sum, { contacts }) => sum + contacts, 0)
  const figures = [
    ['Open pipeline', totals?.openCents, peopleIn(openCount)],
    ['Weighted forecast', totals?.forecastCents, 'What the weights let you expect of it'],
    ['Won', won?.valueCents, peopleIn(won?.contacts ?? 0)],
  ] as const
  return (
    <Figures aria-label="Pipeline totals">
      {figures.map(([name, cents, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {cents === undefined ? (
              <LineSkeleton width="96px" height="24px" />
            ) : (
              formatWholeDollars(cents)
            )}
          </dd>
          <dd>{totals && note}</dd>
        </div>
      ))}
    </Figures>
  )
}

/** What each figure of the pipeline counts. */
export const PipelineDefinitions = ({ totals }: { totals: PipelineTotalsData | undefined }) => (
  <Definitions>
    <summary>What these figures mean</summary>
    <dl>
      <div>
        <dt>Value</dt>
        <dd>{pipelineDefinitions.value}</dd>
      </div>
      <div>
        <dt>Days without movement</dt>
        <dd>{pipelineDefinitions.movement}</dd>
      </div>
      <div>
        <dt>Weighted forecast</dt>
        <dd>
          {pipelineDefinitions.forecast} Now:{' '}
          {openStages
            .map((stage) => {
              const weight = totals?.stages.find((total) => total.stage === stage)?.weight ?? 0
              return `${stageLabels[stage]} ${weight}%`
            })
            .join(', ')}
          . <Link href="/dashboard/settings#pipeline">Change the weights</Link>
        </dd>
      </div>
      <div>
        <dt>Stages and statuses</dt>
        <dd>{pipelineDefinitions.stages}</dd>
      </div>
    </dl>
  </Definitions>
)

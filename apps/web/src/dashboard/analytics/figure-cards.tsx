import {
  type AnalyticsReport,
  type FigureName,
  figureDefinitions,
  figureNames,
} from '@agency/contract/analytics'
import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/core/icons.tsx'
import { LineSkeleton } from '../../ui/data/states.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { type Change, changeOf, figureTitles, formatFigure } from './figure-labels.ts'

const Cards = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    '& > div': {
      padding: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& dt': { fontWeight: '550' },
    '& [data-value]': {
      marginTop: '1',
      minHeight: '34px',
      fontSize: '1.75rem',
      fontWeight: '700',
      lineHeight: '1.2',
    },
    '& [data-change]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '24px',
      fontWeight: '550',
      '& svg': { width: '16px', height: '16px', flexShrink: '0' },
    },
    '& [data-change=up]': { color: 'success' },
    '& [data-change=down]': { color: 'error' },
    '& [data-change=level]': { color: 'fg.muted' },
    '& [data-definition]': {
      marginTop: '2',
      color: 'fg.muted',
      fontSize: '.8125rem',
      lineHeight: '1.45',
    },
  },
})

type Figures = Pick<AnalyticsReport, 'figures' | 'before'>

/** The eight figures, each with its change and its meaning; undefined while loading. */
export const FigureCards = ({ report }: { report: Figures | undefined }) => (
  <Cards>
    {figureNames.map((name) => (
      <div key={name}>
        <dt>{figureTitles[name]}</dt>
        <dd data-value="">
          {report ? (
            formatFigure(name, report.figures[name])
          ) : (
            <LineSkeleton width="72px" height="24px" />
          )}
        </dd>
        {report && <ChangeLine name={name} report={report} />}
        <dd data-definition="">{figureDefinitions[name]}</dd>
      </div>
    ))}
  </Cards>
)

const icons: Record<Change['direction'], React.ReactNode> = {
  up: <DashboardIcon name="up" />,
  down: <Icon name="down" />,
  level: null,
}

function ChangeLine({ name, report }: { name: FigureName; report: Figures }) {
  const { direction, text } = changeOf(name, report.figures[name], report.before[name])
  return (
    <dd data-change={direction}>
      {icons[direction]}
      {text}
    </dd>
  )
}

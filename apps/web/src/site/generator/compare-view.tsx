import type { GenerationSummary } from '@agency/contract/generation'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Row } from '../../ui/core/layout.ts'
import { SubsectionTitle } from '../../ui/core/text.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'

const CompareSection = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    paddingTop: '6',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& .switch': { display: { base: 'block', md: 'none' } },
    '& .pair': {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
})
const Page = chakra('section', {
  base: {
    height: 'min(64vh, 640px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& img': { width: 'full' },
  },
})
const ComparedConcept = chakra('article', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    minWidth: '0',
    // A phone shows only one of them at a time.
    '&[data-shown=false]': { display: { base: 'none', md: 'grid' } },
    '& h4': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '3',
      textStyle: 'small',
    },
    '& dt': { color: 'fg.muted' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li i': {
      width: '20px',
      height: '20px',
      borderRadius: 'control',
      borderWidth: '1px',
      borderColor: 'control',
    },
  },
})

const dollarFormat = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
})
const formatDollars = (cents: number) => dollarFormat.format(cents / 100)

function DescriptionList({ summary }: { summary: GenerationSummary }) {
  const { palette, typefaces, estimate } = summary
  return (
    <dl>
      <dt>Palette</dt>
      <dd>
        {palette.name}
        <ul>
          {palette.colours.map(({ role, hex }) => (
            <li key={role}>
              {/* Rendered in the browser only, where the content security policy allows it. */}
              <i aria-hidden="true" style={{ background: hex }} />
              {hex}
            </li>
          ))}
        </ul>
      </dd>
      <dt>Type</dt>
      <dd>{typefaces.join(' and ')}</dd>
      <dt>Estimate</dt>
      <dd>
        {formatDollars(estimate.lowCents)} to {formatDollars(estimate.highCents)} incl. GST
      </dd>
    </dl>
  )
}

const names = ['First', 'Second'] as const

interface CompareViewProps {
  pair: [GenerationSummary, GenerationSummary]
  onClose: () => void
}

/** Two concepts side by side; on a phone one at a time, with a switch. */
export function CompareView({ pair, onClose }: CompareViewProps) {
  const [shownName, setShownName] = useState<(typeof names)[number]>('First')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <CompareSection aria-labelledby="compare-title">
      <Row justifyContent="space-between">
        <SubsectionTitle ref={title} id="compare-title" tabIndex={-1} outline="none">
          Side by side
        </SubsectionTitle>
        <Button variant="outline" size="sm" onClick={onClose}>
          Close comparison
        </Button>
      </Row>
      <div className="switch">
        <SegmentedControl
          legend="Show"
          name="compared"
          options={names.map((name) => [name, name] as const)}
          value={shownName}
          onChange={setShownName}
        />
      </div>
      <div className="pair">
        {pair.map((summary, index) => {
          const { result, companyName } = summary
          return (
            <ComparedConcept key={result.generationId} data-shown={names[index] === shownName}>
              <h4>{companyName}</h4>
              <Page tabIndex={0} aria-label={`${names[index]} concept, scrolls`}>
                <img
                  src={result.imageUrl}
                  width={result.imageWidth}
                  height={result.imageHeight}
                  alt={result.imageAlt}
                />
              </Page>
              <DescriptionList summary={summary} />
            </ComparedConcept>
          )
        })}
      </div>
    </CompareSection>
  )
}

import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/core/button.ts'
import { ToggleChip } from '../../ui/core/chip.ts'
import { type FilterKey, filterGroups, optionsOf, type Selection } from './concept-filters.ts'

const Bar = chakra('div', {
  base: {
    position: { md: 'sticky' },
    top: '72px',
    zIndex: '2',
    bg: 'bg',
    borderBlockWidth: '1px',
    borderColor: 'line',
    paddingBlock: '2',
    marginBottom: '6',
    display: 'grid',
    gap: '2',
  },
})
const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '120px minmax(0, 1fr)' },
    gap: '2',
    alignItems: 'center',
    '& legend': { float: 'left', textStyle: 'label', color: 'fg.muted', gridColumn: '1' },
    '& .options': {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      padding: '3px',
      margin: '-3px',
      scrollbarWidth: 'thin',
      gridColumn: { md: '2' },
    },
  },
})
const Count = chakra('span', { base: { opacity: '.8', fontVariantNumeric: 'tabular-nums' } })
const ResultRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '44px',
    fontSize: 'sm',
  },
})

interface FilterBarProps {
  concepts: GalleryConcept[]
  shownCount: number
  selection: Selection
  onToggle: (key: FilterKey, value: string) => void
  onClear: () => void
}

export function FilterBar({ concepts, shownCount, selection, onToggle, onClear }: FilterBarProps) {
  const isFiltered = Object.values(selection).some((values) => values.length > 0)
  return (
    <Bar>
      {filterGroups.map(({ key, label }) => {
        const options = optionsOf(concepts, key, selection)
        if (options.length === 0) return null
        return (
          <Group key={key}>
            <legend>{label}</legend>
            <div className="options">
              {options.map(({ value, count }) => (
                <ToggleChip
                  key={value}
                  aria-pressed={selection[key].includes(value)}
                  onClick={() => onToggle(key, value)}
                >
                  {value} <Count>{count}</Count>
                </ToggleChip>
              ))}
            </div>
          </Group>
        )
      })}
      <ResultRow>
        <p role="status">
          {isFiltered
            ? `${shownCount} of ${concepts.length} concepts`
            : `${concepts.length} concepts`}
        </p>
        {isFiltered && (
          <Button variant="outline" size="sm" onClick={onClear}>
            Clear All Filters
          </Button>
        )}
      </ResultRow>
    </Bar>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/core/button.ts'
import { Spinner } from '../../ui/core/spinner.tsx'
import { progressSentenceOf } from './stage-labels.ts'
import { Elapsed } from './stage-line.tsx'
import type { Run } from './use-generation.ts'

/** Overlaid on the page, so that nothing moves when a run is resumed. */
const Bar = chakra('aside', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '4',
    zIndex: 'content',
    width: 'fit-content',
    maxWidth: 'calc(100% - 2 * {spacing.gutter})',
    marginInline: 'auto',
    // On a phone it would lie over the form, which says the same below its button.
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'media',
    boxShadow: '0 12px 32px rgba(0, 0, 0, .35)',
    textStyle: 'small',
    '& time': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  },
})

/** A run that was resumed after the page was left, shown wherever on the page the visitor is. */
export const ResumedBar = ({ run, onCancel }: { run: Run; onCancel: () => void }) => (
  <Bar aria-label="Your concept is being generated">
    <Spinner aria-hidden="true" />
    <p>
      {progressSentenceOf(run)} <Elapsed since={run.startedAt} />
    </p>
    <Button variant="quiet" size="sm" onClick={onCancel}>
      Cancel
    </Button>
  </Bar>
)

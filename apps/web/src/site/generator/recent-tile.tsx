import type { GenerationSummary } from '@agency/contract/generation'
import { TIME_ZONE } from '@agency/contract/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/core/icons.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'

const Tile = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    '&[data-compared]': { borderColor: 'brand.500' },
    '& .open': { display: 'grid', textAlign: 'start', flexGrow: '1' },
    '& .open:focus-visible': { outlineOffset: '-3px' },
    '& img': {
      width: 'full',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      objectPosition: 'top',
      bg: 'raised',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& .open > span': { display: 'grid', padding: '3', textStyle: 'small' },
    '& b': { fontWeight: '650', overflowWrap: 'anywhere' },
    '& time': { color: 'fg.muted' },
  },
})
const TileActions = chakra('div', {
  base: {
    display: 'flex',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '44px',
      minWidth: '44px',
      textStyle: 'label',
      color: 'fg.muted',
      _hover: { color: 'fg', bg: 'raised' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& .compare': { flexGrow: '1' },
    '& .compare[aria-pressed=true]': { color: 'accent' },
    '& button:last-child': { marginInlineStart: 'auto' },
  },
})

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  timeZone: TIME_ZONE,
})

interface RecentTileProps {
  summary: GenerationSummary
  isCompared: boolean
  canCompare: boolean
  onOpen: () => void
  onCompare: () => void
  onRemove: () => void
}

export function RecentTile({ summary, isCompared, canCompare, ...handlers }: RecentTileProps) {
  const { companyName, madeAt, thumbnailUrl } = summary
  const createdText = timeFormat.format(new Date(madeAt))
  const name = `${companyName}, ${createdText}`
  return (
    <Tile data-compared={isCompared ? '' : undefined}>
      <button type="button" className="open" onClick={handlers.onOpen}>
        <img src={thumbnailUrl} alt="" width={960} height={720} loading="lazy" decoding="async" />
        <span>
          <b>
            <VisuallyHidden>Open </VisuallyHidden>
            {companyName}
            <VisuallyHidden>, </VisuallyHidden>
          </b>
          <time dateTime={madeAt}>{createdText}</time>
        </span>
      </button>
      <TileActions>
        {canCompare && (
          <button
            type="button"
            className="compare"
            aria-pressed={isCompared}
            onClick={handlers.onCompare}
          >
            {isCompared && <Icon name="check" />} Compare <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        )}
        <button type="button" aria-label={`Remove ${name}`} onClick={handlers.onRemove}>
          <Icon name="close" />
        </button>
      </TileActions>
    </Tile>
  )
}

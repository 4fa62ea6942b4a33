import {
  type ColourRepair,
  repairsOf,
  suggestedPalettes,
} from '@agency/concept-engine/palette/chosen-palette'
import type { PaletteChoice } from '@agency/contract/concept-edits'
import { type PageShade, pageShades } from '@agency/contract/studio'
import { chakra } from '@chakra-ui/react/styled-system'
import { LogoColours } from './logo-colours.tsx'
import { Legend, Options, Panel, PanelText, PanelTitle, Swatches } from './panel-parts.ts'
import type { Studio } from './use-studio.ts'

const ColourInputs = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& label': { display: 'grid', gap: '1', textStyle: 'label' },
    '& input': {
      width: 'full',
      height: '48px',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      cursor: 'pointer',
    },
  },
})
export const Notice = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '3',
    textStyle: 'small',
    borderWidth: '1px',
    borderColor: 'line',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    bg: 'surface',
    '&[data-repaired]': { borderInlineStartColor: 'warning' },
  },
})

const shadeNames: Record<PageShade, string> = {
  white: 'White',
  warm: 'Warm white',
  coloured: 'Tinted with the main colour',
  dark: 'Dark',
}

/** A pair of colours; SVG attributes are no inline styles. */
const PairSwatch = ({ primary, accent }: { primary: string; accent: string }) => (
  <Swatches>
    <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={primary} />
      <rect x="1" width="1" height="1" fill={accent} />
    </svg>
  </Swatches>
)

const roleNames = { primary: 'main colour', accent: 'second colour' }

const repairText = ({ role, chosen, used, contrast, repairedContrast }: ColourRepair) =>
  contrast < 4.5
    ? `Your ${roleNames[role]} ${chosen} carries text at only ${contrast.toFixed(1)}:1. The page uses ${used}, which has ${repairedContrast.toFixed(1)}:1.`
    : `Your ${roleNames[role]} ${chosen} is hard to see on this page. The page uses ${used}.`

/** The colours of the page as a choice of them. */
export function paletteChoiceOf({
  edits,
  concept,
}: Pick<Studio, 'edits' | 'concept'>): PaletteChoice {
  const { primary, accent, scheme } = concept.palette
  return edits.palette ?? { primary, accent, page: scheme === 'dark' ? 'dark' : 'white' }
}

/** Two colours and the page's shade; the rest of the palette follows, and is always readable. */
export function ColoursPanel({
  studio,
  announce,
}: {
  studio: Studio
  announce: (text: string) => void
}) {
  const { edits, original, change } = studio
  const choice = paletteChoiceOf(studio)
  const set = (part: Partial<PaletteChoice>, key = 'palette') =>
    change({ palette: { ...choice, ...part } }, key)
  const repairs = edits.palette ? repairsOf(edits.palette) : []
  const isChosen = (pair: { primary: string; accent: string }) =>
    edits.palette?.primary === pair.primary && edits.palette.accent === pair.accent
  return (
    <Panel>
      <PanelTitle>Colours</PanelTitle>
      <Options>
        <Legend>Pairs that work</Legend>
        <label>
          <input
            type="radio"
            name="pair"
            checked={edits.palette === null}
            onChange={() => change({ palette: null }, 'palette as designed')}
          />
          <PairSwatch {...original.palette} />
          As designed
        </label>
        {suggestedPalettes.map((pair) => (
          <label key={pair.name}>
            <input
              type="radio"
              name="pair"
              checked={isChosen(pair)}
              onChange={() =>
                set({ primary: pair.primary, accent: pair.accent }, `pair ${pair.name}`)
              }
            />
            <PairSwatch {...pair} />
            {pair.name}
          </label>
        ))}
      </Options>
      <ColourInputs>
        <label>
          Main colour
          <input
            type="color"
            value={choice.primary}
            onChange={(event) => set({ primary: event.target.value }, 'primary')}
          />
        </label>
        <label>
          Second colour
          <input
            type="color"
            value={choice.accent}
            onChange={(event) => set({ accent: event.target.value }, 'accent')}
          />
        </label>
      </ColourInputs>
      <LogoColours onFound={(pair) => set(pair, 'logo')} announce={announce} />
      <Options>
        <Legend>The page behind them</Legend>
        {pageShades.map((page) => (
          <label key={page}>
            <input
              type="radio"
              name="page"
              checked={edits.palette?.page === page}
              onChange={() => set({ page }, `page ${page}`)}
            />
            {shadeNames[page]}
          </label>
        ))}
      </Options>
      <Notice role="status" data-repaired={repairs.length > 0 || undefined}>
        {repairs.map((repair) => (
          <p key={repair.role}>{repairText(repair)}</p>
        ))}
        <PanelText>Every text on the page has a contrast of at least 4.5:1.</PanelText>
      </Notice>
    </Panel>
  )
}

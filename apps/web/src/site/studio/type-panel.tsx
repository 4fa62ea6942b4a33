import { typePairs } from '@agency/concept-engine/type/pairs'
import type { TypePair } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import { Legend, Options, Panel, PanelText, PanelTitle } from './panel-parts.ts'
import type { Studio } from './use-studio.ts'

const nameOf = ({ heading, body, headingWeight }: TypePair) =>
  heading === body ? `${heading} ${headingWeight}` : `${heading} ${headingWeight} with ${body}`

/** The typefaces of headings and text. */
export const TypePanel = ({ studio: { edits, original, change } }: { studio: Studio }) => (
  <Panel>
    <PanelTitle>Type</PanelTitle>
    <PanelText>A typeface for headings, and one for text. All are free for any website.</PanelText>
    <Options>
      <Legend>The design’s own</Legend>
      <label>
        <input
          type="radio"
          name="type"
          checked={edits.typePair === null}
          onChange={() => change({ typePair: null }, 'type as designed')}
        />
        {nameOf(original.type)}
      </label>
    </Options>
    {designStyles.map((style) => (
      <Options key={style}>
        <Legend>{style}</Legend>
        {typePairs
          .filter((entry) => entry.style === style)
          .map(({ pair }) => (
            <label key={pair.id}>
              <input
                type="radio"
                name="type"
                checked={edits.typePair === pair.id}
                onChange={() => change({ typePair: pair.id }, `type ${pair.id}`)}
              />
              {nameOf(pair)}
            </label>
          ))}
      </Options>
    ))}
  </Panel>
)

const styleNotes: Record<(typeof designStyles)[number], string> = {
  Modern: 'Soft corners and clear cards',
  Corporate: 'Even columns and fine lines',
  Creative: 'Playful shapes and loose edges',
  Minimalist: 'Wide margins and nothing extra',
  Bold: 'Heavy outlines and hard shadows',
}

/** Spacing, corners, buttons, cards, and the drawing style of the pictures. */
export const StylePanel = ({ studio: { edits, change } }: { studio: Studio }) => (
  <Panel>
    <PanelTitle>Style</PanelTitle>
    <PanelText>
      Spacing, corners, buttons, cards and the way pictures are drawn. Words and colours stay.
    </PanelText>
    <Options>
      <Legend>Draw the page in</Legend>
      <label>
        <input
          type="radio"
          name="style"
          checked={edits.style === null}
          onChange={() => change({ style: null }, 'style as designed')}
        />
        As designed
      </label>
      {designStyles.map((style) => (
        <label key={style}>
          <input
            type="radio"
            name="style"
            checked={edits.style === style}
            onChange={() => change({ style }, `style ${style}`)}
          />
          <span>
            {style}: {styleNotes[style].toLowerCase()}
          </span>
        </label>
      ))}
    </Options>
  </Panel>
)

import { type ImageStyle, imageStyles } from '@agency/contract/image-style'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { checkedValueIn, usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'
import type { StyleChoice } from './style-requests.ts'
import type { Previews } from './use-previews.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& legend': { fontWeight: '650', marginBottom: '3' },
  },
})
const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'center',
    padding: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'card',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'hover',
    _hover: { borderColor: 'fg' },
    '& input': { position: 'absolute', opacity: '0' },
    '&:has(input:checked)': { borderColor: 'brand.500', bg: 'raised' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '& b': { fontWeight: '650' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& svg': { width: '56px', height: '56px', borderRadius: 'control' },
    '& img': { width: '128px', height: '96px', objectFit: 'cover', borderRadius: 'control' },
  },
})
const Strength = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& label': { display: 'flex', justifyContent: 'space-between', fontWeight: '650' },
    '& output': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted', fontWeight: '400' },
    '& input': { width: 'full', minHeight: '44px', accentColor: '{colors.brand.500}' },
    '& p': {
      display: 'flex',
      justifyContent: 'space-between',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
})

/** Sky, hill, ground and light of each style: its swatch in four colours. */
const swatches: Record<ImageStyle, [sky: string, hill: string, ground: string, light: string]> = {
  meadow: ['#a9d5ec', '#7fb069', '#4f8a4b', '#ffe9a8'],
  dusk: ['#6b5b95', '#a4546a', '#4a3a5e', '#ffb25e'],
  watercolour: ['#d9e8ee', '#b9cfae', '#e6d3b8', '#f7d9c4'],
  'ink-and-wash': ['#efe9db', '#c3c9ad', '#cdb9a2', '#5b4636'],
}

function Swatch({ style }: { style: ImageStyle }) {
  const [sky, hill, ground, light] = swatches[style]
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <rect width="56" height="56" fill={sky} />
      <circle cx="40" cy="16" r="7" fill={light} />
      <path d="M0 36q14-16 30-6t26-6v32H0z" fill={hill} />
      <path d="M0 44q18-8 30 0t26-2v14H0z" fill={ground} />
    </svg>
  )
}

interface StyleControlsProps {
  choice: StyleChoice
  /** The visitor's photo in each style, as far as the previews are ready. */
  previews: Previews
  onChange: (choice: StyleChoice) => void
  disabled: boolean
}

/** The style and strength of the painting. */
export function StyleControls({ choice, previews, onChange, disabled }: StyleControlsProps) {
  const percent = Math.round(choice.strength * 100)
  const slider = useRef<HTMLInputElement>(null)
  const group = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const preHydrationStyle = imageStyles.find(({ id }) => id === checkedValueIn(element))
    onChange({
      style: preHydrationStyle?.id ?? choice.style,
      strength: Number(slider.current?.value ?? percent) / 100,
    })
  })
  return (
    <>
      <Group ref={group} disabled={disabled}>
        <legend>Style</legend>
        {imageStyles.map(({ id, label, description }) => (
          <Option key={id}>
            <input
              type="radio"
              name="style"
              value={id}
              checked={choice.style === id}
              onChange={() => onChange({ ...choice, style: id })}
            />
            {previews[id] ? (
              <img src={previews[id]} alt={`Preview in ${label}`} />
            ) : (
              <Swatch style={id} />
            )}
            <span>
              <b>{label}</b>
              <small>{description}</small>
            </span>
          </Option>
        ))}
      </Group>
      <Strength>
        <label htmlFor="strength">
          Strength <output htmlFor="strength">{percent}%</output>
        </label>
        <input
          ref={slider}
          id="strength"
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          disabled={disabled}
          aria-valuetext={`${percent}%`}
          onChange={(event) => onChange({ ...choice, strength: Number(event.target.value) / 100 })}
        />
        <p aria-hidden="true">
          <span>Close to the photo</span>
          <span>All paint</span>
        </p>
      </Strength>
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'

/** The page's column: at most 1200 px between two gutters. */
export const Container = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'calc(1200px + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
})

export const Section = chakra('section', {
  base: { position: 'relative', paddingBlock: 'section' },
  variants: {
    tone: {
      plain: {},
      raised: { bg: 'surface', borderBlockWidth: '1px', borderColor: 'line' },
    },
    tight: { true: { paddingTop: '0' } },
  },
  defaultVariants: { tone: 'plain' },
})

/** The header of a page below the bar, over its themed background. */
export const PageHead = chakra('div', {
  base: {
    position: 'relative',
    paddingTop: 'calc({sizes.nav} + clamp(3rem, 8vw, 7rem))',
    paddingBottom: 'clamp(2.5rem, 5vw, 5rem)',
    display: 'grid',
    gap: '6',
  },
})

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
})

export const Card = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: '6',
  },
})

/** Equal columns, as many as the width allows. */
export const Columns = chakra('div', {
  base: { display: 'grid', gap: '6' },
  variants: {
    upTo: {
      2: { gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)' } },
      3: {
        gridTemplateColumns: { base: '1fr', sm: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      },
      4: { gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } },
    },
  },
})

/** Seven columns and five, as for a form with information beside it. */
export const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '12', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
  variants: {
    even: {
      true: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'center' },
    },
  },
})

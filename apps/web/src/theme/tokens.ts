import { fontStack } from './fonts.ts'
import { brand, dark, light, neutral, type Roles } from './palette.ts'

const values = <T extends Record<string, string>>(tokens: T) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, { value }]))

const steps = {
  '0': '0px',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '6': '24px',
  '8': '32px',
  '12': '48px',
  '16': '64px',
  '24': '96px',
  '32': '128px',
}

export const tokens = {
  colors: {
    brand: values(brand as unknown as Record<string, string>),
    neutral: values(neutral as unknown as Record<string, string>),
  },
  fonts: values({ body: fontStack }),
  fontSizes: values({
    xs: '.8125rem',
    sm: '.9375rem',
    s0: 'clamp(1rem,.951rem + .217vi,1.125rem)',
    s1: 'clamp(1.2rem,1.106rem + .417vi,1.44rem)',
    s2: 'clamp(1.44rem,1.282rem + .701vi,1.843rem)',
    s3: 'clamp(1.728rem,1.481rem + 1.098vi,2.359rem)',
    s4: 'clamp(2.074rem,1.704rem + 1.646vi,3.02rem)',
    s5: 'clamp(2.488rem,1.949rem + 2.396vi,3.866rem)',
    s6: 'clamp(2.986rem,2.219rem + 3.411vi,4.948rem)',
  }),
  spacing: values({
    ...steps,
    section: 'clamp(4rem,2.435rem + 6.957vi,8rem)',
    gutter: 'clamp(1.25rem,.565rem + 3.043vi,3rem)',
  }),
  sizes: values({
    ...steps,
    full: '100%',
    container: '1200px',
    prose: 'min(680px, 50ch)',
    nav: '72px',
  }),
  radii: values({ control: '6px', card: '10px', media: '16px', full: '999px' }),
  zIndex: values({ content: '1', nav: '20', skip: '30' }),
  durations: values({ press: '100ms', hover: '150ms', menu: '200ms', dialog: '300ms' }),
  easings: values({
    standard: 'cubic-bezier(.2,0,0,1)',
    enter: 'cubic-bezier(.05,.7,.1,1)',
    exit: 'cubic-bezier(.3,0,.8,.15)',
  }),
}

const role = (name: keyof Roles) => ({
  value: { base: dark[name], _light: light[name], _dark: dark[name] },
})

export const semanticTokens = {
  colors: {
    bg: role('bg'),
    surface: role('surface'),
    raised: role('raised'),
    fg: { DEFAULT: role('fg'), muted: role('fgMuted'), subtle: role('fgSubtle') },
    accent: role('accent'),
    control: role('control'),
    line: role('line'),
    street: role('street'),
    success: role('success'),
    warning: role('warning'),
    error: role('error'),
    info: role('info'),
  },
}

export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '68em' }

const display = {
  fontWeight: '700',
  lineHeight: '1.06',
  letterSpacing: '-0.02em',
  textWrap: 'balance',
}

export const textStyles = {
  hero: { value: { ...display, fontSize: 's6', lineHeight: '1.02' } },
  h1: { value: { ...display, fontSize: 's5' } },
  h2: { value: { ...display, fontSize: 's4', lineHeight: '1.1' } },
  h3: { value: { ...display, fontSize: 's2', lineHeight: '1.2', letterSpacing: '-0.01em' } },
  h4: {
    value: { fontSize: 's1', fontWeight: '650', lineHeight: '1.3', letterSpacing: '-0.005em' },
  },
  lead: { value: { fontSize: 's1', lineHeight: '1.5', color: '{colors.fg.muted}' } },
  body: { value: { fontSize: 's0', lineHeight: '1.6' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  label: {
    value: { fontSize: 'xs', lineHeight: '1.4', fontWeight: '600', letterSpacing: '.02em' },
  },
}

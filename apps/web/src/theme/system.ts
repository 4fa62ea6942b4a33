import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './global-css.ts'
import { motionKeyframes } from './keyframes.ts'
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts'

/**
 * Chakra without its theme: the base config's conditions and utilities with this site's own tokens.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'e',
  conditions: { light: '.light &', dark: '.dark &' },
  globalCss,
  theme: { tokens, semanticTokens, breakpoints, textStyles, keyframes: motionKeyframes },
})

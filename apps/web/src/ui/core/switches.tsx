import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Icon } from './icons.tsx'
import { setMotionPaused, useMotionPaused } from './motion.ts'

export const IconButton = chakra(
  'button',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      flexShrink: '0',
      borderRadius: 'control',
      color: 'fg.muted',
      transitionProperty: 'color, background-color',
      transitionDuration: 'hover',
      _hover: { color: 'fg', bg: 'raised' },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** Dark is the default; a visitor's choice of light is remembered. */
export function ThemeSwitch() {
  const [isLight, setLight] = useState(false)
  useEffect(() => setLight(document.documentElement.classList.contains('light')), [])
  const label = isLight ? 'Use dark theme' : 'Use light theme'
  const change = () => {
    const theme = isLight ? 'dark' : 'light'
    document.documentElement.className = theme
    setLight(!isLight)
    try {
      localStorage.setItem('theme', theme)
    } catch {}
  }
  return (
    <IconButton onClick={change} aria-label={label} title={label}>
      <Icon name={isLight ? 'moon' : 'sun'} />
    </IconButton>
  )
}

/** The one control that stops all automatic motion. */
export function MotionSwitch() {
  const paused = useMotionPaused()
  return (
    <IconButton
      onClick={() => setMotionPaused(!paused)}
      aria-pressed={paused}
      aria-label="Pause motion"
      title={paused ? 'Play motion' : 'Pause motion'}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </IconButton>
  )
}

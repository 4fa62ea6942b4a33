import { chakra } from '@chakra-ui/react/styled-system'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

/** Widths of the screens that a page can be seen on, in CSS pixels. */
const widths = { desktop: 1440, tablet: 820, phone: 390 } as const
export type Screen = keyof typeof widths

/** The screen whose page can still be read in a room of this width, in CSS pixels. */
const fittingWidth = (room: number) => (room < 480 ? widths.phone : room < 720 ? 1024 : 1440)

const Room = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    marginInline: 'auto',
    bg: 'raised',
    '& iframe': {
      display: 'block',
      borderWidth: '0',
      transformOrigin: '0 0',
      bg: 'raised',
      animation: 'appear .3s',
    },
    '&[data-screen=tablet], &[data-screen=phone]': {
      borderWidth: '8px',
      borderColor: 'neutral.800',
    },
    '&[data-screen=tablet]': { borderRadius: '24px', maxWidth: '836px' },
    '&[data-screen=phone]': { borderRadius: '40px', maxWidth: '406px' },
  },
})

interface LiveRoomProps {
  /** 'fitting' takes the one whose page can be read best. */
  screen: Screen | 'fitting'
  /** How high the window on the page is, as CSS has it. */
  height: string | Record<string, string>
  /** The frames in it, with the style that fits them in. */
  children: (style: CSSProperties) => ReactNode
}

/** A window on pages that are laid out for a screen, and shown as large as there is room. */
export function LiveRoom({ screen, height, children }: LiveRoomProps) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = screen === 'fitting' ? fittingWidth(size?.width ?? 0) : widths[screen]
  const scale = size && size.width > 0 ? Math.min(1, size.width / width) : 1
  return (
    <Room ref={room} data-screen={screen} height={height}>
      {size &&
        children({
          width: Math.max(width, size.width),
          height: size.height / scale,
          transform: `scale(${scale})`,
        })}
    </Room>
  )
}

interface LiveFrameProps extends Omit<LiveRoomProps, 'children'> {
  /** The address of the live page. */
  src: string
  /** Whose website it is. */
  title: string
}

/** A live page in a window of its own, which scrolls. The frame has no origin and runs nothing. */
export const LiveFrame = ({ src, title, ...room }: LiveFrameProps) => (
  <LiveRoom {...room}>
    {(style) => (
      <iframe
        src={src}
        title={title}
        sandbox="allow-popups"
        referrerPolicy="no-referrer"
        style={style}
      />
    )}
  </LiveRoom>
)

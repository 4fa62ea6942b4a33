import { chakra } from '@chakra-ui/react/styled-system'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

/** Screen widths at which a page can be viewed, in CSS pixels. */
const widths = { desktop: 1440, tablet: 820, phone: 390 } as const
export type Screen = keyof typeof widths

/** The screen width at which a page is still readable in this much room, in CSS pixels. */
const readableWidth = (availableWidth: number) =>
  availableWidth < 480 ? widths.phone : availableWidth < 720 ? 1024 : 1440

const ViewportBox = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    // In a grid, a centred box would be as wide as its iframe before it is scaled.
    width: 'full',
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

interface PreviewViewportProps {
  /** 'fitting' picks the screen width that is most readable. */
  screen: Screen | 'fitting'
  /** The height of the viewport, as a CSS value. */
  height: string | Record<string, string>
  /** Renders the frames, with the style that scales them to fit. */
  children: (style: CSSProperties) => ReactNode
}

/** A viewport for pages that are laid out for a given screen and scaled to the available width. */
export function PreviewViewport({ screen, height, children }: PreviewViewportProps) {
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = screen === 'fitting' ? readableWidth(size?.width ?? 0) : widths[screen]
  const scale = size && size.width > 0 ? Math.min(1, size.width / width) : 1
  return (
    <ViewportBox ref={container} data-screen={screen} height={height}>
      {size &&
        children({
          width: Math.max(width, size.width),
          height: size.height / scale,
          transform: `scale(${scale})`,
        })}
    </ViewportBox>
  )
}

interface LiveFrameProps extends Omit<PreviewViewportProps, 'children'> {
  /** The URL of the live page. */
  src: string
  /** The name of the website's owner. */
  title: string
}

/**
 * A live page in a viewport that scrolls. The iframe is sandboxed: it has no origin and runs no
 * scripts.
 */
export const LiveFrame = ({ src, title, ...viewport }: LiveFrameProps) => (
  <PreviewViewport {...viewport}>
    {(style) => (
      <iframe
        src={src}
        title={title}
        sandbox="allow-popups"
        referrerPolicy="no-referrer"
        style={style}
      />
    )}
  </PreviewViewport>
)

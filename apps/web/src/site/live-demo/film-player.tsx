import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { useMotionAllowed, useMotionPaused } from '../../ui/core/motion.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { Controls, DemoFrame, Slider } from './demo-parts.tsx'
import {
  cutTo,
  fitInto,
  frameAt,
  type Language,
  languages,
  momentAt,
  type Shape,
  type Shot,
  type Size,
  secondsOf,
  shapes,
} from './film.ts'

const SCREEN: Size = { width: 480, height: 270 }

const Screen = chakra('div', {
  base: {
    position: 'relative',
    bg: '#0b0a09',
    // Below the navigation bar.
    scrollMarginTop: '96px',
    color: '#f6f3f0',
    '& > svg': { display: 'block', width: 'full', height: 'auto', maxHeight: '460px' },
  },
})
const Mark = chakra('p', {
  base: {
    position: 'absolute',
    top: { base: '2', sm: '4' },
    left: { base: '2', sm: '4' },
    paddingInline: '2',
    borderRadius: 'control',
    bg: 'rgba(13, 11, 9, .84)',
    fontSize: 'xs',
    fontWeight: '650',
    '&[data-generated]': { bg: '#ff9240', color: '#0d0b09' },
  },
})
const Caption = chakra('p', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: { base: '4.6em', sm: '3.4em' },
    paddingInline: '4',
    paddingBlock: '2',
    fontSize: 's1',
    lineHeight: '1.35',
    textAlign: 'center',
    textWrap: 'balance',
  },
})
const Storyboard = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(auto-fit, minmax(150px, 1fr))',
    },
    '& svg': { display: 'block', width: 'full', height: 'auto', borderRadius: 'control' },
    '& button': {
      display: 'block',
      width: 'full',
      textAlign: 'start',
      fontWeight: '650',
      borderRadius: 'control',
      minHeight: '44px',
      '&:hover span': { textDecoration: 'underline' },
    },
    '& button > span': { display: 'block', marginTop: '2', lineHeight: '1.3' },
    '& button[aria-current] > span': { color: 'accent' },
    '& button[aria-current] svg': { outline: '3px solid {colors.brand.500}' },
    '& p': { fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted', marginTop: '1' },
    '& [data-cut] svg': { opacity: '.35' },
  },
})
const Sheet = chakra('svg', { base: { position: 'absolute', width: '0', height: '0' } })

export interface Film {
  /** Starts the ids of its drawings. */
  id: string
  shots: readonly Shot[]
  /** By the name that shots use; each is drawn in a box of `size`. */
  scenes: Readonly<Record<string, ReactNode>>
  size: Size
  /** The lengths it comes in, in seconds, the longest first. */
  lengths: readonly [number, ...number[]]
  /** The label of a shot that a camera takes. */
  filmedLabel: string
  generatedLabel: string
}

/** Each scene once; pictures of it refer to it. */
const Scenes = memo(({ id, scenes }: Pick<Film, 'id' | 'scenes'>) => (
  <Sheet aria-hidden="true">
    <defs>
      {Object.entries(scenes).map(([name, drawing]) => (
        <g key={name} id={`${id}-${name}`}>
          {drawing}
        </g>
      ))}
    </defs>
  </Sheet>
))

const viewBox = ({ x, y, width, height }: { x: number; y: number } & Size) =>
  `${x} ${y} ${width} ${height}`

const seconds = (time: number) => `${time.toFixed(1)} s`

/** A drawn film: silent, captioned, and still until someone plays it. */
export function FilmPlayer({ film }: { film: Film }) {
  const [length, setLength] = useState(film.lengths[0])
  const [shape, setShape] = useState<Shape>('wide')
  const [language, setLanguage] = useState<Language>('en')
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const isMotionPaused = useMotionPaused()
  const isMotionAllowed = useMotionAllowed()

  const shots = cutTo(film.shots, length)
  const end = secondsOf(shots)
  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let request = requestAnimationFrame(function advance(now) {
      const passed = (now - last) / 1000
      last = now
      setTime((before) => Math.min(end, before + passed))
      request = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying, end])
  useEffect(() => {
    if (time >= end) setPlaying(false)
  }, [time, end])
  useEffect(() => {
    if (isMotionPaused) setPlaying(false)
  }, [isMotionPaused])

  const moment = momentAt(shots, time)
  if (!moment) return null
  const { shot, index } = moment
  const pictureOf = (of: Shot, progress: number, inShape: Shape) => ({
    viewBox: viewBox(frameAt(of, progress, inShape, film.size)),
    children: <use href={`#${film.id}-${of.scene}`} />,
  })
  const labelOf = ({ generated }: Shot) =>
    generated ? `${film.generatedLabel}: ${generated}` : film.filmedLabel

  function play() {
    if (time >= end) setTime(0)
    setPlaying(!isPlaying)
  }
  function recut(next: number) {
    setLength(next)
    setTime(0)
    setPlaying(false)
  }
  function show(of: Shot) {
    const cut = shots.includes(of) ? shots : film.shots
    if (cut !== shots) setLength(film.lengths[0])
    setPlaying(false)
    setTime(secondsOf(cut.slice(0, cut.indexOf(of))))
    screen.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <DemoFrame
      drawing={
        <Screen ref={screen}>
          <Scenes id={film.id} scenes={film.scenes} />
          <svg viewBox={viewBox({ x: 0, y: 0, ...SCREEN })} aria-hidden="true">
            <svg
              {...fitInto(SCREEN, shape)}
              {...pictureOf(shot, isMotionAllowed ? moment.progress : 0.5, shape)}
            />
          </svg>
          <Mark data-generated={shot.generated ? '' : undefined}>{labelOf(shot)}</Mark>
          <Caption role="status" lang={language}>
            {shot.captions[language]}
          </Caption>
        </Screen>
      }
    >
      <Controls>
        <Button onClick={play}>{isPlaying ? 'Pause' : time >= end ? 'Play again' : 'Play'}</Button>
        <Slider
          label={`Shot ${index + 1} of ${shots.length}`}
          min={0}
          max={end}
          step={0.1}
          value={Math.round(time * 10) / 10}
          valueText={`${seconds(time)} of ${end}`}
          onChange={(next) => {
            setPlaying(false)
            setTime(next)
          }}
        />
      </Controls>
      <Controls>
        <SegmentedControl
          legend="Length"
          name="film-length"
          options={film.lengths.map((each) => [String(each), `${each} s`] as const)}
          value={String(length)}
          onChange={(next) => recut(Number(next))}
        />
        <SegmentedControl
          legend="Shape"
          name="film-shape"
          options={shapes}
          value={shape}
          onChange={setShape}
        />
        <SegmentedControl
          legend="Language of the captions"
          name="film-language"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      </Controls>
      <Storyboard aria-label="Storyboard">
        {film.shots.map((each, number) => (
          <li key={each.title} data-cut={shots.includes(each) ? undefined : ''}>
            <button
              type="button"
              aria-current={each === shot ? 'true' : undefined}
              onClick={() => show(each)}
            >
              <svg aria-hidden="true" width="160" height="90" {...pictureOf(each, 0.5, 'wide')} />
              <span>
                {number + 1}. {each.title}
                {!shots.includes(each) && <VisuallyHidden>, not in this cut</VisuallyHidden>}
              </span>
            </button>
            <p>{labelOf(each)}</p>
            <p lang={language}>{each.captions[language]}</p>
          </li>
        ))}
      </Storyboard>
    </DemoFrame>
  )
}

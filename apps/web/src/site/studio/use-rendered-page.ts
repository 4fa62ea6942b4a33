import { renderSite } from '@agency/concept-engine/site/render-site'
import { createTextFinder } from '@agency/concept-engine/studio/editable-text'
import { pictureSlotsOf } from '@agency/concept-engine/studio/pictures'
import type { Imagery } from '@agency/contract/concept'
import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import { studioPictureUrl } from '@agency/contract/studio'
import { loadLargeRanges } from '@agency/fonts/large-ranges'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type RenderedPage, withoutStyle } from './page-view.ts'
import { createPictureUrls } from './picture-urls.ts'
import { type Studio, useShownWords } from './use-studio.ts'

const LARGE_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u

/** Whether the typefaces for the page's scripts are known; others are there from the start. */
function useScripts({ original, edits }: Pick<Studio, 'original' | 'edits'>): boolean {
  const [areLoaded, setLoaded] = useState(false)
  const areNeeded = useMemo(
    () => LARGE_SCRIPTS.test(JSON.stringify([original.sections, original.labels, edits.words])),
    [original, edits.words],
  )
  useEffect(() => {
    if (areNeeded && !areLoaded) void loadLargeRanges().then(() => setLoaded(true))
  }, [areNeeded, areLoaded])
  return !areNeeded || areLoaded
}

/** Renderings after which the browser has compiled the engine. */
const WARM_UPS = 24

/** Renders the page again while the browser has nothing to do, so that the first change is fast. */
function useWarmUp(isReady: boolean, render: () => RenderedPage) {
  const first = useRef(render)
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!isReady || typeof requestIdleCallback === 'undefined') return
    const parser = new DOMParser()
    let left = WARM_UPS
    const warmUp = () => {
      const { html, style } = first.current()
      parser.parseFromString(withoutStyle(html, style), 'text/html')
      left -= 1
      if (left > 0) handle = requestIdleCallback(warmUp)
    }
    let handle = requestIdleCallback(warmUp)
    return () => cancelIdleCallback(handle)
  }, [isReady])
}

/** The place of each picture of the page that is shown. */
function picturePathsOf({ concept, placed }: Studio): ReadonlyMap<Imagery, string> {
  const shown = placed.filter(({ isHidden }) => !isHidden)
  return new Map(
    shown.flatMap(({ index }, position) => {
      const section = concept.sections[position]
      const slots = section ? pictureSlotsOf(section, index) : []
      return slots.map(({ imagery, path }) => [imagery, path] as const)
    }),
  )
}

/**
 * The live page with the changes, rendered here: a change shows in the next frame. `hasNarrowPictures`
 * composes the pictures for a phone or a tablet as well.
 */
export function useRenderedPage(
  studio: Studio,
  { token, icons }: { token: string; icons: ReadonlyMap<string, string> },
  hasNarrowPictures: boolean,
): RenderedPage | undefined {
  const { concept } = studio
  const areScriptsReady = useScripts(studio)
  const words = useShownWords(studio)
  const last = useRef<RenderedPage>(undefined)
  const [pictures] = useState(createPictureUrls)
  useEffect(() => pictures.close, [pictures])
  const latest = useRef(studio)
  latest.current = studio
  const render = useCallback(() => {
    const paths = picturePathsOf(latest.current)
    return renderSite(concept, {
      icons,
      fontUrl: (name) => `${location.origin}${LIVE_FONTS_PATH}/${name}`,
      editableText: createTextFinder(words),
      picturePath: (imagery) => paths.get(imagery),
      inlineUrl: pictures.urlOf,
      uploadUrl: (file) => studioPictureUrl(token, file),
      hasNarrowPictures,
    })
  }, [concept, words, icons, pictures, token, hasNarrowPictures])
  useWarmUp(areScriptsReady, render)
  return useMemo(() => {
    if (areScriptsReady) last.current = render()
    return last.current
  }, [render, areScriptsReady])
}

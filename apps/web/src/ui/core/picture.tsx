import type { StoredPicture } from '@agency/contract/picture'
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { sourcesOf } from './picture-sources.ts'

/** Layout effects only run in a browser, and React warns about them on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect

/** The decoder loads with the first image that is not there yet; most pages show theirs without. */
const blurOf = async (thumbHash: string) => {
  const { thumbHashToDataURL } = await import('thumbhash')
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0))
  return `url(${thumbHashToDataURL(bytes)})`
}

type ImageProps = Pick<ComponentProps<'img'>, 'width' | 'height' | 'onError' | 'className'>

interface PictureProps extends ImageProps {
  src: string
  alt: string
  /** Images whose variants are known. */
  pictures: StoredPicture[]
  /** The layout width, as in the HTML sizes attribute. */
  sizes: string
  /**
   * `first` is the largest image in view: one per page. `visible` is in view immediately. Otherwise
   * it is lazy.
   */
  priority?: 'first' | 'visible'
  ref?: Ref<HTMLImageElement>
}

/**
 * An image in the format and size that fits, with a blurred placeholder until it has loaded. The
 * layout sizes the <img>, because the <picture> has no box.
 */
export function Picture({ src, alt, pictures, sizes, priority, ref, ...imageProps }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useImperativeHandle(ref, () => image.current as HTMLImageElement)
  const { srcSets, width, height, thumbHash, src: url } = sourcesOf(src, pictures)
  // Set by script, because the content security policy allows no style attributes.
  useBrowserLayoutEffect(() => {
    const element = image.current
    if (!element || !thumbHash || element.complete) return
    const { style } = element
    let isCleared = false
    const clear = () => {
      isCleared = true
      style.background = ''
    }
    blurOf(thumbHash).then(
      (blur) => {
        if (!isCleared) style.background = `${blur} top / cover no-repeat`
      },
      // Without the decoder there is no placeholder.
      () => {},
    )
    element.addEventListener('load', clear, { once: true })
    return () => {
      element.removeEventListener('load', clear)
      clear()
    }
  }, [url, thumbHash])
  return (
    <picture>
      {srcSets.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        width={width}
        height={height}
        {...imageProps}
        ref={image}
        src={url}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

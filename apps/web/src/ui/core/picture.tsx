import type { StoredPicture } from '@agency/contract/picture'
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { sourcesOf } from './picture-sources.ts'

/** Layout effects run in a browser only, and React says so on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect

const blurOf = (thumbHash: string) => {
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0))
  return `url(${thumbHashToDataURL(bytes)})`
}

type ImageProps = Pick<ComponentProps<'img'>, 'width' | 'height' | 'onError' | 'className'>

interface PictureProps extends ImageProps {
  src: string
  alt: string
  /** Pictures of which the variants are known. */
  pictures: StoredPicture[]
  /** How wide the layout shows it, as in HTML. */
  sizes: string
  /** `first` is what the eye lands on: one a page. `visible` is in view at once. Else it is lazy. */
  priority?: 'first' | 'visible'
  ref?: Ref<HTMLImageElement>
}

/**
 * A picture in the format and size that fits, with its blurred stand-in until it is there. The layout
 * sizes the <img>: <picture> has no box of its own.
 */
export function Picture({ src, alt, pictures, sizes, priority, ref, ...given }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useImperativeHandle(ref, () => image.current as HTMLImageElement)
  const { srcSets, width, height, thumbHash, src: address } = sourcesOf(src, pictures)
  // By script: the page's policy allows no style attributes.
  useBrowserLayoutEffect(() => {
    const element = image.current
    if (!element || !thumbHash || element.complete) return
    const { style } = element
    style.background = `${blurOf(thumbHash)} top / cover no-repeat`
    const clear = () => {
      style.background = ''
    }
    element.addEventListener('load', clear, { once: true })
    return () => {
      element.removeEventListener('load', clear)
      clear()
    }
  }, [address, thumbHash])
  return (
    <picture>
      {srcSets.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        width={width}
        height={height}
        {...given}
        ref={image}
        src={address}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

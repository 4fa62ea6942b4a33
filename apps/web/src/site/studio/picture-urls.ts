/** Pictures of a page and of the versions that undo goes back to. */
const MAX_PICTURES = 150

/**
 * Short URLs of pictures: a page with its pictures in it would be parsed and compared again with
 * every letter. A picture that did not change keeps its URL, so it is not decoded again.
 */
export function createPictureUrls(): { urlOf: (svg: string) => string; close: () => void } {
  const urls = new Map<string, string>()
  return {
    urlOf: (svg) => {
      const known = urls.get(svg)
      if (known) {
        // The least recently used is first.
        urls.delete(svg)
        urls.set(svg, known)
        return known
      }
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      urls.set(svg, url)
      const [oldest] = urls
      if (urls.size > MAX_PICTURES && oldest) {
        urls.delete(oldest[0])
        URL.revokeObjectURL(oldest[1])
      }
      return url
    },
    close: () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    },
  }
}

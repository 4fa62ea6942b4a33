import type { FontFile } from '@agency/fonts/page-fonts'
import { subsetOf } from '@agency/fonts/web-fonts'
import satori from 'satori'
import { asNode, type Element } from '../drawing/element.ts'
import { PAGE_WIDTH } from '../drawing/kit.ts'
import type { LoadedFont } from '../render-concept.ts'

const TEXT = /<text x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" ([^>]*)>([^<]*)<\/text>/g
/** Words closer than this belong to the same line, in em; above the second there is a space. */
const MAX_GAP = 0.6
const MIN_SPACE = 0.12

/** Joins the words of a line, which are separate texts, so that the line can be edited as one. */
function joinWords(svg: string): string {
  interface Line {
    x: string
    y: string
    style: string
    text: string
    end: number
  }
  let result = ''
  let line: Line | undefined
  let position = 0
  const flush = () => {
    if (line)
      result += `<text x="${line.x}" y="${line.y}" ${line.style} xml:space="preserve">${line.text.trimEnd()}</text>`
    line = undefined
  }
  for (const {
    0: whole,
    1: x = '0',
    2: y = '0',
    3: width = '0',
    4: style = '',
    5: text = '',
    index,
  } of svg.matchAll(TEXT)) {
    const between = svg.slice(position, index)
    position = index + whole.length
    const size = Number(/font-size="([\d.]+)"/.exec(style)?.[1] ?? 0)
    const gap = line ? (Number(x) - line.end) / size : 0
    const isSameLine =
      between === '' && line?.y === y && line.style === style && Math.abs(gap) < MAX_GAP
    if (line && isSameLine) {
      line.text += gap > MIN_SPACE && !line.text.endsWith(' ') ? ` ${text}` : text
      line.end = Number(x) + Number(width)
      continue
    }
    flush()
    result += between
    line = { x, y, style, text, end: Number(x) + Number(width) }
  }
  flush()
  return result + svg.slice(position)
}

/** Removes masks that nothing refers to. */
function withoutUnusedMasks(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id))
  return svg.replace(/<mask id="([\w-]+)">.*?<\/mask>/gs, (mask, id: string) =>
    used.has(id) ? mask : '',
  )
}

const EMBEDDED =
  /<image ([^>]*?)href="data:image\/svg\+xml;base64,([^"]+)"([^>]*?)\/?>(?:<\/image>)?/g
const PLACED = ['x', 'y', 'width', 'height', 'preserveAspectRatio'] as const

/** Writes embedded pictures as part of the document; ids of several pictures must not collide. */
function unwrapPictures(svg: string): string {
  let count = 0
  return svg.replace(EMBEDDED, (_whole, before: string, base64: string, after: string) => {
    count += 1
    const inner = Buffer.from(base64, 'base64').toString()
    const [, root = '', content = ''] = /^\s*<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(inner) ?? []
    const viewBox =
      /viewBox="([^"]+)"/.exec(root)?.[1] ??
      `0 0 ${/\bwidth="([\d.]+)/.exec(root)?.[1] ?? 1} ${/\bheight="([\d.]+)/.exec(root)?.[1] ?? 1}`
    const shared = [...root.matchAll(/\s((?:fill|stroke)[\w-]*)="([^"]*)"/g)].map(
      ([, name, value]) => `${name}="${value}"`,
    )
    const placed = PLACED.flatMap((name) => {
      const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(`${before} ${after}`)?.[1]
      return value === undefined ? [] : [`${name}="${value}"`]
    })
    const prefix = `p${count}-`
    const unique = content
      .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
      .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
    const picture = `<svg viewBox="${viewBox}" ${[...placed, ...shared].join(' ')}>${unique}</svg>`
    // Clipping applies in the coordinates of the page, not in those of the picture.
    const clip = /clip-path="([^"]*)"/.exec(`${before} ${after}`)?.[1]
    return clip ? `<g clip-path="${clip}">${picture}</g>` : picture
  })
}

/** The names of the font families as design programs know them. */
function withFamilyNames(svg: string, files: readonly FontFile[]): string {
  const names = new Map(
    files.map((file) => [file.family.toLowerCase(), subsetOf(file).face?.family ?? file.family]),
  )
  return svg.replace(/font-family="([^"]*)"/g, (_whole, list: string) => {
    const families = list.split(',').map((family) => family.trim())
    const known = [...new Set(families.flatMap((family) => names.get(family) ?? []))]
    return `font-family="${known.join(', ') || families[0]}"`
  })
}

/**
 * A page as an SVG document for design programs, 1440 pixels wide: its text is text, and its
 * pictures are shapes. The families must be installed there.
 */
export async function editableSvg(
  page: Element,
  fonts: LoadedFont[],
  files: readonly FontFile[],
): Promise<string> {
  const svg = await satori(asNode(page), { width: PAGE_WIDTH, fonts, embedFont: false })
  return withFamilyNames(withoutUnusedMasks(unwrapPictures(joinWords(svg))), files)
}

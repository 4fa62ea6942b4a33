/** A run of text on a page, in one font and on one line. */
export interface TextRun {
  text: string
  /** Glyph ids in the embedded font. */
  glyphs: number[]
  /** In points from the left and the top of the page; y is the baseline. */
  x: number
  y: number
  width: number
  size: number
  /** Tag of its structure element; 'Artifact' for content without meaning. */
  tag: string
}

interface ParsedPdf {
  pages: TextRun[][]
  /** Structure tags in reading order, each with its children, its text and its alternative text. */
  structure: StructureElement
  bookmarks: string[]
  links: string[]
  /** The document's metadata values by name. */
  info: Record<string, string>
  /** Names of the embedded fonts. */
  fonts: string[]
}

export interface StructureElement {
  tag: string
  alt: string
  text: string
  children: StructureElement[]
}

interface Font {
  /** Text by glyph id. */
  unicode: Map<number, string>
  /** Widths in thousandths of the font size, by glyph id. */
  widths: number[]
}

type Objects = Map<number, string>

const refOf = (source: string | undefined, key: string): number | undefined => {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(source ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

const refsIn = (source: string): number[] =>
  [...source.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))

const isUtf16 = (text: string) => text.startsWith('\xfe\xff')

/** A PDF string: in parentheses, as bytes or UTF-16. */
function stringOf(source: string): string {
  const bytes = source
    .slice(1, -1)
    .replace(/\\([nrtbf()\\])/g, (_, escaped: string) =>
      escaped === 'n' ? '\n' : escaped === 'r' ? '\r' : escaped,
    )
  if (!isUtf16(bytes)) return bytes
  const points: number[] = []
  for (let index = 2; index + 1 < bytes.length; index += 2) {
    points.push((bytes.charCodeAt(index) << 8) | bytes.charCodeAt(index + 1))
  }
  return String.fromCharCode(...points)
}

const STRING = '\\((?:\\\\[\\s\\S]|[^\\\\()])*\\)'
const stringAt = (source: string, key: string): string => {
  const literal = new RegExp(`/${key} (${STRING})`).exec(source)?.[1]
  return literal === undefined ? '' : stringOf(literal)
}

async function inflate(bytes: string): Promise<string> {
  const data = Uint8Array.from(bytes, (character) => character.charCodeAt(0))
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('latin1')
}

async function streamOf(object: string | undefined): Promise<string> {
  const length = Number(/\/Length (\d+)/.exec(object ?? '')?.[1] ?? 0)
  const start = (object?.indexOf('stream\n') ?? 0) + 'stream\n'.length
  return inflate((object ?? '').slice(start, start + length))
}

/** Pdfkit's glyph map: ranges that start at 0, each with a list of UTF-16 texts. */
function unicodeOf(map: string): Map<number, string> {
  const unicode = new Map<number, string>()
  for (const [, from = '0', list = ''] of map.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = hex.replace(/ /g, '').match(/.{4}/g) ?? []
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      unicode.set(Number.parseInt(from, 16) + index, text)
    }
  }
  return unicode
}

async function readFont(objects: Objects, id: number): Promise<Font> {
  const font = objects.get(id) ?? ''
  const [descendant = 0] = refsIn(/\/DescendantFonts \[([^\]]*)\]/.exec(font)?.[1] ?? '')
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '')?.[1] ?? ''
  return {
    unicode: unicodeOf(await streamOf(objects.get(refOf(font, 'ToUnicode') ?? 0))),
    widths: widths.split(' ').map(Number),
  }
}

interface ParsedPage {
  texts: TextRun[]
  /** Text by marked-content id. */
  marked: Map<number, string>
}

/** The operators that are parsed: marked content, and the position, font and glyphs of text. */
const OPERATORS =
  /^(?:\/\w+ (?:<<[\s\S]*?>> BDC|BMC)|EMC|1 0 0 1 \S+ \S+ Tm|\/\S+ \S+ Tf|\[.*\] TJ)$/gm

/** Parses pdfkit's output: one operator per line, upright text, each run with its own position. */
function readContent(content: string, fonts: Map<string, Font>, height: number): ParsedPage {
  const texts: TextRun[] = []
  const marked = new Map<number, string>()
  const open: { tag: string; id: number | undefined }[] = []
  let position = { x: 0, y: 0 }
  let textState = { font: '', size: 0 }
  for (const [line] of content.matchAll(OPERATORS)) {
    const markedContent = /^\/(\w+) (?:<<([\s\S]*)>> BDC|BMC)$/.exec(line)
    if (markedContent) {
      const id = /\/MCID (\d+)/.exec(markedContent[2] ?? '')?.[1]
      open.push({ tag: markedContent[1] ?? '', id: id === undefined ? undefined : Number(id) })
    } else if (line === 'EMC') open.pop()
    const textMatrix = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line)
    if (textMatrix) position = { x: Number(textMatrix[1]), y: height - Number(textMatrix[2]) }
    const fontOperator = /^\/(\S+) (\S+) Tf$/.exec(line)
    if (fontOperator) textState = { font: fontOperator[1] ?? '', size: Number(fontOperator[2]) }
    if (!line.endsWith(' TJ')) continue
    const { unicode, widths } = fonts.get(textState.font) ?? { unicode: new Map(), widths: [] }
    const operands = [...line.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)(?=[ \]])/g)]
    const glyphs = operands
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16))
    const text = glyphs.map((glyph) => unicode.get(glyph) ?? '\ufffd').join('')
    const kerning = operands.reduce((sum, [, , by = '0']) => sum - Number(by), 0)
    // A trailing space is not visible.
    const visibleGlyphs = text.endsWith(' ') ? glyphs.slice(0, -1) : glyphs
    const advance = visibleGlyphs.reduce((sum, glyph) => sum + (widths[glyph] ?? 0), kerning)
    const width = (advance * textState.size) / 1000
    const { tag, id } = open.at(-1) ?? { tag: '', id: undefined }
    texts.push({ text, glyphs, ...position, width, size: textState.size, tag })
    if (id !== undefined) marked.set(id, `${marked.get(id) ?? ''}${text}`)
    position = { ...position, x: position.x + width }
  }
  return { texts, marked }
}

async function readPage(objects: Objects, page: string): Promise<ParsedPage> {
  const resources = objects.get(refOf(page, 'Resources') ?? 0) ?? ''
  const fontEntries = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  const fonts = new Map<string, Font>()
  for (const [, name = '', id] of fontEntries.matchAll(/\/(\S+) (\d+) 0 R/g)) {
    fonts.set(name, await readFont(objects, Number(id)))
  }
  const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(page)?.[1])
  return readContent(await streamOf(objects.get(refOf(page, 'Contents') ?? 0)), fonts, height)
}

function readStructure(
  objects: Objects,
  pages: Map<number, ParsedPage>,
  id: number,
): StructureElement {
  const source = objects.get(id) ?? ''
  const children: StructureElement[] = []
  const texts: string[] = []
  const kids = /\/K \[([\s\S]*?)\]\n/.exec(`${source}\n`)?.[1] ?? ''
  const page = pages.get(refOf(source.replace(kids, ''), 'Pg') ?? 0)
  for (const [kid, pg, mcid, object] of kids.matchAll(
    /<<[^>]*?\/Pg (\d+) 0 R[^>]*?\/MCID (\d+)[^>]*?>>|<<[^>]*?>>|(\d+) 0 R|\d+/g,
  )) {
    if (object) children.push(readStructure(objects, pages, Number(object)))
    else if (mcid) texts.push(pages.get(Number(pg))?.marked.get(Number(mcid)) ?? '')
    else if (/^\d+$/.test(kid)) texts.push(page?.marked.get(Number(kid)) ?? '')
  }
  return {
    tag: /\/S \/(\w+)/.exec(source)?.[1] ?? '',
    alt: stringAt(source, 'Alt'),
    text: texts.join(''),
    children,
  }
}

/** Reads a PDF written by pdfkit, for tests of its text and layout. */
export async function readPdf(pdf: Uint8Array): Promise<ParsedPdf> {
  const file = Buffer.from(pdf).toString('latin1')
  const objects: Objects = new Map()
  for (const [, id, source = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(id), source)
  }
  const all = [...objects.values()]
  const catalog = all.find((source) => source.includes('/Type /Catalog')) ?? ''
  const kids =
    /\/Kids \[([^\]]*)\]/.exec(objects.get(refOf(catalog, 'Pages') ?? 0) ?? '')?.[1] ?? ''
  const pages = new Map<number, ParsedPage>()
  for (const id of refsIn(kids)) pages.set(id, await readPage(objects, objects.get(id) ?? ''))
  const root = objects.get(refOf(catalog, 'StructTreeRoot') ?? 0) ?? ''
  const [document = 0] = refsIn(/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '')
  const trailer = objects.get(refOf(file.slice(file.lastIndexOf('trailer')), 'Info') ?? 0) ?? ''
  const info = [...trailer.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, key = '', id]) => [
    key,
    stringOf(objects.get(Number(id))?.trim() ?? '()'),
  ])
  return {
    pages: [...pages.values()].map(({ texts }) => texts),
    structure: readStructure(objects, pages, document),
    bookmarks: all
      .filter((source) => /\/Dest \[/.test(source))
      .map((source) => stringAt(source, 'Title')),
    links: all.flatMap((source) => (source.includes('/S /URI') ? [stringAt(source, 'URI')] : [])),
    info: Object.fromEntries(info),
    fonts: all.flatMap((source) => /\/FontName \/\S+\+(\S+)/.exec(source)?.[1] ?? []),
  }
}

import sharp from 'sharp'

const MARKER = 0xff
const [START_OF_SCAN, HUFFMAN_TABLE, END_OF_IMAGE] = [0xda, 0xc4, 0xd9]

interface Scan {
  tables: Buffer[]
  header: Buffer
  data: Buffer
}

function parseJpeg(jpeg: Buffer) {
  const head = [jpeg.subarray(0, 2)]
  const scans: Scan[] = []
  let tables: Buffer[] = []
  for (let offset = 2; jpeg[offset + 1] !== END_OF_IMAGE; ) {
    const marker = jpeg[offset + 1]
    const segment = jpeg.subarray(offset, offset + 2 + jpeg.readUInt16BE(offset + 2))
    offset += segment.length
    if (marker === START_OF_SCAN) {
      const start = offset
      while (!(jpeg[offset] === MARKER && jpeg[offset + 1] !== 0)) offset += 1
      scans.push({ tables, header: segment, data: jpeg.subarray(start, offset) })
      tables = []
    } else if (marker === HUFFMAN_TABLE) tables.push(segment)
    else head.push(segment)
  }
  return { head, scans }
}

/**
 * A valid progressive JPEG of one colour that sends every bit of every coefficient in a separate
 * scan.
 */
export async function jpegOfManyScans(side: number): Promise<Buffer> {
  const jpeg = await sharp({
    create: { width: side, height: side, channels: 3, background: '#803c80' },
  })
    .jpeg({ progressive: true, quality: 50 })
    .toBuffer()
  const { head, scans } = parseJpeg(jpeg)
  const componentOf = ({ header }: Scan) => header[5]
  const bitsOf = ({ header }: Scan) => header.at(-1) ?? 0
  const hasOneComponent = (scan: Scan) => scan.header[4] === 1
  const [first] = scans
  const output = [...head, ...(first ? [...first.tables, first.header, first.data] : [])]
  const done = new Set<number | undefined>()
  for (const scan of scans.slice(1)) {
    const component = componentOf(scan)
    const isFirst = hasOneComponent(scan) && scan.header.at(-3) !== 0 && bitsOf(scan) >> 4 === 0
    const refinement = scans.find(
      (other) =>
        hasOneComponent(other) && componentOf(other) === component && bitsOf(other) >> 4 > 0,
    )
    if (!isFirst || !refinement || done.has(component)) continue
    done.add(component)
    const buildScan = ({ tables, header, data }: Scan, coefficient: number, bits: number) => {
      const scanHeader = Buffer.from(header)
      scanHeader.set([coefficient, coefficient, bits], scanHeader.length - 3)
      return [...tables, scanHeader, data]
    }
    for (let coefficient = 1; coefficient < 64; coefficient += 1) {
      output.push(...buildScan(scan, coefficient, 13))
      for (let bit = 12; bit >= 0; bit -= 1)
        output.push(...buildScan(refinement, coefficient, ((bit + 1) << 4) | bit))
    }
  }
  return Buffer.concat([...output, Buffer.from([MARKER, END_OF_IMAGE])])
}

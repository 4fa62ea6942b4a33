import sharp from 'sharp'

const MARK = 0xff
const [START_OF_SCAN, TABLE, END] = [0xda, 0xc4, 0xd9]

interface Scan {
  tables: Buffer[]
  header: Buffer
  data: Buffer
}

function partsOf(jpeg: Buffer) {
  const head = [jpeg.subarray(0, 2)]
  const scans: Scan[] = []
  let tables: Buffer[] = []
  for (let at = 2; jpeg[at + 1] !== END; ) {
    const marker = jpeg[at + 1]
    const segment = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2))
    at += segment.length
    if (marker === START_OF_SCAN) {
      const from = at
      while (!(jpeg[at] === MARK && jpeg[at + 1] !== 0)) at += 1
      scans.push({ tables, header: segment, data: jpeg.subarray(from, at) })
      tables = []
    } else if (marker === TABLE) tables.push(segment)
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
  const { head, scans } = partsOf(jpeg)
  const componentOf = ({ header }: Scan) => header[5]
  const bitsOf = ({ header }: Scan) => header.at(-1) ?? 0
  const isOfOne = (scan: Scan) => scan.header[4] === 1
  const [first] = scans
  const out = [...head, ...(first ? [...first.tables, first.header, first.data] : [])]
  const done = new Set<number | undefined>()
  for (const scan of scans.slice(1)) {
    const component = componentOf(scan)
    const isFirst = isOfOne(scan) && scan.header.at(-3) !== 0 && bitsOf(scan) >> 4 === 0
    const later = scans.find(
      (each) => isOfOne(each) && componentOf(each) === component && bitsOf(each) >> 4 > 0,
    )
    if (!isFirst || !later || done.has(component)) continue
    done.add(component)
    const sent = ({ tables, header, data }: Scan, coefficient: number, bits: number) => {
      const own = Buffer.from(header)
      own.set([coefficient, coefficient, bits], own.length - 3)
      return [...tables, own, data]
    }
    for (let coefficient = 1; coefficient < 64; coefficient += 1) {
      out.push(...sent(scan, coefficient, 13))
      for (let bit = 12; bit >= 0; bit -= 1)
        out.push(...sent(later, coefficient, ((bit + 1) << 4) | bit))
    }
  }
  return Buffer.concat([...out, Buffer.from([MARK, END])])
}

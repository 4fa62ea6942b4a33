/**
 * The parts of a PDF written by pdfkit that are needed to append to it: it has one plain xref
 * table, no xref streams.
 */
interface ParsedPdf {
  /** Objects by number, as they are between 'obj' and 'endobj'. */
  objectOf: (id: number) => string
  size: number
  root: number
  info: string
  xrefOffset: number
}

const lastMatch = (text: string, pattern: RegExp): string => {
  const match = [...text.matchAll(pattern)].at(-1)?.[1]
  if (match === undefined) throw new TypeError(`The document has no ${pattern}.`)
  return match
}

function parsePdf(text: string): ParsedPdf {
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const xrefOffset = Number(lastMatch(trailer, /startxref\s+(\d+)/g))
  const size = Number(lastMatch(trailer, /\/Size (\d+)/g))
  const xrefEntries = [
    ...text.slice(xrefOffset, text.lastIndexOf('trailer')).matchAll(/^(\d{10}) \d{5} [nf]/gm),
  ]
  return {
    ...{ size, xrefOffset },
    root: Number(lastMatch(trailer, /\/Root (\d+) 0 R/g)),
    info: /\/Info (?:<<[\s\S]*?>>|\d+ 0 R)/.exec(trailer)?.[0] ?? '',
    objectOf: (id) => {
      const offset = Number(xrefEntries[id]?.[1])
      const begin = text.indexOf('obj', offset) + 3
      return text.slice(begin, text.indexOf('endobj', begin)).trim()
    },
  }
}

/** A dictionary with an additional entry. */
const withEntry = (dictionary: string, entry: string) =>
  `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`

/** A text string of the document: UTF-16, which can represent every character. */
const textString = (text: string) =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

const pdfTime = (time: Date) => `(D:${time.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`

/** The placeholder that @signpdf/signpdf looks for and replaces. */
const BYTE_RANGE_PLACEHOLDER = '**********'

interface SignatureField {
  reason: string
  name: string
  time: Date
  /** Space reserved for the signature, in bytes. */
  bytes: number
}

/**
 * Adds an invisible signature field, with space for a signature (ISO 32000-1, 12.8; ETSI EN 319
 * 142-1), as an incremental update after the document's own bytes. The document must be written by
 * pdfkit.
 */
export function addSignatureField(
  pdf: Uint8Array,
  { reason, name, time, bytes }: SignatureField,
): Buffer {
  const original = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const { objectOf, size, root, info, xrefOffset } = parsePdf(original.toString('latin1'))
  const catalog = objectOf(root)
  const pages = objectOf(Number(lastMatch(catalog, /\/Pages (\d+) 0 R/g)))
  const page = Number(/\/Kids \[\s*(\d+) 0 R/.exec(pages)?.[1])
  const pageObject = objectOf(page)
  const [signature, field] = [size, size + 1]
  const annotations = /\/Annots \[([^\]]*)\]/.exec(pageObject)
  const updated = new Map<number, string>([
    [root, withEntry(catalog, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
    [
      page,
      annotations
        ? pageObject.replace(annotations[0], `/Annots [${annotations[1]} ${field} 0 R]`)
        : withEntry(pageObject, `/Annots [${field} 0 R]`),
    ],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached
/ByteRange [0 /${BYTE_RANGE_PLACEHOLDER} /${BYTE_RANGE_PLACEHOLDER} /${BYTE_RANGE_PLACEHOLDER}]
/Contents <${'0'.repeat(bytes * 2)}>
/Name ${textString(name)} /Reason ${textString(reason)} /M ${pdfTime(time)} >>`,
    ],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /F 132
/V ${signature} 0 R /P ${page} 0 R >>`,
    ],
  ])
  let body = '\n'
  const xrefLines = [...updated].map(([id, object]) => {
    const offset = original.length + body.length
    body += `${id} 0 obj\n${object}\nendobj\n`
    return `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = original.length + body.length
  const trailer = `xref\n${xrefLines.join('')}trailer\n<< /Size ${size + 2} /Root ${root} 0 R ${info} /Prev ${xrefOffset} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.concat([original, Buffer.from(body + trailer, 'latin1')])
}

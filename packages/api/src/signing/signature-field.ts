/**
 * The parts of a PDF written by pdfkit that are needed to append to it: it has one plain xref
 * table, no xref streams.
 */
interface ReadFile {
  /** Objects by number, as they are between 'obj' and 'endobj'. */
  objectOf: (id: number) => string
  size: number
  root: number
  info: string
  startOfTable: number
}

const last = (text: string, pattern: RegExp): string => {
  const found = [...text.matchAll(pattern)].at(-1)?.[1]
  if (found === undefined) throw new TypeError(`The document has no ${pattern}.`)
  return found
}

function readFile(text: string): ReadFile {
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const startOfTable = Number(last(trailer, /startxref\s+(\d+)/g))
  const size = Number(last(trailer, /\/Size (\d+)/g))
  const places = [
    ...text.slice(startOfTable, text.lastIndexOf('trailer')).matchAll(/^(\d{10}) \d{5} [nf]/gm),
  ]
  return {
    ...{ size, startOfTable },
    root: Number(last(trailer, /\/Root (\d+) 0 R/g)),
    info: /\/Info (?:<<[\s\S]*?>>|\d+ 0 R)/.exec(trailer)?.[0] ?? '',
    objectOf: (id) => {
      const at = Number(places[id]?.[1])
      const begin = text.indexOf('obj', at) + 3
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

const pdfTime = (at: Date) => `(D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`

/** The placeholder that @signpdf/signpdf looks for and replaces. */
const PLACE = '**********'

interface SignatureField {
  reason: string
  name: string
  at: Date
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
  { reason, name, at, bytes }: SignatureField,
): Buffer {
  const original = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const { objectOf, size, root, info, startOfTable } = readFile(original.toString('latin1'))
  const catalog = objectOf(root)
  const pages = objectOf(Number(last(catalog, /\/Pages (\d+) 0 R/g)))
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
/ByteRange [0 /${PLACE} /${PLACE} /${PLACE}]
/Contents <${'0'.repeat(bytes * 2)}>
/Name ${textString(name)} /Reason ${textString(reason)} /M ${pdfTime(at)} >>`,
    ],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /F 132
/V ${signature} 0 R /P ${page} 0 R >>`,
    ],
  ])
  let body = '\n'
  const places = [...updated].map(([id, object]) => {
    const place = original.length + body.length
    body += `${id} 0 obj\n${object}\nendobj\n`
    return `${id} 1\n${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = original.length + body.length
  const trailer = `xref\n${places.join('')}trailer\n<< /Size ${size + 2} /Root ${root} 0 R ${info} /Prev ${startOfTable} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.concat([original, Buffer.from(body + trailer, 'latin1')])
}

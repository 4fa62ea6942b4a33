/** DER, as far as a signature needs it (ITU-T X.690). */

/** A value with its tag and length. */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const length = content.length.toString(16)
  const bytes = Buffer.from(length.padStart(length.length + (length.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content])
}

export const SEQUENCE = 0x30
export const SET = 0x31
export const OCTETS = 0x04
/** The first optional part of a structure, by its context. */
export const FIRST_PART = 0xa0

export const sequence = (...parts: Uint8Array[]) => der(SEQUENCE, ...parts)
/** A set in the order that DER asks for: by the bytes of its members. */
export const setOf = (tag: number, members: Buffer[]) =>
  der(tag, ...members.toSorted(Buffer.compare))
export const octets = (bytes: Uint8Array) => der(OCTETS, bytes)
export const integer = (value: number) => der(0x02, Buffer.from([value]))
export const none = Buffer.from([0x05, 0])

/** An object identifier such as '1.2.840.113549.1.7.2'. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second]
  for (const part of rest) {
    const groups = [part & 0x7f]
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift((left & 0x7f) | 0x80)
    }
    bytes.push(...groups)
  }
  return der(0x06, Buffer.from(bytes))
}

interface Value {
  tag: number
  /** Tag, length and content. */
  whole: Buffer
  content: Buffer
}

/** The values that follow each other in some bytes. Throws RangeError where they are cut short. */
export function valuesIn(bytes: Buffer): Value[] {
  const values: Value[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.readUInt8(at)
    const first = bytes.readUInt8(at + 1)
    const size = first < 0x80 ? 0 : first & 0x7f
    const length = size === 0 ? first : bytes.readUIntBE(at + 2, size)
    const begin = at + 2 + size
    if (begin + length > bytes.length) throw new RangeError('The bytes end within a value.')
    const end = begin + length
    values.push({ tag, whole: bytes.subarray(at, end), content: bytes.subarray(begin, end) })
    at = end
  }
  return values
}

import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { UploadMemory } from './upload-memory.ts'

/** What a form may hold. Anything beyond is refused whole. */
export interface FormRules {
  /** File parts by name, with how many of each. */
  files: Record<string, number>
  maxFileBytes: number
  /** Bytes of the whole body. */
  maxBytes: number
}

export interface UploadedFile {
  bytes: Uint8Array
}

export interface Form {
  /** Text parts; one of each name. */
  fields: Map<string, string>
  files: Map<string, UploadedFile[]>
}

const MAX_PARTS = 120
const MAX_FIELD_BYTES = 400_000
const MAX_NAME_LENGTH = 100
/**
 * What busboy puts in the place of bytes that are no text. Where it was sent itself, a text was broken
 * before: its sender is to see that as well.
 */
const UNREADABLE = '\ufffd'
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

const malformed = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, { cause })
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message)

/** Lets routes of this scope read multipart/form-data themselves; all others refuse it. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

export const isMultipart = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

/** Throws UNSUPPORTED_MEDIA_TYPE for a body that is no form. */
export function requireMultipart(request: FastifyRequest): void {
  if (isMultipart(request)) return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send multipart/form-data.')
}

function openParser(request: FastifyRequest, rules: FormRules) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_PARTS,
        fileSize: rules.maxFileBytes,
        files: MAX_PARTS,
        parts: MAX_PARTS,
      },
    })
  } catch (error) {
    throw malformed('The form is not well formed.', error)
  }
}

/**
 * Reads a form into memory, so that a form that breaks off, is refused or is too large leaves no
 * file and no descriptor behind. Throws BAD_REQUEST for a form that is not well formed, for a name
 * that comes twice and for a file part that `rules` do not name; PAYLOAD_TOO_LARGE for too much.
 */
export function readForm(
  request: FastifyRequest,
  rules: FormRules,
  onBytes: (bytes: number) => void = () => {},
): Promise<Form> {
  const source = request.raw
  if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes) {
    throw tooLarge('The form is larger than this address accepts.')
  }
  const parser = openParser(request, rules)
  const form: Form = { fields: new Map(), files: new Map() }
  return new Promise<Form>((resolve, reject) => {
    let received = 0
    const onData = (chunk: Buffer) => {
      received += chunk.byteLength
      if (received > rules.maxBytes) {
        return fail(tooLarge('The form is larger than this address accepts.'))
      }
      try {
        onBytes(chunk.byteLength)
      } catch (error) {
        fail(error)
      }
    }
    const onGone = () => {
      if (!source.complete) fail(malformed('The form broke off.'))
    }
    const settle = () => {
      source.off('data', onData)
      source.off('close', onGone)
      source.off('error', onGone)
    }
    function fail(error: unknown) {
      settle()
      source.unpipe(parser)
      // The rest of the body is read and dropped; the answer tells the sender to stop.
      source.resume()
      parser.removeAllListeners()
      parser.on('error', () => {})
      parser.destroy()
      reject(error)
    }
    const checkName = (name: string | undefined) => {
      if (!name || name.length > MAX_NAME_LENGTH || FORBIDDEN_NAMES.has(name)) {
        fail(malformed('A part of the form has no usable name.'))
        return false
      }
      return true
    }

    parser.on('field', (name, value, info) => {
      if (!checkName(name)) return
      // Cut off within a character, it would look as if it had been sent so.
      if (info.valueTruncated) return fail(tooLarge(`The field ${name} is too long.`))
      if (value.includes(UNREADABLE)) {
        return fail(malformed(`The field ${name} has characters that cannot be read as UTF-8.`))
      }
      if (form.fields.has(name)) return fail(malformed(`The field ${name} is there twice.`))
      form.fields.set(name, value)
    })
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {})
      if (!checkName(name)) return void stream.resume()
      const most = Object.hasOwn(rules.files, name) ? rules.files[name] : undefined
      if (most === undefined) {
        stream.resume()
        return fail(malformed(`There is no file part ${name}.`))
      }
      stream.on('limit', () => fail(tooLarge(`The file ${name} is too large.`)))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // What a browser sends for a file input that was left empty.
        if (bytes.byteLength === 0 && !filename) return
        const files = form.files.get(name) ?? []
        if (files.length >= most) {
          return fail(
            most === 1
              ? malformed(`The file ${name} is there twice.`)
              : tooLarge(`There are too many files ${name}; ${most} at most.`),
          )
        }
        form.files.set(name, [...files, { bytes }])
      })
    })
    parser.on('partsLimit', () => fail(tooLarge('The form has too many parts.')))
    parser.on('fieldsLimit', () => fail(tooLarge('The form has too many fields.')))
    parser.on('filesLimit', () => fail(tooLarge('The form has too many files.')))
    parser.on('error', (error) => fail(malformed('The form is not well formed.', error)))
    parser.on('close', () => {
      settle()
      resolve(form)
    })
    source.on('data', onData)
    source.on('close', onGone)
    source.on('error', onGone)
    source.pipe(parser)
  })
}

interface FormRequest {
  request: FastifyRequest
  rules: FormRules
  memory: UploadMemory
  /** Who sends it: its memory is counted by sender as well. */
  sender: string
}

/**
 * Reads a form and works on it; what it holds counts as memory until that is done. Throws what reading
 * throws, and UNAVAILABLE when forms hold too much memory already.
 */
export async function withForm<T>(
  { request, rules, memory, sender }: FormRequest,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const space = memory.open(sender)
  try {
    return await work(await readForm(request, rules, space.add))
  } finally {
    space.release()
  }
}

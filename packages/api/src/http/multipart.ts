import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { UploadMemory } from './upload-memory.ts'

/** Limits of a form. A form that exceeds them is rejected as a whole. */
export interface FormRules {
  /** Names of file parts, with the max number of each. */
  files: Record<string, number>
  maxFileBytes: number
  /** Max bytes of the whole body. */
  maxBytes: number
}

export interface UploadedFile {
  bytes: Uint8Array
}

export interface Form {
  /** Text parts; each name occurs once. */
  fields: Map<string, string>
  files: Map<string, UploadedFile[]>
}

const MAX_PARTS = 120
const MAX_FIELD_BYTES = 400_000
const MAX_NAME_LENGTH = 100
/**
 * The replacement character, which busboy inserts for bytes that are not valid UTF-8. If it was
 * sent literally, the text was damaged before; the sender should see that as well.
 */
const REPLACEMENT_CHARACTER = '\ufffd'
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

const malformed = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, { cause })
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message)

/** Lets routes of this scope read multipart/form-data themselves; all others reject it. */
export function acceptMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

export const isMultipart = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

/** Throws UNSUPPORTED_MEDIA_TYPE for a body that is not a form. */
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
    throw malformed('The form data is malformed.', error)
  }
}

/**
 * Reads a form into memory, so that an aborted, rejected or oversized form leaves no file and no
 * descriptor behind. Throws BAD_REQUEST for a malformed form, a duplicate name or a file part that
 * is not in `rules`; PAYLOAD_TOO_LARGE if it exceeds the limits.
 */
export function readForm(
  request: FastifyRequest,
  rules: FormRules,
  onBytes: (bytes: number) => void = () => {},
): Promise<Form> {
  const source = request.raw
  if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes) {
    throw tooLarge('The form is too large for this endpoint.')
  }
  const parser = openParser(request, rules)
  const form: Form = { fields: new Map(), files: new Map() }
  return new Promise<Form>((resolve, reject) => {
    let received = 0
    const onData = (chunk: Buffer) => {
      received += chunk.byteLength
      if (received > rules.maxBytes) {
        return fail(tooLarge('The form is too large for this endpoint.'))
      }
      try {
        onBytes(chunk.byteLength)
      } catch (error) {
        fail(error)
      }
    }
    const onDisconnect = () => {
      if (!source.complete) fail(malformed('The form ended unexpectedly.'))
    }
    const settle = () => {
      source.off('data', onData)
      source.off('close', onDisconnect)
      source.off('error', onDisconnect)
    }
    function fail(error: unknown) {
      settle()
      source.unpipe(parser)
      // The rest of the body is read and discarded; the response tells the sender to stop.
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
      // If it was truncated within a character, it would look as if it had been sent like that.
      if (info.valueTruncated) return fail(tooLarge(`The field ${name} is too long.`))
      if (value.includes(REPLACEMENT_CHARACTER)) {
        return fail(malformed(`The field ${name} has characters that cannot be read as UTF-8.`))
      }
      if (form.fields.has(name)) return fail(malformed(`The field ${name} appears twice.`))
      form.fields.set(name, value)
    })
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {})
      if (!checkName(name)) return void stream.resume()
      const max = Object.hasOwn(rules.files, name) ? rules.files[name] : undefined
      if (max === undefined) {
        stream.resume()
        return fail(malformed(`There is no file part ${name}.`))
      }
      stream.on('limit', () => fail(tooLarge(`The file ${name} is too large.`)))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // Browsers send this for a file input that was left empty.
        if (bytes.byteLength === 0 && !filename) return
        const files = form.files.get(name) ?? []
        if (files.length >= max) {
          return fail(
            max === 1
              ? malformed(`The file ${name} appears twice.`)
              : tooLarge(`There are too many files ${name}; ${max} at most.`),
          )
        }
        form.files.set(name, [...files, { bytes }])
      })
    })
    parser.on('partsLimit', () => fail(tooLarge('The form has too many parts.')))
    parser.on('fieldsLimit', () => fail(tooLarge('The form has too many fields.')))
    parser.on('filesLimit', () => fail(tooLarge('The form has too many files.')))
    parser.on('error', (error) => fail(malformed('The form data is malformed.', error)))
    parser.on('close', () => {
      settle()
      resolve(form)
    })
    source.on('data', onData)
    source.on('close', onDisconnect)
    source.on('error', onDisconnect)
    source.pipe(parser)
  })
}

interface FormRequest {
  request: FastifyRequest
  rules: FormRules
  memory: UploadMemory
  /** The sender, since memory is also counted per sender. */
  sender: string
}

/**
 * Reads a form and processes it; its size counts as used memory until that is done. Throws the
 * errors of `readForm`, and UNAVAILABLE if forms already use too much memory.
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

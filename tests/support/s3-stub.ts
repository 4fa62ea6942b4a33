import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface S3Stub {
  endpoint: string
  bucket: string
  accessKeyId: string
  /** The content of the bucket, by key. */
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>
  /** Methods and keys of the requests so far. */
  requests: string[]
  /** Awaited before a request such as 'PUT concepts/a.webp' is answered. */
  hold: (request: string) => Promise<void> | undefined
  /** Whether a response stalls half-way, with its connection open. */
  stalls: (request: string) => boolean
  /** Whether a request is rejected, whatever it is. */
  rejects: (request: string) => boolean
  /** The URL that the site is configured with. */
  url: string
  close(): Promise<void>
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The part of the S3 protocol needed to store files: PUT, GET, HEAD, DELETE and ListObjectsV2. */
export async function openS3Stub(): Promise<S3Stub> {
  const bucket = 'site-files'
  const accessKeyId = 'stub-key'
  const objects: S3Stub['objects'] = new Map()
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length))
    const body = await buffer(request).catch(() => undefined)
    // The process that was sending it died.
    if (!body) return response.destroy()
    const isSigned = request.headers.authorization?.startsWith(
      `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`,
    )
    if (
      !isSigned ||
      stub.rejects(`${request.method} ${key}`) ||
      !`${pathname}/`.startsWith(`/${bucket}/`)
    ) {
      return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    }
    requests.push(`${request.method} ${key}`)
    await stub.hold(`${request.method} ${key}`)
    if (searchParams.get('list-type') === '2') {
      const contents = [...objects].map(
        ([name, { bytes, modifiedAt }]) =>
          `<Contents><Key>${escaped(name)}</Key><Size>${bytes.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
      )
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${objects.size}</KeyCount>${contents.join('')}</ListBucketResult>`,
        )
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, modifiedAt: new Date() })
      return response.writeHead(200, { etag: '"stub"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) {
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>')
    }
    response.writeHead(200, {
      'content-length': object.bytes.length,
      'last-modified': object.modifiedAt.toUTCString(),
      etag: '"stub"',
    })
    if (stub.stalls(`${request.method} ${key}`)) {
      response.write(object.bytes.subarray(0, object.bytes.length / 2))
      return
    }
    response.end(request.method === 'HEAD' ? undefined : object.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stub: S3Stub = {
    url: `s3://${accessKeyId}:secret@127.0.0.1:${port}/${bucket}?tls=off`,
    hold: () => undefined,
    stalls: () => false,
    rejects: () => false,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId,
    objects,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stub
}

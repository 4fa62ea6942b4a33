import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns'
import { once } from 'node:events'
import type { LookupFunction } from 'node:net'

const HEADER_BYTES = 12
const RESPONSE_FLAGS = 0x8180
/** A pointer to the question's name, type A, class IN, kept for 0 seconds, 4 bytes. */
const A_RECORD = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4])

const record = (address: string) => Buffer.from([...A_RECORD, ...address.split('.').map(Number)])

/** The response (RFC 1035, section 4) to a query with one question: these IPv4 addresses. */
function buildResponse(query: Buffer, addresses: string[]): Buffer {
  // The name ends with an empty label; type and class follow in four bytes.
  const questionEnd = query.indexOf(0, HEADER_BYTES) + 5
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16BE(query.readUInt16BE(0), 0)
  header.writeUInt16BE(RESPONSE_FLAGS, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([
    header,
    query.subarray(HEADER_BYTES, questionEnd),
    ...addresses.map(record),
  ])
}

export interface DnsStub {
  /** Resolves a name with the stub only. */
  lookup: LookupFunction
  readonly queries: number
  close(): void
}

/** A name server that answers the n-th query with the n-th list, and later ones with the last. */
export async function openDnsStub(addressLists: string[][]): Promise<DnsStub> {
  let queries = 0
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const addresses = addressLists[Math.min(queries, addressLists.length - 1)] ?? []
    queries += 1
    socket.send(buildResponse(query, addresses), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 1_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    lookup: (hostname, { all }, callback) =>
      resolver.resolve4(hostname, (error, addresses = []) => {
        if (error || !all) return callback(error, addresses[0] ?? '', 4)
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )
      }),
    get queries() {
      return queries
    },
    close: () => {
      resolver.cancel()
      socket.close()
    },
  }
}

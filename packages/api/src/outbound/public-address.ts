import { isIP } from 'node:net'
import os from 'node:os'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

/** IANA's IPv4 special-purpose registry, multicast, and a cloud provider's own services. */
const nonPublicV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier NAT; cloud metadata at 100.100.100.200
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host services, an address that looks public
  '169.254.0.0/16', // link-local; cloud metadata at 169.254.169.254
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; cloud metadata at 192.0.0.192
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
].map((range) => ipaddr.IPv4.parseCIDR(range))

/** What IANA assigns as global unicast. Loopback, mapped and local forms are outside this range. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** The part of IANA's IPv6 special-purpose registry that is inside that range. */
const nonPublicV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, AMT, AS112, ORCHID, remote ids
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map((range) => ipaddr.IPv6.parseCIDR(range))

/** ISATAP (RFC 5214) embeds an IPv4 address after 0000:5efe or 0200:5efe, under any prefix. */
const isIsatap = ({ parts }: IPv6) => parts[5] === 0x5efe && [0, 0x200].includes(parts[4] ?? 0)

const isPublicV4 = (address: IPv4) => !nonPublicV4.some((range) => address.match(range))

const isPublicV6 = (address: IPv6) =>
  address.match(globalV6) &&
  !nonPublicV6.some((range) => address.match(range)) &&
  !isIsatap(address)

/** Whether a network interface of this machine has the address. */
function isOwnAddress(address: IPv4 | IPv6): boolean {
  const text = address.toNormalizedString()
  return Object.values(os.networkInterfaces())
    .flatMap((networkInterface) => networkInterface ?? [])
    .some(
      (networkInterface) => ipaddr.parse(networkInterface.address).toNormalizedString() === text,
    )
}

/**
 * Whether a server on the internet can have this address: not one of the machine, its networks, its
 * cloud or a special purpose, and no IPv6 form that embeds an IPv4 address. Expects an address as a
 * resolver returns it; any other spelling is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  const isPublic =
    parsed.kind() === 'ipv4' ? isPublicV4(parsed as IPv4) : isPublicV6(parsed as IPv6)
  return isPublic && !isOwnAddress(parsed)
}

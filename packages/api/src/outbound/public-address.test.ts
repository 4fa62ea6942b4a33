import os from 'node:os'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const refused: Record<string, string[]> = {
  'this network': ['0.0.0.0', '0.0.0.1', '0.255.255.255'],
  loopback: ['127.0.0.1', '127.0.0.2', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'],
  unspecified: ['::', '0:0:0:0:0:0:0:0'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  'link-local': ['169.254.0.1', '169.254.255.255', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  'unique-local': ['fc00::1', 'fd12:3456:789a::1', 'fdff:ffff::1'],
  'site-local': ['fec0::1', 'feff::1'],
  'carrier NAT': ['100.64.0.1', '100.127.255.255'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.255', '2001:db8::1', '3fff:fff::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.254', '255.255.255.255'],
  'cloud metadata': [
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd20:ce::254',
  ],
  'the rest of the IPv4 registry': [
    '192.0.0.8',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.175.48.1',
  ],
  'the rest of the IPv6 registry': [
    '100::1',
    '100:0:0:1::1',
    '2001:1::1',
    '2001:3::1',
    '2001:4:112::1',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
    '2001:1ff:ffff::1',
    '2620:4f:8000::1',
    '5f00::1',
  ],
  'unallocated space': ['200::1', '1000::1', '4000::1', '8000::1', 'e000::1'],
  'IPv4 in IPv6: mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
  'IPv4 in IPv6: compatible': ['::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  'IPv4 in IPv6: translated': ['::ffff:0:127.0.0.1', '::ffff:0:808:808'],
  'IPv4 in IPv6: NAT64': ['64:ff9b::127.0.0.1', '64:ff9b::808:808', '64:ff9b:1::7f00:1'],
  'IPv4 in IPv6: 6to4': ['2002:7f00:1::', '2002:808:808::1'],
  'IPv4 in IPv6: Teredo': ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  'IPv4 in IPv6: ISATAP': [
    '2a00:1450:4001:81b:0:5efe:10.0.0.1',
    '2a00:1450:4001:81b:200:5efe:7f00:1',
    '2a00:1450::5efe:c0a8:1',
  ],
  'spellings that no resolver returns': [
    '',
    'localhost',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '127.1',
    '2130706433',
    '8.8.8.8 ',
    '08.8.8.8',
    '[2606:4700::1111]',
    '2606:4700::1111%eth0',
  ],
}

describe.each(Object.entries(refused))('refuses %s', (_class, addresses) => {
  test.each(addresses)('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('allows addresses just outside those ranges and well-known servers', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.17',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2001:db9::1',
    '2003::1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::5eff:a00:1',
    '2a00:1450:4001:81b:100:5efe:a00:1',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('the machine’s own addresses', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['93.184.215.14', '93.184.215.14'],
    ['2a00:1450:4001:81b::200e', '2A00:1450:4001:081B:0:0:0:200E'],
  ])('are refused, such as the public %s of an interface', (own, requested) => {
    expect(isPublicAddress(requested)).toBe(true)
    const networkInterface = { address: own, netmask: '', mac: '', internal: false, cidr: null }
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({
      eth0: [{ ...networkInterface, family: 'IPv4' }],
    })
    expect(isPublicAddress(requested)).toBe(false)
  })
})

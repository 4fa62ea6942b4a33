import { expect, test } from 'vitest'
import { linkUrlOf } from './link-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com.au/work?a=1#b ', 'https://www.example.com.au/work?a=1#b'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['https://example.com/a', 'https://example.com/a'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['mailto:hello@example.com?subject=Hi', 'mailto:hello@example.com?subject=Hi'],
  ['tel:+61 3 5550 0199', 'tel:+61355500199'],
  ['/contact', '/contact'],
  ['#team', '#team'],
])('turns %j into %s', (text, address) => expect(linkUrlOf(text)).toBe(address))

test.each([
  ...[
    'our website',
    'example',
    'example com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
  ],
  ...[
    '//example.com',
    '/\\example.com',
    'https://',
    'https://localhost',
    'https://.com',
    'https://a..b',
  ],
  ...['mailto:nobody', 'tel:call', 'https://user@example.com', ''],
])('finds no address in %j', (text) => expect(linkUrlOf(text)).toBeUndefined())

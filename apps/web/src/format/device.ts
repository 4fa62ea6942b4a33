const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome on Windows', from a User-Agent header; its beginning if it is of no known browser. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser) return system ? `${browser} on ${system}` : browser
  return system ?? (userAgent.slice(0, 40) || 'Unknown device')
}

import type { PageParams } from './page.ts'

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The parameters of a path that matches a pattern, whose segments after a colon are parameters; a last
 * segment '*' matches one or more segments.
 */
export function matchPath(pattern: string, path: string): PageParams | undefined {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1)) ? {} : undefined
  const patternSegments = pattern.split('/')
  const pathSegments = path.split('/')
  if (patternSegments.length !== pathSegments.length) return undefined
  const params: PageParams = {}
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] ?? ''
    if (segment.startsWith(':') && value) params[segment.slice(1)] = decodeSegment(value)
    else if (segment !== value) return undefined
  }
  return params
}

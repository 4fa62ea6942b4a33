import { isWord } from '../english/spelling.ts'
import { isLocality } from '../places/known-places.ts'

/** 'Ask for Bronagh', 'Thanh speak English better than me so ask him' */
const ASK_FOR = [
  /(?<!\b(?:not|never|don[’']t)(?: to)? )\b[Aa]sk for (\p{Lu}\p{Ll}{2,})\b/u,
  // 'Ring Shaz after 6'
  /(?<!\b(?:not|never|don[’']t)(?: to)? )\b[Rr]ing (\p{Lu}\p{Ll}{2,})(?= (?:after|before|any ?time|on)\b| \d)/u,
  /(?:^|[.,;!]\s+)(\p{Lu}\p{Ll}{2,})\b[^.,;\d]{3,60}? so (?:please )?(?:ask|ring|call|text|talk to|speak to) (?:for )?(?:him|her)\b/mu,
]

/** The first name of the person whom callers should ask for; '' if the description names none. */
export function personToAskFor(description: string): string {
  const name = ASK_FOR.map((pattern) => pattern.exec(description)?.[1] ?? '').find(Boolean) ?? ''
  return isWord(name.toLowerCase()) || isLocality(name) ? '' : name
}

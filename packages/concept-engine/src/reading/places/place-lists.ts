/** Text that joins a place to the next in a list: 'Tamworth, Quirindi and out to Gunnedah'. */
const PLACE_SEPARATOR =
  /^(?:(?:,? (?:and|&)|,) (?:(?:(?:out|up|down|over|across|back|through|west|east|north|south)(?: \p{Ll}+)? to|as far as|up) )?|\s?\/\s?| (?:(?:out|up|down|over|across|back|through) )?to )(?:the )?(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})/u

const PLACE_BEFORE = /(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})(?:,? (?:and|&) |, )$/u

/** Whether the name after a separator is a town. */
const namesTown = (text: string, isTown: (name: string) => boolean): boolean => {
  const words = PLACE_SEPARATOR.exec(text)?.[1]?.split(' ') ?? []
  return [3, 2, 1].some((count) => words.length >= count && isTown(words.slice(0, count).join(' ')))
}

/** Places with those that follow them in the same list, each after the one before it. */
export function withLists(
  names: readonly string[],
  text: string,
  isTown: (name: string) => boolean,
): string[] {
  const found: string[] = []
  for (const name of names) {
    let offset = text.indexOf(name)
    let last = name
    // 'Murray Bridge, Mannum and Tailem Bend' begins with the first place.
    const before: string[] = []
    for (let head = text.slice(0, Math.max(0, offset)); ; ) {
      const words = PLACE_BEFORE.exec(head)?.[1]?.split(' ') ?? []
      const town = [3, 2, 1].map((count) => words.slice(-count).join(' ')).find(isTown)
      if (!town || names.includes(town) || found.includes(town)) break
      before.unshift(town)
      head = head.slice(0, head.lastIndexOf(town))
    }
    // A name before a comma can be the suburb of a town: 'Invermay, Launceston'.
    const isList = before.length > 1 || before.some((town) => text.includes(`${town} and ${name}`))
    found.push(...(isList ? before : []), ...(found.includes(name) ? [] : [name]))
    while (offset >= 0) {
      const next = PLACE_SEPARATOR.exec(text.slice(offset + last.length))
      const words = next?.[1]?.split(' ') ?? []
      const known = [3, 2, 1]
        .map((count) => words.slice(0, count).join(' '))
        .find((name, index) => words.length >= 3 - index && isTown(name))
      // 'Drouin, Koo Wee Rup, Emerald': an unknown name between commas, before another town.
      const unknown = words.join(' ')
      const rest = unknown ? text.slice(text.indexOf(unknown, offset) + unknown.length) : ''
      const isBetweenTowns =
        /^, /.test(next?.[0] ?? '') && /^,? (?:and )?\p{Lu}/u.test(rest) && namesTown(rest, isTown)
      const town = known ?? (isBetweenTowns ? unknown : undefined)
      if (!next || !town) break
      const isPartOfAnother = names.some((other) => other.startsWith(`${town} `))
      if (!found.includes(town) && !isPartOfAnother) found.push(town)
      offset = text.indexOf(town, offset + last.length)
      last = town
    }
  }
  return found
}

const FORMAT =
  /^(?:pdf|dxf|dwg|ai|eps|svg|png|jpe?g|tiff?|psd|stl|step|stp|iges|docx?|xlsx?|csv|mp[34]|mov|heic|zip|indd|skp|rvt|gpx|kml)s?$/i
/** Parts of a website: a list of them is no list of fields. */
const PART_OF_SITE =
  /^(?:(?:our |the )?(?:prices?|price list|(?:opening )?hours|map|gallery|news|blog|faqs?|shop|contact details|about(?: us)?)|online \p{L}+ing|please)$/iu

const PHONE_NUMBER = /(?:\d[\s-]?){7,}/

const joined = (formats: readonly string[]) =>
  formats.length > 1 ? `${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}` : formats.join('')

/** 'Pics of our pool', 'how to get in with the hoist', 'parking': the list goes on with other wishes. */
const OTHER_WISH =
  /^(?:(?:some |our |the |nice )*(?:pics|photos|pictures|gallery) of (?:our|my)\b|how to (?:get|find|reach)\b|parking\b|(?:an? )?map\b|links?\b|no \p{L}+|opening hours|prices?$|price list|an? (?:different|other|separate|second) (?:one|form)\b|(?:different|another|separate) (?:one|form) for\b|easy english|\p{L}+ later$)/iu
/** The fields of a list up to another wish. */
export function withoutOtherWishes(fields: readonly string[]): readonly string[] {
  const other = fields.findIndex((field, index) => index > 0 && OTHER_WISH.test(field))
  return other < 0 ? fields : fields.slice(0, other)
}

/**
 * The fields of a form: formats of files are one field for a file, a lead-in such as 'for a name'
 * goes, and a list of parts of a website has no fields.
 */
export function fitFields(all: readonly string[]): string[] {
  const fields = withoutOtherWishes(all)
  if (fields.filter((field) => PART_OF_SITE.test(field)).length * 2 >= fields.length) return []
  // 'Enquiries: Bernard Quill, (03) 5550 2056, weekday evenings' says how to reach somebody.
  if (fields.some((field) => PHONE_NUMBER.test(field))) return []
  const formats = fields.filter((field) => FORMAT.test(field))
  const first = fields.findIndex((field) => FORMAT.test(field))
  return fields.flatMap((field, index) => {
    if (FORMAT.test(field)) return index === first ? [`Upload a file (${joined(formats)})`] : []
    return [
      field.replace(/^for (?:an?|the|your|their) (\p{L})/iu, (_lead, letter) =>
        letter.toUpperCase(),
      ),
    ]
  })
}

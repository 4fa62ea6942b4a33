/** 'Serrated knives and scissors, I am sorry, no.', 'gluten free sorry no, there is flour in the air' */
const SORRY_NO =
  /(?<=^|[.!?\n]\s*)([^\s.!?,;:$][^.!?\n,;:$]{2,59}),? (?:(?:I am|I[’']m|we are|we[’']re|so|very) )?sorry,? no(?: more)?(?=[.!,\n]|$)/giu

/** The description with refusals that follow what they refuse in front of it: 'No serrated knives'. */
export const withPlainRefusals = (description: string): string =>
  description.replace(
    SORRY_NO,
    (_match, what: string) => `No ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  )

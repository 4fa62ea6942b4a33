/** 'Cheers,', 'Thanks heaps', 'Speak Thursday,', 'Kind regards' */
const SIGN_OFF =
  /^[^\S\n]*(?:cheers|ta|(?:many )?thanks?(?: you)?(?: heaps| again| so much| a lot| in advance| mate)?|(?:kind(?:est)? |warm(?:est)? |best )?regards|best(?: wishes)?|warmly|blessings|yours(?: (?:faithfully|sincerely|truly))?|grazie(?: mille)?|merci(?: beaucoup)?|gracias|danke|ng[aā] mihi(?: nui)?|arohanui|vinaka|sincerely|speak (?:soon|later|then|tomorrow|(?:on )?\p{L}+day)|talk (?:soon|later|then|(?:on )?\p{L}+day)|see (?:you|ya) (?:soon|then|(?:on )?\p{L}+day)|xx?o?)[\s,.!]*(?:\p{Lu}\p{Ll}+[\s,.!]*)?$/iu
/** A line with the writer's name or office. */
const SIGNATURE = /^(?=.{1,48}$)(?!.*[\d@:])[\p{L}’'., &()-]+$/u
const MAX_LINES = 3
/** 'Dear designer', 'Subject: new website', 'Kia ora,' in a line of its own before the description. */
const OPENING_LINE =
  /^\s*(?:(?:(?:dear|to) (?!diary)\p{L}+(?: \p{L}+){0,4}|hi+(?: there| all| team| guys)?|hiya|hello(?: there| all)?|he+y+(?: there)?|kia ora|t[eē]n[aā] koe|respected (?:sir|madam)(?: \/ (?:sir|madam))?|bula|talofa|ciao|buongiorno|namaste|g[’']?day|good (?:morning|afternoon|evening))\s*[,.!]*|(?:subject|re|to|from|date)\s?:[^\n]*)\s*(?:\n|$)/iu

/**
 * A description without the beginning and the end of a letter, and without the lines below it that only say who wrote
 * it; telephone numbers and addresses there stay.
 */
export function withoutSignOff(letter: string): string {
  // 'Hi from Mackay!'
  let text = letter.replace(
    /^\s*(?:(?:[Hh]i+|[Hh]ello|[Gg][’']?day|[Gg]reetings) )?from (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[!.,]\s/u,
    'Based in $1. ',
  )
  while (OPENING_LINE.test(text) && text.trim().includes('\n'))
    text = text.replace(OPENING_LINE, '')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => SIGN_OFF.test(line))
  if (at <= 0) return text
  let after = at + 1
  while (after <= at + MAX_LINES && SIGNATURE.test((lines[after] ?? '').trim())) after += 1
  return [...lines.slice(0, at), ...lines.slice(after)].join('\n')
}

import { cleanText } from './english/sentences.ts'
import { tidyEnglish } from './english/tidy.ts'

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
/** 'Cooking / events / not really sure', 'public art??', 'retail I think' */
const DOUBT =
  /^(?:(?:I[’']?m |we[’']?re )?(?:not (?:really |quite |too )?sure|unsure)\b.*|dunno|idk|no idea|don[’']?t know|hard to say|you tell me|(?:or )?(?:whatever|something(?: like that)?)|other|etc\.?)$/i
/** Says nothing of a trade next to other words that do: 'Geospatial / B2B'. */
const NO_TRADE =
  /^(?:b2b|b2c|(?:a )?(?:not|non)[- ]?(?:for[- ])?profit|nfp|charity|volunteers?|clubs?|(?:small |family |local |online |home )*(?:business|company|services?|trade|retail)|sole trader|local|online)$/i
function withoutDoubts(industry: string): string {
  const separator = /\s?[/]\s?/.exec(industry)?.[0] ?? ', '
  const parts = industry
    .replace(/\s*\((?:I think|maybe|sort of|kind of|\?+|not sure)\)/gi, '')
    .replace(
      /,?\s*\b(?:I (?:think|guess|suppose)|maybe|sort of|kind of|or something|or whatever)(?=\s*[?.!]*$)/gi,
      '',
    )
    // 'Hair?? Wigs really, medical mostly'
    .replace(/^[^?]{2,24}\?+\s+(?=\p{L})/u, '')
    .replace(/,?\s(?:really|mostly|mainly|basically|actually|I suppose)(?=[,;.]|$)/gi, '')
    .replace(/\s*\?+(?=\s|$)/g, '')
    .split(/\s*[/,;]\s*/)
    .filter((part) => !DOUBT.test(part))
  const named = parts.filter((part) => !NO_TRADE.test(part))
  return (named.length > 0 ? named : parts).join(separator)
}

/** The industry from the form as a page can show it, or '' if it says nothing. */
export function readIndustry(submitted: string, companyName: string, isEnglish: boolean): string {
  const text = withoutDoubts(cleanText(submitted).replace(/\s+/g, ' ').trim())
  const industry = isEnglish ? tidyEnglish(text, [companyName]) : text
  return VAGUE_INDUSTRY.test(industry) ? '' : industry
}

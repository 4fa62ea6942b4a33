import { type AskedForm, fieldTitle } from './asked-forms.ts'
import type { Clause } from './clause.ts'
import { capitalise } from './sentences.ts'

/** What leads to the list of what visitors fill in, whoever says so. */
const FORMS = [
  // 'Form: size, suburb', 'form pls - boat name', 'a form with', 'forms that ask for'
  /\bforms?\b(?:,? (?:please|pls|bit|page|needed|required|wanted))?(?:\s?[:=]\s?|\s[-–—]\s|,?\s(?:with|w\/|for|asking(?: for| about)?|(?:that|which) (?:asks?|has|takes|wants)(?: for)?|needs?|including|includes?|has|asks?(?: for)?|to say|(?:should|must) (?:ask(?: for)?|have|include|collect|say)|where (?:they|people|you) (?:can |could )?(?:put(?: in)?|tell (?:us|me)|say|give|enter|choose))\s)/i,
  // 'There's a waiting list form I'd like, child's age, instrument, preferred day'
  /\bforms? (?:I|we)(?:’d| would)? (?:like|love|want|need),\s/i,
  // 'Booking request: school, year levels'
  /\b(?:booking|order|hire|quote|job|enquiry|contact|repair) requests?(?:\s?[:=]\s?|\s[-–—]\s|\s(?:with|including|(?:should|must) (?:have|include|say|collect))\s)/i,
  // 'Enquiries should include the suburb', 'orders begin with a message stating the length'
  /\b(?:enquir(?:y|ies)|orders?|bookings?|requests?) (?:(?:should|must|needs? to|ha(?:s|ve) to) (?:include|have|say|give|state)|(?:begins?|starts?) with a message (?:stating|saying|with))\s/i,
]
/** The same where it is said of the website: what a business asks for by itself is told to nobody. */
const ASKS = [
  // 'Want to know dam size and if ducks are in it'
  /\b(?:I|we)?(?:’d)? ?(?:want|need|like|have) to know\s/i,
  // 'Need people to book an assessment - ask child's name, can they float'
  /(?:\s[-–—]|[:,])\s(?:please )?ask(?:ing)? (?:for |them |their |the )*(?!(?:us|me|about)\b)/i,
  // 'Parents can message, with their child's age and days needed'
  /\b(?:message|text|email|register|apply|write|ring) [^.;:]{0,40}?,? (?:with|including|stating|saying) (?:its |their )?/i,
  // 'An upload where they put how many and how wide'
  /\bwhere (?:they|people|you|customers|clients) (?:can |could )?(?:put(?: in)?|say|enter|type(?: in)?|fill in)\s/i,
  // 'Make it easy to get a quote: pool size, type and suburb'
  /\b(?:get|ask for|request|want|need|give|send)\s(?:us |me |in )?(?:an? |their |your |free |online |quick |instant )*(?:quotes?|enquir(?:y|ies)|estimates?|applications?|registrations?)(?: online| from (?:us|me))?:\s/i,
  /\b(?:put in|tell(?:ing)? (?:us|me)|give (?:us|me)|fill in|type in|enter)\s/i,
  // What the client sends is for the agency.
  /(?<!^(?:(?:I|we)(?:’ll| can| could| will)?|can|could|will) (?:also )?)\bsend (?:us |me |in )?(?=(?:an? )?(?:pics?|photos?|pictures?)\b)/i,
]
/** 'For hire I need heights and dates': what the form needs, in a sentence that speaks of one. */
const NEEDED =
  /\b(?:I|we) need (?:to know )?((?:(?!\b(?:and|or) for\b)[^.;])+?)(?=,? (?:and|or) for\b|[.;]|$)/gi
/** Where a list of fields is over. */
const OVER =
  /\s(?:because|so (?:that|we|I|they|you)|preferably|before|and (?:we|I|they|then|get|have)|which we|as (?:we|I)|if possible|on (?:the|our) (?:web ?)?(?:site|page))\b.*$/i
/** A form that is said to ask for it may ask for one thing. */
const ASKING = /\bforms?\s(?:asking|that asks?|which asks?) (?:for |about )?(?!to\b)/i
const MOST = 10
const LEAST = 2

/** The words of a list, each an entry: brackets say more of one, or tell the designer. */
const entriesIn = (said: string): string[] =>
  // 'A form with upload, a size guide': what has its own article is another thing.
  (/^an?\s/i.test(said) ? said : (said.split(/,\s(?:and\s)?an?\s/i)[0] ?? ''))
    .replace(/\s?\([^()]*\)?/g, '')
    .replace(OVER, '')
    .replace(/\sto\s(?=[^\p{L}\s]|(?:us|me|our|the)\b).*$/u, '')
    .split(/\s?[,;+]\s?(?:and\s)?|\s(?:and|plus|&)\s/)
    .map((entry) => entry.replace(/[\s.!]+$/, '').trim())
    .filter((entry) => entry !== '')

/** 'From, to, bedrooms' */
const SHORT = /^(?:to|from)$/i
const fieldsIn = (said: string): string[] => {
  const entries = entriesIn(said).slice(0, MOST)
  const fields = entries.flatMap((entry) =>
    SHORT.test(entry) ? capitalise(entry) : (fieldTitle(entry, true) ?? []),
  )
  // Of what is mostly no fields the rest are none either.
  return fields.length * 2 > entries.length ? [...new Set(fields)] : []
}

/** What somebody else asks is no field: 'Customers regularly ask how long a battery lasts'. */
const OF_OTHERS = /\b(?:questions?|answers?|faqs?)\b/i
const NAMED =
  /\b((?:booking|order|hire|quote|job|enquiry|repair|instant quote|waiting list) (?:request|form))s?\b/i

/** Whether a sentence lists the fields of a form, and tells customers nothing. */
export const listsForm = (sentence: string): boolean =>
  FORMS.some((lead) => {
    const found = lead.exec(sentence)
    return (
      found !== null &&
      found.index < NEAR &&
      fieldsIn(sentence.slice(found.index + found[0].length).split(/[.!?](?:\s|$)/)[0] ?? '')
        .length >= LEAST
    )
  })
/** What stands before it is said of something else. */
const NEAR = 40

/** The forms whose fields a sentence lists, each with all that it lists. */
export function formLists(clauses: readonly Clause[]): AskedForm[] {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))]
  return sentences.flatMap((sentence): AskedForm[] => {
    if (OF_OTHERS.test(sentence)) return []
    const lists = /\bforms?\b/i.test(sentence)
      ? [...sentence.matchAll(NEEDED)].map(([, said = '']) => said)
      : []
    const isOfSite = clauses.some(
      (clause) => clause.sentence === sentence && clause.role !== 'business',
    )
    const led = [...FORMS, ...(isOfSite ? ASKS : [])].flatMap((lead) => {
      const found = lead.exec(sentence)
      const behind = found ? sentence.slice(found.index + found[0].length) : ''
      return found ? [behind.split(/[.!?](?:\s|$)/)[0] ?? ''] : []
    })
    const least = ASKING.test(sentence) ? 1 : LEAST
    const fields = [lists.flatMap(fieldsIn), ...led.map(fieldsIn)].find(
      ({ length }) => length >= least,
    )
    const [, title = ''] = NAMED.exec(sentence) ?? []
    return fields ? [{ title: capitalise(title), fields }] : []
  })
}

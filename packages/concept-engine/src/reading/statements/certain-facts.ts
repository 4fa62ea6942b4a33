const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:every|each) (?:\\p{L}+ )?(?:morning|night|weekend|week|month)'
const SPAN =
  '(?:about |around |roughly |up to |at least )?(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
/**
 * Statements that no agency would be told for its own sake: how long work takes, when nothing runs,
 * where somebody is on which days, what they may not do, when to arrive, what to do before help
 * comes, and who they are.
 */
const CERTAIN = [
  // 'It takes me about three months', 'allow two weeks'
  `^(?:it |this |jobs? |repairs? |orders? |work )?(?:usually |normally )?(?:takes?|allow|ready in|turn ?around(?: is| of)?|back in) (?:me |us |you )?${SPAN}(?: to (?:\\d+|\\p{L}+))? (?:working )?(?:minutes|hours?|days?|weeks?|fortnights?|months?)\\b`,
  // 'July: no sailings, boat is on the slip'
  `^(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|autumn|spring|christmas|easter)\\b[^.]{0,24}(?::|–|-)?\\s*(?:no|not|closed|shut)\\b`,
  // 'Run a van round the Huon every Tuesday'
  `\\b(?:run|drive|bring|take|come|drop(?: it| them)? off|pick up|deliver|collect|set up|open|meet)\\b[^.]*\\b(?:${WEEKDAY})`,
  // 'Not a vet so can’t sedate'
  `^(?:(?:we|I)(?:’re|’m| are| am) )?not an? \\p{L}+(?: \\p{L}+)?,? so (?:we |I )?(?:can’t|cannot|don’t|do not|no)\\b`,
  // 'Be there 15 minutes prior'
  `^(?:be (?:there|here)|arrive|come|check in)\\b[^.]*\\b(?:early|prior|before|beforehand)\\b`,
  // 'Closed all January'
  `^(?:we(?:’re| are) )?(?:closed|shut|away|open) (?:all|in|for|every|during|over|from|until)\\b`,
  // 'Missed class: two make-ups a term', 'vouchers accepted'
  `^(?:missed|late|make-?ups?|cancell?\\p{L}*|no[- ]shows?|refunds?|deposits?|half deposit|vouchers?|returns?|exchanges)\\b.*\\p{L}{3}.*\\p{L}{3}`,
  // 'Reception is Carol, Mon–Thu 8–2'
  `^(?:reception|office|bookings|accounts|enquiries|phone) (?:is|are|hours)\\b`,
  // 'Do not use a hairdryer, put it in the freezer'
  `^(?:do not|don’t|never) (?:use|try|touch|wash|gut|throw|dry|open|move|feed|handle|pour|cut)\\b`,
  // 'Licence number LH-04417'
  `^(?:licen[cs]e|registration|permit|abn|acn|accreditation)(?: number| no\\.?)?:? [\\w -]*\\d`,
  // '3 day turnaround'
  `^(?:\\d+|one|two|three|five|ten)[- ](?:day|week|hour|month) (?:turn ?around|wait|lead time|notice)`,
  `^what to (?:do|bring|wear|pack|expect):`,
  // 'Text weekdays', 'ring after six'
  `^(?:text|ring|call|phone|e-?mail|message)(?: (?:me|us))?\\b[^.]{0,24}\\b(?:weekdays?|weekends?|mornings?|afternoons?|evenings?|nights?|after|before|any ?time|all day)\\b`,
  // 'Strong in: railways, poetry'
  `^(?:strong(?:est)?|weak(?:est)?|speciali[sz]ing|best|good) (?:in|on|for|at): \\p{L}`,
  // 'About 40 singers'
  `^(?:about|around|roughly|nearly|over) \\d+ \\p{L}+\\.?$`,
  // 'We’ve done it since 2013'
  `^(?:we|I|it|the \\p{L}+)(?:’ve|’s|’m|’re| have| has| am| are| is)? (?:\\p{L}+ ){1,5}since (?:19|20)\\d\\d\\b`,
  // 'Hours 7–3.30 Monday to Friday, phones until 5'
  `^(?:(?:our|office|shop|opening) )?hours:? .*\\d`,
  // 'It’s me, Graeme, and young Pip'
  `^(?:[Ii]t’s|[Tt]here’s) (?:just |only )?(?:me|us)(?:,? and (?:my|our) \\p{L}+)?,? (?:and )?\\p{Lu}`,
].map((pattern, index, all) => new RegExp(pattern, index === all.length - 1 ? 'u' : 'iu'))

/**
 * Where the business is, whom it works for, what it works with, what came of it and what a customer
 * gets: 'Depot is in Edwardstown', 'most of our clients are in hospitality', 'last year: 31,400
 * baskets, 96 volunteers'.
 */
const CIRCUMSTANCES = [
  /^(?:and |but |so )?(?:the |our |my )?(?:depot|shop|office|yard|workshop|studio|clinic|factory|shed|showroom|warehouse|hall|club ?(?:house|rooms)|farm|cellar door|kitchen|base|nursery|store|salon|surgery) (?:is|are) (?:now |just )?(?:in|at|on|behind|near|opposite|next to|above|off|around) \S/i,
  /^(?:[Ww]orks?|[Cc]ompatible|[Ii]ntegrates?|[Cc]onnects?) with \p{Lu}/u,
  /^(?:most|many|all|half|some) of (?:our|my) (?:clients|customers|members|students|patients|work|jobs|guests) (?:(?:are|is) (?:in|from|across|around|based|at)|comes?|works?|lives?) /i,
  /^(?:last|this) (?:year|season|financial year|month|term)(?: alone)?(?: we (?:did|made|had|gave|served|helped|taught))?:? \d[\d,]* \p{L}+, (?:and )?\d/iu,
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:places|spots|seats|spaces) (?:only|at most)\.?$/i,
  /^since (?:19|20)\d\d, /i,
  /^closed (?:to (?:the )?public |on )?(?:christmas|boxing day|good friday|easter|anzac day|public holidays?)/i,
  /^what (?:the |our |my |each |every )?(?:customers?|clients?|you|people|members|guests|students|schools?) gets?(?: for (?:that|it|the money))?:/i,
  /^(?:that|this|the) \p{L}+ is why (?:people|customers|clients|they) \p{L}+ (?:us|me|here)\b/iu,
]
export const statesCircumstance = (text: string): boolean =>
  CIRCUMSTANCES.some((pattern) => pattern.test(text))

/** A building site, and no website. */
const BUILDING_SITE =
  /\b(?:work|building|mine) ?sites?\b|\bsite[- ](?:inducted|inductions?|tickets?|access)\b/gi
/** What a business may do, when it is busy, whom it takes on and who pays, in few words. */
const STATES_STANDING = [
  // 'HRWL operators, site inducted', 'confined space tickets', 'cleaning to AS 1851'
  /^(?!.*\b(?:want|need|like|please|should|must be|would)\b)(?:\S+ ){0,6}(?:tickets|ticketed|inducted|licen[cs]ed|insured|accredited|certified|(?:police|working with children) checks?|white cards?|public liability|HRWL|AS(?:\/NZS)? ?\d{3,}|ISO ?\d{3,})\b(?: \S+){0,5}[.!]?$/iu,
  // 'Big months Nov–Feb and then May–July', 'busiest is July to October'
  /^(?:our |my |the )?(?:big(?:gest)?|busy|busiest|quiet(?:est)?|peak|best|slow(?:est)?|main)(?: (?:months?|times?|seasons?|periods?|weeks?))?(?: (?:is|are|runs?|from))?:? .*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|winter|spring|autumn|easter|christmas)/iu,
  // 'I’m not taking new clients during July'
  /^(?:I[’']m|we[’']re|I am|we are) (?:not |no longer |only )?(?:taking|accepting|booking|seeing)(?: on| in)? (?:any |new |more )*(?:clients|customers|patients|students|pupils|jobs|orders|work|bookings|commissions|members|projects)\b/iu,
  // 'Pay on the day by card', 'no booking necessary'
  /^(?:you )?(?:pay|payment)(?:s|ment)? (?:is |are )?(?:due |made |accepted )?(?:on|by|at|in|with|before|after|upfront)\b.{2,40}$|^no (?:bookings?|appointments?|referrals?|membership|experience) (?:is |are )?(?:necessary|needed|required)[.!]?$/iu,
  // 'Others can drop in, Mon–Friday 9.30–17.00'
  /^(?:.{0,24}\b(?:can|may|welcome to) )?(?:drop|call|pop|walk|come) in\b.*\d/iu,
  // 'Joining runs: autumn April–June', 'Charges, all ex GST'
  /^\p{Lu}[\p{L} ]{2,24}: .*\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|summer|winter|autumn|spring)\b/iu,
  /^(?:charges|prices|rates|fees|figures|costs),? (?:are )?(?:all )?(?:indicative |given )?(?:ex|excl\p{L}*|inc|incl\p{L}*|plus) ?gst\b/iu,
  // 'Some health funds pay part and I give you the right receipt'
  /^(?:some|most|many|all|your) (?:private )?(?:health (?:funds?|insurers?)|insurers?|councils|insurance companies) (?:\p{L}+ )?(?:pay|cover|rebate|refund|accept|give)\b/iu,
]
export const statesStanding = (text: string): boolean =>
  STATES_STANDING.some((pattern) => pattern.test(text))
export const withoutBuildingSites = (text: string): string => text.replace(BUILDING_SITE, '')

/** 'Started 1984 by some mums', 'since 2002 we’ve raised over 4,000 pups', 'eight years doing this' */
const STATES_HISTORY =
  /^(?:(?:and|but|so) )?(?:(?:it|we|I|the \p{L}+)(?:[’']ve| have| has| was| were)? )?(?:been |was |were )?(?:started|founded|established|formed|opened|begun|began|set up|going) (?:up )?(?:in |back in |since |way back in )?(?:19|20)\d\d\b|^since (?:19|20)\d\d\b|^(?:over |nearly |about |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) (?:yrs?|years) (?:doing|of|in (?:the|this)|at (?:it|this|the)|making|running|on the)\b|^(?:we|I)(?:[’']ve| have) (?:now |so far )?(?:raised|trained|rescued|restored|built|planted|rehomed|taught|helped|housed|published|repaired|delivered) (?:over |about |nearly |more than |some |approx(?:imately)? )?\d|^\p{Lu}\p{Ll}+ was an? [\p{L} ]{3,30} for \p{L}+/iu
export const statesHistory = (text: string): boolean => STATES_HISTORY.test(text)

export const isCertainFact = (text: string): boolean =>
  statesCircumstance(text) ||
  ((CERTAIN.some((pattern) => pattern.test(text)) || statesStanding(text) || statesHistory(text)) &&
    !/\b(?:web ?sites?|(?<!on )site|pages?|designer|logo|photos?)\b/i.test(
      withoutBuildingSites(text),
    ))

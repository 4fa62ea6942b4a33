/** What a description says, and vocabulary that would then be untrue. */
const CONTRADICTIONS: [RegExp, RegExp][] = [
  [
    /\bvegan\b/i,
    /\b(?:meat|beef|lamb|pork|chicken|bacon|ham|fish|seafood|cheese|egg|eggs|butter|milk|cream|honey|steak|sausage|brisket|prawns?)\b/i,
  ],
  [
    /\bvegetarian\b/i,
    /\b(?:meat|beef|lamb|pork|chicken|bacon|ham|fish|seafood|steak|sausage|brisket|prawns?)\b/i,
  ],
  [
    /\bhalal\b|\bno alcohol\b|\balcohol[- ]free\b/i,
    /\b(?:pork|bacon|ham|wine|wines|beer|beers|cocktails?|bar|cellar)\b/i,
  ],
  [/\bgluten[- ]free\b/i, /\b(?:sourdough|rye|wheat|flour)\b/i],
  [
    /\b(?:online only|only online|no (?:shop|shopfront|store|showroom)|don’t have a (?:shop|store)|without a shopfront)\b/i,
    /\b(?:shop floor|counter|shopfront|the shop|drop in|come past|walk in|call in|showroom)\b/i,
  ],
  [
    /\b(?:no walk[- ]ins|by appointment only|appointment only)\b/i,
    /\b(?:walk[- ]?ins?|drop in|come past|call in|wander in)\b/i,
  ],
  [
    /\b(?:no bookings|walk[- ]ins only|don’t take bookings)\b/i,
    /\b(?:book|booking|bookings|reserve|reservation)\b/i,
  ],
  [
    /\b(?:takeaway only|no seating|hole in the wall)\b/i,
    /\b(?:table|tables|sit|seat|seats|dining room)\b/i,
  ],
  [
    /\b(?:we don’t deliver|no delivery|pick ?up only)\b/i,
    /\b(?:deliver|delivery|delivered|to your door|courier)\b/i,
  ],
  [
    /\b(?:adults only|no kids|no children|18\+)\b/i,
    /\b(?:kids|children|child|families|family|prams?)\b/i,
  ],
  [
    /\b(?:commercial only|no (?:domestic|residential)|only commercial)\b/i,
    /\b(?:home|homes|household|kitchen|bathroom|family)\b/i,
  ],
  [/\b(?:women only|women’s only|for women)\b/i, /\b(?:men|beard|his)\b/i],
  [
    /\b(?:mobile (?:groomer|mechanic|vet|hairdresser|barber|physio|service)|we come to you|i come to you)\b/i,
    /\b(?:counter|our workshop|the workshop|the salon|our clinic|come past|drop in|waiting room)\b/i,
  ],
  [
    /\b(?:sole trader|just me|one[- ](?:man|woman|person)|i work alone|by myself)\b/i,
    /\b(?:our team|our staff|our crews?|departments?)\b/i,
  ],
]

/** Whether a row of vocabulary says what the description rules out. */
export function contradictionsOf(description: string): (text: string) => boolean {
  const ruled = CONTRADICTIONS.flatMap(([said, untrue]) => (said.test(description) ? [untrue] : []))
  return (text) => ruled.some((untrue) => untrue.test(text))
}

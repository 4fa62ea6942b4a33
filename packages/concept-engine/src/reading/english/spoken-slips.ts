const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const NUMBER = `(?:\\d[\\d,.]*\\d|\\d|(?:${NUMBER_WORD})(?:(?:[ -]| and )(?:${NUMBER_WORD}|a half))*)`
/** 'Since 1911, no hang on, 1913', 'it’s eleven hundred, no, twelve hundred now' */
const CORRECTED_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?: (?:per ?cent|dollars|bucks))?,? no,?(?: (?:sorry|wait|hang on|actually|it[’']s|more like),?)* (${NUMBER})(?=[ ,.;!?]|$)`,
  'giu',
)

/** '1.5 metres wide, no hang on, 1.4': the unit is said once. */
const CORRECTED_MEASURE = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}( (?:metres?|km|kilos?|litres?|hours?|days?|weeks?|months?|people|minutes?|inches|foot|feet|tonnes?)(?: (?:wide|long|high|deep|thick))?),? no,? (?:(?:sorry|wait|hang on|actually|it[’']s|more like),? )*(${NUMBER})(?=[ ,.;!?]|$)`,
  'giu',
)

/** Slips of dictated text, each with its correction. */
const SLIPS: [slip: RegExp, correction: string][] = [
  // 'We don’t do, we don’t play with backing tracks', 'with a, what is it, a fifty dollar bond'
  [/(?<!\p{L})(we|I) don[’']t do, (?=\1 don[’']t )/giu, ''],
  [/(?<!\p{L})(an?|the), (?:what (?:is it|do you call it), )?(?=\1 )/giu, ''],
  // 'Season is September to, um, December', 'people with, like, three sheep'
  [
    /\b(to|from|about|of|with|for|is|are|at|in|and|or|till?|until), (?:um|uh|er|ah|like|you know), /giu,
    '$1 ',
  ],
  // '… down as far as Braidwood, no, not Braidwood anymore'
  [
    /,? (?:and )?(?:down |up |out |over )?(?:as far as|to) (\p{Lu}\p{Ll}+), no,? (?:actually,? )?not \1 any ?more[^,.!?]*/gu,
    '',
  ],
  // 'Yes, it’s Lorraine from Drifting Pelican.'
  [
    /^(?:(?:yes|hello|hi|okay|right)[,.!]? )*(?:it[’']s|this is) \p{Lu}\p{Ll}+ (?:from|at|of) [^.!?,]*[.!?]\s*/iu,
    '',
  ],
  // 'Never done this, my granddaughter set up the phone.', 'I’ll just talk.'
  [
    /^[^.!?]*\b(?:set (?:this|it|the phone) up|set up (?:this|the) (?:phone|thing)|talking into (?:the|my|a|this) phone|(?:I[’']m|I am) dictating|dictating this|so I can talk to it)\b[^.!?]*[.!?]\s*/iu,
    '',
  ],
  [/(?<=^|[.!?]\s)I[’']ll just talk\.\s*/giu, ''],
  // 'The second one’s half, sorry, not half, the second one’s $40 off'
  [/(the \p{L}+ one[’']s) (\p{L}+), (?:sorry|no),? not \2,? (?=\1)/giu, ''],
  [/, well,? (?:once|twice),? in [^.!?]*(?=[.!?])/giu, ''],
  // 'In Brunswick, well it’s Brunswick East', 'repairs mostly, say seventy per cent, maybe eighty'
  [/(?<=\bin )\p{Lu}\p{L}+, well,? it[’']s (?=\p{Lu})/gu, ''],
  [/, say [^,.!?]{2,24}(?:, maybe [^,.!?]{2,16})(?=[.,!?])/giu, ''],
  // '… it’s hospital or triple zero, put that somewhere clear'
  [/, (?:so )?(?:please )?put (?:that|this|it) somewhere\b[^.!?,]*(?=[.!?,])/giu, ''],
  // 'Thirty-one Holbrook Street, no, thirty-three, thirty-one’s the house, the shop is …'
  [
    /(?<!\p{L})[\p{L}-]+ ((?:\p{Lu}[\p{L}’']+ )+(?:Street|St|Road|Rd|Drive|Lane|Avenue|Court|Crt|Place|Crescent|Parade|Terrace)), no,? ([\p{Ll}-]+)(?=[,.])(?:, [\p{Ll}-]+[’']s (?:the|my|our) [^.!?]*)?/gu,
    '$2 $1',
  ],
  // 'So if baby’s under, um, if baby’s not feeding'
  [/((?:if|when|because) \p{L}+[’']s) [\p{L} ]{2,20}, (?:um|uh|er|ah|no),? (?=\1 )/giu, ''],
  // 'Coolangatta up to, well I say Coomera but I’ll go to Ormeau, so put Ormeau'
  [/, well,? I say [^.!?]*?,? (?:so|just) put (\p{Lu}\p{L}+)/gu, ' $1'],
  // '… seven till three, and the odd Saturday, actually no, don’t put Saturday'
  [/,? and (?:the odd |some |maybe )?[^,.!?]{2,24}, (?:actually|well|oh) no\b[^.!?]*/giu, ''],
  // 'I don’t do industrial, well, I do do straight-stitch industrials'
  [/\b(I|we) do do\b/giu, '$1 do'],
  [/, well,? (?=(?:I|we) (?:do|can|have|will)\b)/giu, ', but '],
  // 'In Launceston, in Invermay actually'
  [/(?<=\p{Lu}\p{L}+) actually(?=[,.])/gu, ''],
  // 'Now inside, call it fifteen Ks of the workshop'
  [
    /(?:, )?call it ((?:\p{L}+ty|\p{L}+teen|ten|twelve|five|\d+)) (?:Ks?|kms?|kilometres)\b/giu,
    ' $1 kilometres',
  ],
  // 'No town jobs, sick of getting calls for back yard fences, put it big'
  [
    /(?:,|(?<=\p{L}))\s(?:(?:I[’']m|we[’']re|am|so) )*(?:sick|tired) of (?:getting |people |the |all )[^.!?,\n]*?(?=\s(?:so )?(?:please )?(?:put|make|say) |[.!?,\n]|$)/giu,
    '',
  ],
  // 'For people over fifty-five, well, nobody checks, in Adelaide'
  [
    /, well,? (?:nobody|no one|sort of|kind of|roughly|more or less|mostly|not really|almost|usually)[^,.!?]*(?:,(?= (?:in|at|on|from|for|near)\b)|(?=[,.!?]))/giu,
    '',
  ],
  // 'Tungsten tipped, that’s, 45 cents a tooth', 'an inch, or, people want centimetres, call it …'
  [/, (?:that|it)[’']s, (?=(?:an? |\$?\d|\p{L}+(?:ty|teen|een)?[ -]))/giu, ', '],
  [/,? or,(?: hang on,| wait,)?(?: [^,.]{3,40},)? call it /giu, ' or '],
  // 'Hairdressing scissors, no. I don’t do them any more. Take that out.'
  [
    /(?<=^|[.!?]\s)[\p{L} ]{3,40}, no\. (?:I|we) don[’']t do (?:them|it|that|those) any ?more\.\s*(?:Take (?:that|it|them) out\.\s*)?/giu,
    '',
  ],
  // 'Nineteen Harlequin Drive, that’s right, Harlequin.'
  [/,? that[’']s right,? \p{Lu}\p{L}+(?=[.,])/gu, ''],
  // 'Merv, saw doctor, Bunbury. I sharpen things.'
  [
    /^((?:[Oo]kay|[Oo]k|OK|[Rr]ight|[Rr]ecording|[Tt]esting|[Yy]eah|[Hh]i|[Hh]ello)[,.]? )*\p{Lu}\p{Ll}+, (\p{Ll}[\p{L} -]{3,28}), (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\.(?= )/u,
    'The $2 in $3.',
  ],
  // 'First Friday, no, first Monday of the month', 'there’s three steps, no, there’s a ramp now'
  [
    /(?<!\p{L})((?:the |a )?\p{L}[\p{L}’']*) (?:[\p{L}\d’'-]+ ?){1,3}, (?:oh )?no,?(?: wait,?| sorry,?| hang on,?)? (?=\1 )/giu,
    '',
  ],
  // 'Tuesdays, no wait, Wednesdays, it changed because of the bridge club'
  [
    /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?, (?:oh )?no,?(?: wait,?| sorry,?| hang on,?)* ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:,? it(?:[’']s)? (?:changed|moved)[^.,!?]*)?/giu,
    '$1',
  ],
  // '… a hundred and ten, oh, only if it’s the same van obviously'
  [/, (?:oh|um|uh|er|ah), (?=\p{L})/giu, ', '],
  [/,? obviously(?=\s*[.,!?])/giu, ''],
  // 'Four metres high clearance, no, it’s five', 'reaches forty metres, no wait, thirty-five.'
  [
    /(?<!\p{L})(?:\d+|(?:\p{L}+ty|\p{L}+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?) (metres|kilometres|minutes|hours|days|weeks|months|years|litres|kilos|people), no,?(?: wait,?| sorry,?| hang on,?)+ ([\p{L}-]+)(?=[.,!?])/giu,
    '$2 $1',
  ],
  // 'So prices, a wash and dry is …', 'Prices go, unopened it’s …'
  [
    /(?<=^|[.!?]\s)(?:(?:so|now|okay|ok|right|um),? )*(?:my |our |the )?prices(?: go| are| is)?, (?:um,? )?(?=\p{L})/giu,
    '',
  ],
  // '… eighty five, I put it up in July'
  [
    /, (?:I|we|it|they)(?:[’']ve|[’']s)? (?:just )?(?:put (?:it|them|that|prices) up|went up|gone up)(?: (?:in|last|this) \p{L}+)?(?=[.,])/giu,
    '',
  ],
  // '… and Narre Warren, not Pakenham anymore, I used to do Pakenham but no'
  [
    /, (?:I|we) used to (?:do|go to|cover|have|sell|make) [^,.!?]{2,30} but (?:no|not (?:any ?more|now)|I stopped|we stopped)(?=[.,!?])/giu,
    '',
  ],
  // 'A wicker, no, we don’t do wicker anymore'
  [/,? and an? (\p{L}+), no,? (?:I|we) don[’']t (?:do|make|have|sell) \1s? any ?more/giu, ''],
  // 'Seven knives for fifty, no, call it six for forty, seven for fifty looks odd'
  [
    /\p{L}+ (\p{L}+) for \p{L}+(?:[ -]\p{L}+)?, no,? (?:call|make) it (\p{L}+) for (\p{L}+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)(?:, [^,.]* (?:looks?|sounds?) (?:odd|weird|silly|funny|wrong))?(?=[.,])/giu,
    '$2 $1 for $3',
  ],
  // 'Said quietly, not as a, you know, not as a feature'
  [
    /(?<!\p{L})((?:\p{L}+ ){1,3}(?:an?|the|to|of|in|for|with)),(?: you know,)? \1 (?=\p{L})/giu,
    '$1 ',
  ],
  // 'When we’re open and not, not, leave them at the door'
  [/(?<!\p{L})(not|and|the|so|but|is|it[’']s|we|to|a|in|on|for), \1,? (?=\p{L})/giu, '$1 '],
  // 'Our insurance is ten million, no, twenty, twenty million'
  [/(?<!\p{L})\p{L}+ million, no,? (?:\p{L}+, )?(\p{L}+ million)/giu, '$1'],
  // 'Valid for six months, no, four months'
  [
    /(?<!\p{L})\p{L}+ (months?|weeks?|days?|hours?|minutes?|years?|people|kilometres|metres), no,? (\p{L}+ \1)(?!\p{L})/giu,
    '$2',
  ],
  // 'Mabel’s a, she’s a springer'
  [/([’']s) an?, (?:she|he|it|that)[’']s (an? )/giu, '$1 $2'],
  // 'From like Thirroul down to Shellharbour'
  [/(?<=\b(?:from|to|in|around|about|is|was)) like (?=\p{Lu}|\d)/gu, ' '],
  // '…, you know the spraying and painting', '… they just talk, and that’s the thing, …'
  [/, you know (?=(?:the|an?|like)\b)/giu, ', '],
  [/,? and that[’']s the thing(?=[,.])/giu, ''],
  // 'Sorry about the company name box, I can’t change it'
  [
    /(?<=^|[.!?]\s)(?:sorry|apologies) (?:about|for) (?!(?:any|the inconvenience)\b)[^.!?]*[.!?]?\s*/giu,
    '',
  ],
  // 'Two hundred from July, so put two hundred'
  [
    /, so (?:just |please )?put (?:\p{L}+ )?(?:hundred|thousand|\p{L}+ty|\p{L}+teen)(?=[.,!?])/giu,
    '',
  ],
  // 'And then avoidance for dogs, nope, stopped that.'
  [
    /(?<=^|[.!?]\s)[^.!?]{3,70}, (?:nope|no),? (?:(?:I|we)(?:[’']ve)? )?stopped (?:that|those|it|doing \p{L}+)[.!]\s*/giu,
    '',
  ],
  // 'Bendigo, no, I've moved, sorry, I'm in Shepparton now, so Shepparton, Tatura'
  [
    /(?:,|(?<=\p{L}) (?:in|at|near))? \p{Lu}\p{Ll}+, no,? (?:I|we)[’']ve moved,? (?:sorry,? )?(?=(?:I|we)[’'](?:m|re) in )/gu,
    ', ',
  ],
  [/((?:I[’']m|we[’']re) in (\p{Lu}\p{Ll}+)) now, so \2, /giu, '$1, '],
  // 'Yes, this is for the bowls club, it’s Lorraine speaking, I do the newsletter.'
  [
    /(?<=^|[.!?]\s)(?:(?:hello|hi|yes|good morning),? )*(?:this is for [^.,]*, )?(?:it[’']s|this is) \p{Lu}\p{Ll}+ (?:speaking|calling)[^.!?]*[.!?]\s*/giu,
    '',
  ],
  // 'From November till, I think it’s the end of March'
  [/,? I think it[’']s (?=(?:the|about|around|early|late|mid)\b)/giu, ' '],
  // '… Granville, um and Auburn, no actually not Auburn any more, take Auburn out'
  [
    /,? (?:um,? )?and,? (?:um,? )?(\p{Lu}\p{Ll}+), no,? (?:actually,? )?not \1 any ?more(?:,? (?:take|leave) \1 out)?(?:,? it[’']s too far)?/gu,
    '',
  ],
  // '… and um pool fencing, no scrap pool fencing we’ve stopped that'
  [
    /,? and (?:um,? )?(\p{L}+(?: \p{L}+)?), no,? scrap \1,? (?:we|I)[’']ve stopped (?:that|it|those)/giu,
    '',
  ],
  // 'It’s ninety, no ninety-five for ninety minutes, hang on, that can’t be right, it’s …'
  [
    /it[’']s [^,.]{3,24}, no,? [^,.]{3,36}, (?:(?:hang on|wait),? )?that(?: can[’']t be|[’']s not) right,? (?=it[’']s)/giu,
    '',
  ],
  // '…, it’s one five five five zero something, I’ll email that through'
  [/, it[’']s (?:\p{L}+ ){2,}something,? [^.!?]*/giu, ''],
  // 'Women ask if I’m a woman so please make it clear'
  [
    /(?<=^|[.!?]\s)\p{L}+ (?:always |often |do )?ask (?:if|whether) ((?:I|we|it|they)[’'][^,.!?]+?),? so (?:please )?(?:make|say|put) [^.!?]*/giu,
    '$1',
  ],
  // 'Barry here, president of the shed, well acting president.'
  [
    /(?<=^|[.!?]\s)(?:(?:[Gg][’']day|[Hh]i|[Hh]ello|[Hh]ey),? )?\p{Lu}\p{Ll}+ here,? (?:the |I[’']m )?(?:acting )?(?:president|secretary|treasurer|owner|manager|coordinator|boss|captain|convenor)\b[^.!?]*[.!?]\s*/gu,
    '',
  ],
  // 'Hi hi testing okay it’s Odette'
  [
    /^(?:(?:hi|hello|hey|testing|okay|ok|right|recording|um|yeah|g[’']day|this is on)(?: (?:dear|there|love|mate|guys|team|all))?(?:[,.!]? |, um, ))+(?:this is for (?:the|my|our) [^.!?]{3,30}[.!] )?(?=\p{L})/giu,
    '',
  ],
  // '…, that’s B U R R A', '…, T I L T': a spelt-out name is already known.
  [/,?(?: that[’']s)? (?:\p{Lu} ){2,}\p{Lu}(?![\p{L}’'])/gu, ''],
  // 'In Newcastle, well Adamstown, New South Wales'
  [/, well (?=\p{Lu}\p{Ll}+,)/gu, ', '],
  // 'There’s a you know there’s a murder'
  [/(?<!\p{L})(\p{L}+[’']?\p{L}* an?),? you know,? (?=\1(?!\p{L}))/giu, ''],
  // 'I’m a vet nurse, was a vet nurse, for fourteen years'
  [/\bI[’']?m (an? \p{L}+(?: \p{L}+)?), was \1(?!\p{L})/giu, 'I was $1'],
  // '… then it’s, what do I charge, it’s fifty extra'
  [
    /(it[’']s|they[’']re|that[’']s),? (?:what (?:do|did) (?:I|we) (?:charge|say|do)|let me think|hang on),? \1/giu,
    '$1',
  ],
  [/,? what (?:do|did) (?:I|we) charge(?=,)/giu, ''],
  // 'Pensioner is, let me think, ninety eight', 'partner, not, you know, partner partner'
  [/,? (?:let me think|you know|what’s the word|how do you say|I mean)(?=, )/giu, ''],
  [/, not,? (?:you know,? )?(\p{L}+) \1(?=[.,;!?]|$)/giu, ''],
  [/(?<=^|[.!?,]\s)what does it cost,? (?=it[’']s)/giu, ''],
  // '… fifty on top, no Bundaberg’s a hundred sorry'
  [/,? no,? (\p{Lu}\p{L}+(?:[’']s| is) [^,.!?]{2,30}?),? sorry(?=[,.!?]|$)/gu, ', $1'],
  // '… with the certificate, rabbits I mean not guinea pigs'
  [/, (\p{L}+) I mean,? not (\p{L}+(?: \p{L}+)?)(?= there|[,.])/giu, ' ($1, not $2),'],
  // 'There’s no card machine, oh wait, yes there is, my grandson put it in'
  [
    /(?<=^|[.!?]\s)[^.!?]*?\b(?:oh|no),? wait,? (?:yes|no)(?: there is| it is| we do| I do)?,? /giu,
    '',
  ],
  // '… by the door, no wait, around the back'
  [/(?<=[,.!?]\s|^)[^.!?,]*, (?:oh |no,? )wait,? /giu, ''],
  // 'Two hundred and, I think two hundred and sixty'
  [/(\p{L}+ (?:hundred|thousand)) and,? I think \1/giu, '$1'],
  // 'In 2011 I think yeah twenty eleven'
  [/ I think,? (?:yeah|yes) (?:twenty|nineteen|two thousand(?: and)?) \p{L}+(?=[.,!?])/giu, ''],
  // '… starts at, hang on, what is it Jen, six thousand four hundred she says, not six thousand
  // two'
  [/,? (?:hang on|hold on|let me see)(?=,)|, what is it(?: \p{Lu}\p{Ll}+)?(?=,)/giu, ''],
  [/ (?:she|he) says,? not (?:\p{L}+ )*(?:hundred|thousand)(?: \p{L}+)?(?=[.,!?])/giu, ''],
  [
    /(?<=\b(?:at|in|since|for|is)), (?=(?:\d|an? hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/giu,
    ' ',
  ],
  // 'Walls that means no mortar'
  [/(?<=\p{Ll}) that means (?=no )/giu, ': '],
  // 'Darcy here from Longreach, windmills, we fix windmills'
  [
    /(?<=^|[.!?]\s)\p{Lu}\p{Ll}+ here(?: from \p{Lu}\p{Ll}+)?(?: (?:uh|um))?(?: \p{Ll}+)?, (?=(?:we|I)\b)/gu,
    '',
  ],
  // 'You don’t pay, except, except when you haven’t done the test'
  [
    /(?<!\p{L})(except|unless|because|when|where|which|that|with|from|about|only|just|they|then|there|have|been|like|what|could|would|should|maybe|after|before|until), \1 (?=\p{L})/giu,
    '$1 ',
  ],
  // 'New full stop. No not the full stop, new cowls': the spoken mark is corrected to the intended
  // word.
  [/(?<=^|[.!?]\s)\p{L}+[.,] (?:No|Sorry),? not (?:the|a) ?(?:full stop|comma)?[.,] ?/giu, ''],
]

/**
 * 'What else, you can’t do it in thongs', 'So there’s the short walk': a sentence begins after the
 * opener.
 */
const RHETORICAL_OPENER =
  /(?<=^|[.!?]\s+)(?:um,? )?(what else|what was I (?:going to|gonna) say|where was I|let me think|anyway|now|oh and|oh|yeah so|right so|okay so|prices so|yeah|and then|so)(?:[,.?!]\s+(?:oh )?|\s+(?=(?:there[’']s|the|I|we|we[’']re|it[’']s|this|you|for)(?!\p{L})))(\p{L})/giu

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
/**
 * 'Friday Saturday and Sunday nine till three, no not Sunday I’ve stopped Sundays, Friday and
 * Saturday'
 */
const RETRACTED_DAY = new RegExp(
  String.raw`((?:${DAY}s?(?:,? and |, | ))+${DAY}s?)( [^.!?]{0,40}?),? no,? not (${DAY})s?\b[^.!?]*`,
  'giu',
)
const withoutDay = (_match: string, days: string, hours: string, day: string) =>
  `${(days.match(new RegExp(DAY, 'giu')) ?? [])
    .filter((name) => name.toLowerCase() !== day.toLowerCase())
    .join(' and ')}${hours}`

/**
 * A text without slips of the tongue: restarts, spelt-out names, retractions and thinking aloud.
 */
export const withoutSlips = (text: string): string =>
  SLIPS.reduce((corrected, [slip, correction]) => corrected.replace(slip, correction), text)
    .replace(CORRECTED_MEASURE, '$2$1')
    .replace(CORRECTED_NUMBER, '$1')
    .replace(RETRACTED_DAY, withoutDay)
    .replace(RHETORICAL_OPENER, (_match, opener: string, first: string) =>
      /^\p{Lu}/u.test(opener) ? first.toUpperCase() : first,
    )

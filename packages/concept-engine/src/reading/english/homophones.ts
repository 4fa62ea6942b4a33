/**
 * Correctly spelt words in the wrong place, recognised by their neighbours; a dictionary cannot
 * find them.
 */
const CONFUSIONS: [pattern: RegExp, intended: string][] = [
  // A motor is likelier than a meter, which is the nearer word.
  [/\bmoter(?=s?\b)/gi, 'motor'],
  [/\bare own\b/gi, 'our own'],
  [/\bare are (?=\p{L})/giu, 'are our '],
  [
    /\b(in|at|from|to|of|for|with|visit|into|behind) are (?=(?:shop|shed|store|studio|clinic|workshop|yard|van|truck|team|farm|kitchen|garden|office|customers|clients)\b)/gi,
    '$1 our ',
  ],
  [/\bwith in (?=(?:about )?\d)/gi, 'within '],
  [/\b(and|but|that) are (?=\p{L}+s (?:have|are|must|can|will|need)\b)/giu, '$1 our '],
  [/\b(should|would|could|must|might) of\b/gi, '$1 have'],
  [
    /\byour (?=(?:welcome|going|looking|getting|not sure|after an?)\b|(?:new|late|unsure)(?=[.,;!]|\s*$))/gi,
    'you’re ',
  ],
  [
    /\b((?:working with children(?:’?s)?|police|background|safety|health) )cheque(?=s?\b)/gi,
    '$1check',
  ],
  [
    /\bto (?=(?:much|many|big|small|(?:late|early)(?! (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|summer|autumn|winter|spring|morning|afternoon|evening|night|season|in the|\d))|far|hot|cold|wet|heavy|often|expensive|hard|young|old)\b)/gi,
    'too ',
  ],
  [/\btheir (?=(?:is|are|was|were|will be)\b)/gi, 'there '],
  [
    /\b(more|less|better|bigger|cheaper|older|younger|faster|rather|other|longer|taller|smaller|heavier|later|earlier) then\b/gi,
    '$1 than',
  ],
  [/\bloose (?=(?:weight|money|time|your|their)\b)/gi, 'lose '],
  [/\b(bad|wet|hot|cold|fine|the|windy) whether\b/gi, '$1 weather'],
  [
    /\b(drop|cut|turn|switch|peel|take|come|lift|show|finish) of(?= (?:and|or|the|your|our|at)\b)/gi,
    '$1 off',
  ],
  [/(\d ?(?:%|per ?cent)) of(?=[.,;!]|$| (?:for|if|when|your first|on)\b)/gim, '$1 off'],
  [/\bpeace of (?=(?:cake|land|furniture|work|art|timber)\b)/gi, 'piece of '],
  [/\b(office|printed|wedding|school|custom) stationary\b/gi, '$1 stationery'],
  [
    /\bcomplementary (?=(?:tea|coffee|drinks?|quotes?|breakfast|wine|parking|check)\b)/gi,
    'complimentary ',
  ],
  [/\bchest of draws\b/gi, 'chest of drawers'],
  [/\b(?:and )?inbetween(?=[.,;!\n]|$)/gi, 'and in between'],
  [/\binbetween\b/gi, 'in between'],
  [/\bbare with\b/gi, 'bear with'],
  [
    /\b(you|they|we|I|people|customers|everyone) no (?=(?:it|its|it[’']s|that|what|when|where|who|how|if|the|we|you|they|your|which)\b)/gi,
    '$1 know ',
  ],
]

/** A text with the intended words: 'we bring our own' for 'we bring are own'. */
export const correctHomophones = (text: string): string =>
  CONFUSIONS.reduce((corrected, [pattern, intended]) => corrected.replace(pattern, intended), text)

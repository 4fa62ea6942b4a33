// Parts of regular expressions, for use with the flag 'i'.

/** 'Mon', 'tues', 'Wednesday', 'saturdays' */
export const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
/** '9', '9.30', '9:30 pm' */
export const TIME = '\\d{1,2}(?:[.:]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?'
/** 'Jan', 'sept', 'December' */
export const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?'

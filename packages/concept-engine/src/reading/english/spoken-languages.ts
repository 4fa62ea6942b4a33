/** The names of languages that people in Australia speak at work. */
export const LANGUAGE_NAME =
  '(?:English|Punjabi|Hindi|Urdu|Bengali|Tamil|Telugu|Gujarati|Nepali|Sinhala|Sinhalese|Mandarin|Cantonese|Vietnamese|Khmer|Thai|Lao|Burmese|Tagalog|Filipino|Indonesian|Malay|Korean|Japanese|Arabic|Dari|Farsi|Persian|Pashto|Turkish|Greek|Italian|Spanish|Portuguese|French|German|Dutch|Russian|Ukrainian|Serbian|Croatian|Macedonian|Maltese|Somali|Amharic|Tigrinya|Swahili|Dinka|Samoan|Tongan|Auslan)'

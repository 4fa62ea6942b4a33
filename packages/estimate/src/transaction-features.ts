import type { KnownFeature } from './feature.ts'

/** Features for what people do on a site: buy, book, ask, donate, sign in. */
export const transactionFeatures: KnownFeature[] = [
  {
    key: 'shop',
    wishPhrases:
      /\b(?:(?:an? |the |little |small |proper |online )(?:shop|store)\b|(?:shop|store) (?:has to|must|should|needs? to|page|section)\b|buy(?:ing)?\b|purchase|order(?:s|ing)?\b(?! (?:form|of))|sell(?:ing)?\b|(?:be )?sold (?:on|online)|check ?out|cart\b|basket|pre-?orders?)/i,
    phrases:
      /\b(?:(?:shop|buy|order|purchase)(?:s|ing)? (?:[\w’-]+ ){0,4}online|sell(?:s|ing)? (?:[\w’-]+ ){0,6}online|online (?:shop|store|ordering|orders|sales)|web ?shop|e-?commerce|check-?out|(?:shopping )?cart|click (?:and|&) collect|shop updates?|cans by)\b/i,
    excludedPhrases:
      /\b(?:buy|order|purchase|sell)(?:s|ing)? (?:[\w’-]+ )?tickets\b|\b(?:food|coffee|golf|go-?) ?carts?\b|\bcart (?:at|in|outside)\b|\bcheck-?out (?:is|at|by|time)\b[^.;]{0,12}(?:\d|noon)/gi,
    covers: ['payments'],
    pages: [
      {
        name: 'Shop',
        purpose: 'Everything on sale, sorted the way people look for it',
        kind: 'designed',
      },
      {
        name: 'Product',
        purpose: 'One product: pictures, price, choices, delivery, basket',
        kind: 'pattern',
      },
      {
        name: 'Basket and checkout',
        purpose: 'From basket to paid in as few steps as we can',
        kind: 'designed',
      },
    ],
  },
  {
    key: 'subscriptions',
    phrases:
      /\bsubscriptions?\b|\bsubscribe (?:to (?:a|our) (?:box|plan)|monthly)|\b(?:monthly|weekly) (?:box|boxes|plan|delivery)\b/i,
    excludedPhrases: /\b(?:newsletter|e-?mail|magazine) subscriptions?\b/gi,
    covers: ['payments'],
    pages: [],
  },
  {
    key: 'payments',
    wishPhrases: /\b(?:pay(?:ing|ments?)?|paid online|deposits?|direct debit)\b/i,
    phrases:
      /\b(?:(?:take|accept|online|card|secure) payments?|pay(?:ing)? (?:a deposit|deposits|online|by card|an invoice|invoices)|stripe|paypal|square payments|deposits? online)\b/i,
    excludedPhrases:
      /\b(?:mortgage|loan) payments?\b|\b(?:half|\d+ ?%|(?:a|one) (?:third|quarter)|\$\d[\d,]*) deposit\b(?! (?:online|on the (?:web ?)?site))|\bdeposits? of (?:half|\d+ ?%|\$?\d[\d,]*|(?:a|one) (?:third|quarter))|\bdeposits? (?:is|are) (?:asked|due|taken|required|needed|payable|kept|refund\w+)\b/gi,
    pages: [],
  },
  {
    key: 'bookings',
    wishPhrases:
      /\b(?:calendars?|availab(?:le|ility)|(?:free|open|spare) (?:dates?|days?|places?|spots?|slots?|times?)|make a time|reserve)\b/i,
    phrases:
      /\b(?:book(?:s|ing|ings)?|reserv(?:e|es|ation|ations)|appointments?|timetables?|test rides?|schedule a (?:visit|call|tour|class))\b/i,
    excludedPhrases:
      /\b(?:(?:a|the|his|her|our|my|your|comic|picture|cook|children[’']s|rare|second-?hand|used|new|guide|text|recipe|good|e|old) books?\b(?! (?:button|now|page|link|online|form))|books? (?:about|on|by|club|clubs|launch|launches|shop|shops|store|stores|fair|keeping|keeper|keepers|cover|covers|design)|books and|and books|sells? books|facebook|booking (?:a )?(?:agents?|agency)|(?:nature|game|marine|forest|cellar) reserves?)\b/gi,
    pages: [
      {
        name: 'Book',
        purpose: 'Free times, what to expect, confirmation at once',
        kind: 'designed',
      },
    ],
  },
  {
    key: 'tickets',
    wishPhrases:
      /\b(?:tickets?|events?(?: list| page)?|cal[ae]nd[ae]r of (?:w?h?ere|when|what|our|all|the)|where we(?:’re| are)? (?:play(?:ing)?|next)|(?:upcoming|coming) (?:dates|shows|gigs))\b/i,
    phrases:
      /\b(?:tickets?|events? (?:calendar|listings?|page)|upcoming (?:events|shows|gigs)|gigs?|season programme|(?:choose|buy|numbered) seats|seats left|seating plan)\b/i,
    excludedPhrases: /\b(?:support|parking|speeding|traffic) tickets?\b/gi,
    pages: [
      { name: 'What’s on', purpose: 'Dates to come, with what is left of each', kind: 'designed' },
      { name: 'Event', purpose: 'One date: programme, place, price, tickets', kind: 'pattern' },
    ],
  },
  {
    key: 'enquiries',
    wishPhrases:
      /\b(?:(?<!contact )forms?|enquir\w+|inquir\w+|quotes?|upload|(?:send|attach|submit)(?:s|ing)? (?:us |me |in |a |an |their |your |your own )*(?:photos?|pics?|pictures?|plans?|drawings?|sketch(?:es)?|details|measurements)|waiting list|wait ?list|request|(?:samples?|swatch(?:es)?)(?: \w+){0,3} (?:ordered|requested|sent)|(?:order|send for) (?:a |free )?(?:samples?|swatch(?:es)?))\b/i,
    phrases:
      /\b(?:(?:free|instant|online|request|get|ask for) (?:a |an )?quotes?|quote (?:form|requests?)|enquir(?:y|ies)|enquire|inquiries|appraisals?|(?:book|request|ask for) a demo|consultations?|request (?:a|an)|contact form|wholesale (?:form|accounts?|orders?|enquir\w+)|(?:get|more|sales|capture|collect) leads)\b/i,
    excludedPhrases: /\bquotes? from (?:customers|clients)\b/gi,
    pages: [],
  },
  {
    key: 'donations',
    phrases: /\b(?:donat(?:e|es|ions?|ing)|fundrais(?:er|ers|ing)|sponsor a)\b/i,
    excludedPhrases: /\bblood donations?\b/gi,
    covers: ['payments'],
    pages: [
      { name: 'Give', purpose: 'Why it matters, and a gift in under a minute', kind: 'designed' },
    ],
  },
  {
    key: 'accounts',
    wishPhrases: /\b(?:log ?-?ins?|portal|member(?:s|ship)? (?:area|page|only)|accounts?)\b/i,
    phrases:
      /\b(?:members(?:hips?)?(?: area| portal| login| only)?|log ?ins?|log in|(?:client|customer|patient|parent|member|student|tenant|supplier) (?:portal|area|accounts?)|user accounts?|accounts for (?:clients|customers|members|users|parents)|sign ?in|portal|dashboard)\b/i,
    excludedPhrases:
      /\b(?:(?:family|team|staff|crew|board|cast|choir|band|faculty|community|society|founding) members|(?:a|the|neon|our|shop|street) sign in|members of (?:staff|our team|the team|the family|the public)|car dashboards?|dashboard cameras?)\b/gi,
    pages: [
      { name: 'Account', purpose: 'Sign-in, and what belongs to one person', kind: 'designed' },
    ],
  },
  {
    key: 'careers',
    phrases:
      /\b(?:careers?(?: page| section)|job (?:listings?|board|openings|ads)|vacanc(?:y|ies)|(?:job )?applications? (?:form|online)|apply online|recruit new staff)\b/i,
    pages: [{ name: 'Jobs', purpose: 'Open positions, and why people stay', kind: 'designed' }],
  },
  {
    key: 'calculator',
    wishPhrases:
      /\b(?:calculat\w+|work out (?:the|a|their|what)|price finder|slider|configurator|estimator|adds? it up|gives? (?:you )?(?:a|the) price)\b/i,
    phrases:
      /\b(?:calculators?|configurators?|(?:cost|price) estimators?|price finder|build your own)\b/i,
    pages: [{ name: 'Calculator', purpose: 'A few questions, a figure at once', kind: 'designed' }],
  },
]

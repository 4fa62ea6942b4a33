import type { ServiceSlug } from '@agency/contract/services'

export interface ServiceContent {
  /** For search engines, at most 155 characters. */
  description: string
  /** The result for the client. */
  outcome: string
  lead: string
  deliverables: string[]
  process: { time: string; title: string; text: string }[]
  benefits: { title: string; text: string }[]
  questions: { question: string; answer: string }[]
}

export const serviceContent: Record<ServiceSlug, ServiceContent> = {
  'web-development': {
    description:
      'Websites and online shops: fast on a phone, easy to edit, accessible, and yours to keep.',
    outcome: 'A site that loads before people change their mind.',
    lead: 'We build websites, shops and booking systems from scratch or move the one you have, without losing a single address that search engines know.',
    deliverables: [
      'Design in the browser, with your real content from the first week',
      'Pages that score in the high nineties for speed on a mid-range phone',
      'An editor your team can use after an hour',
      'Accessibility to WCAG 2.2 AA, checked by machine and by hand',
      'Redirects, analytics and search set up, with a written handover',
    ],
    process: [
      {
        time: 'Week 1',
        title: 'Listen',
        text: 'We read your enquiries and watch five customers use the old site.',
      },
      {
        time: 'Weeks 2–3',
        title: 'Shape',
        text: 'Structure, words and one finished page. You decide on something real.',
      },
      {
        time: 'Weeks 4–8',
        title: 'Build',
        text: 'A private link that changes every day. Break it, tell us, we fix it.',
      },
      {
        time: 'Week 9',
        title: 'Launch',
        text: 'A quiet launch on a Tuesday morning, and a month of watching.',
      },
    ],
    benefits: [
      {
        title: 'Speed you can sell',
        text: 'Fewer people leave while waiting. On phones that is most of your visitors.',
      },
      {
        title: 'No hostage-taking',
        text: 'The code, the domain and the accounts are in your name from day one.',
      },
      {
        title: 'Room to grow',
        text: 'The shop, the members area or the second language fits in later without a rebuild.',
      },
    ],
    questions: [
      {
        question: 'What does a site cost?',
        answer:
          'It depends on the pages and on what they must do, so we price each line. The website generator shows a first range in under a minute, before you talk to anyone.',
      },
      {
        question: 'Can you take over an existing site?',
        answer: 'Yes. We spend two paid days on it, then tell you whether it is worth keeping.',
      },
      {
        question: 'Who writes the words?',
        answer: 'You know the facts and we know the page. We interview you and write; you correct.',
      },
    ],
  },
  'ui-ux-design': {
    description:
      'Interface and product design: research with real users, prototypes you can click, and a design system your developers will use.',
    outcome: 'Fewer support calls, because the screen explains itself.',
    lead: 'For products that work but confuse, and for new ones that nobody has had the chance to be confused by yet.',
    deliverables: [
      'Interviews and task tests with six to eight of your users',
      'Flows and wireframes that settle arguments before they cost money',
      'A clickable prototype at full fidelity',
      'A design system with tokens, states and both themes',
      'Acceptance notes that developers can build from',
    ],
    process: [
      {
        time: 'Week 1',
        title: 'Watch',
        text: 'We sit beside people while they do the job your product is for.',
      },
      {
        time: 'Week 2',
        title: 'Sketch',
        text: 'Three directions on paper. Two go in the bin, in front of you.',
      },
      {
        time: 'Weeks 3–5',
        title: 'Prototype',
        text: 'Click it, give it to a stranger, change it by Friday.',
      },
      { time: 'Week 6', title: 'Hand over', text: 'Files, tokens and a day with your developers.' },
    ],
    benefits: [
      {
        title: 'Cheaper mistakes',
        text: 'A wrong turn costs an afternoon on paper and a month in code.',
      },
      {
        title: 'One language',
        text: 'Designers, developers and managers point at the same named parts.',
      },
      {
        title: 'Access for everyone',
        text: 'Keyboard, screen reader and bright sun are part of the drawing.',
      },
    ],
    questions: [
      {
        question: 'Do you work with our developers?',
        answer: 'Gladly. We join your stand-ups during the build and answer in the ticket.',
      },
      {
        question: 'Is research worth it for a small product?',
        answer:
          'Five conversations usually are. They cost less than the first feature you will not have to build.',
      },
      {
        question: 'Which tools do you use?',
        answer:
          'Figma for drawing and the browser for anything that moves. You get editable files of both.',
      },
    ],
  },
  'digital-marketing': {
    description:
      'Search, paid ads and email for Australian businesses, planned around enquiries and sales and reported in one page a month.',
    outcome: 'More of the right enquiries, and proof of where they came from.',
    lead: 'We run search, ads and email for businesses that want customers more than followers.',
    deliverables: [
      'Tracking that counts enquiries and sales, with consent',
      'A search plan by suburb and service, and the pages to match',
      'Ad campaigns with a ceiling you set',
      'Email that people asked for and read',
      'One page a month: spent, earned, learned, next',
    ],
    process: [
      {
        time: 'Week 1',
        title: 'Count',
        text: 'We find out what a customer is worth and where the last fifty came from.',
      },
      {
        time: 'Weeks 2–4',
        title: 'Fix',
        text: 'Broken forms, slow pages and missing answers go first. They are free wins.',
      },
      {
        time: 'Months 2–3',
        title: 'Test',
        text: 'Small budgets, clear questions, two-week rounds.',
      },
      {
        time: 'Ongoing',
        title: 'Keep',
        text: 'What works gets the budget. What doesn’t gets a short write-up and is switched off.',
      },
    ],
    benefits: [
      {
        title: 'Your accounts',
        text: 'Campaigns run in your name, so the history stays when we go.',
      },
      { title: 'No retainers by default', text: 'Quarter by quarter, with a reason each time.' },
      {
        title: 'Words that sound like you',
        text: 'Written here, from interviews with your own people.',
      },
    ],
    questions: [
      {
        question: 'How soon will it work?',
        answer: 'Ads answer in weeks and search in months. We say which is which before you spend.',
      },
      {
        question: 'What budget do we need?',
        answer:
          'Enough to learn from: about a hundred clicks a fortnight. The five figures above show when a campaign pays for itself. If yours cannot, we say so and fix the site first.',
      },
      {
        question: 'Do you do social media?',
        answer: 'Paid social, yes. Daily posting is better done by someone who is in your shop.',
      },
    ],
  },
  'ai-video-production': {
    description:
      'Property films, explainers and ads made with AI in days, directed and checked by people.',
    outcome: 'Film on a Thursday, for a campaign that starts on Monday.',
    lead: 'We shoot what must be real and generate what need not be: rooms, seasons, languages, the second version and the ninth.',
    deliverables: [
      'A script and storyboard you approve before anything is made',
      'One short shoot, or none, depending on the subject',
      'Cuts in three lengths and three shapes',
      'Captions and narration in the languages your buyers speak',
      'Clear labels wherever a scene is generated',
    ],
    process: [
      {
        time: 'Day 1',
        title: 'Script',
        text: 'Ninety words for thirty seconds. Every one earns its place.',
      },
      {
        time: 'Day 2',
        title: 'Shoot',
        text: 'Two hours on site for faces, hands and anything people will check.',
      },
      {
        time: 'Days 3–4',
        title: 'Make',
        text: 'Generation, grading and sound, reviewed by a director.',
      },
      {
        time: 'Day 5',
        title: 'Deliver',
        text: 'Files for every channel, and the project file if you want it.',
      },
    ],
    benefits: [
      {
        title: 'Versions without drama',
        text: 'New price, new suburb, new language: a change costs minutes.',
      },
      {
        title: 'Honest pictures',
        text: 'We do not invent customers, results or views from balconies.',
      },
      {
        title: 'Rights in writing',
        text: 'You know which parts were generated, with what, and that you may use them.',
      },
    ],
    questions: [
      {
        question: 'Will people notice it is AI?',
        answer:
          'They will be told, and it helps. What they notice is whether it answers their question.',
      },
      {
        question: 'Can you use our staff?',
        answer:
          'With their written consent, for the film they agreed to, and no longer than they agreed to.',
      },
      {
        question: 'Is there an example?',
        answer: 'Yes: Lorimer, a property group. Its film and its four figures are just above.',
      },
    ],
  },
  'business-automation': {
    description:
      'Quotes, bookings, invoices and stock connected, so that businesses stop typing the same thing three times.',
    outcome: 'An afternoon a week, given back.',
    lead: 'We follow one order through your business, count how often it is typed, and take the typing out.',
    deliverables: [
      'A map of the work as it really happens',
      'Connections between the systems you already pay for',
      'Small tools where nothing on the market fits',
      'Alerts that reach a person when something is wrong',
      'Documentation your bookkeeper can follow',
    ],
    process: [
      {
        time: 'Week 1',
        title: 'Follow',
        text: 'A day beside the people who do the work, with a stopwatch and no judgement.',
      },
      {
        time: 'Week 2',
        title: 'Choose',
        text: 'Three candidates with hours saved and cost. You pick one.',
      },
      {
        time: 'Weeks 3–5',
        title: 'Connect',
        text: 'Built beside the old way, and compared for a fortnight.',
      },
      {
        time: 'Week 6',
        title: 'Switch',
        text: 'The old way is turned off when the numbers agree, not before.',
      },
    ],
    benefits: [
      { title: 'Fewer errors', text: 'A number typed once is wrong at most once.' },
      {
        title: 'Works on a bad day',
        text: 'Queues, retries and a log: an outage delays work and loses none.',
      },
      {
        title: 'Pays for itself',
        text: 'We do not start a job whose hours do not come back within a year.',
      },
    ],
    questions: [
      {
        question: 'Do we need new software?',
        answer: 'Usually not. Most of what you own can talk; nobody has introduced it.',
      },
      {
        question: 'What if a supplier changes something?',
        answer:
          'A check on each connection tells us both, and no order is lost meanwhile. Fixing it is part of the care plan.',
      },
      {
        question: 'Will this replace people?',
        answer: 'It replaces typing. What your people do with the afternoon is up to you.',
      },
    ],
  },
  'generative-ai-integration': {
    description:
      'Assistants and document tools that answer from your own data, with limits, logs and predictable cost.',
    outcome: 'An assistant that says “I do not know” when it does not.',
    lead: 'We put language models to work where they are good, keep them away from where they are not, and measure the difference.',
    deliverables: [
      'A test set of your real questions, agreed before we build',
      'Search over your documents with sources for every answer',
      'Limits on topics, cost and data, enforced outside the model',
      'Logs and a dashboard of what was asked and what failed',
      'A choice of providers, including ones that run in Australia',
    ],
    process: [
      {
        time: 'Week 1',
        title: 'Ask',
        text: 'We collect a hundred questions your people and customers really ask.',
      },
      {
        time: 'Week 2',
        title: 'Try',
        text: 'Three models, your questions, a score for each. Sometimes the answer is a better search box.',
      },
      {
        time: 'Weeks 3–6',
        title: 'Build',
        text: 'Into the tools you use already, for ten people first.',
      },
      {
        time: 'Week 7',
        title: 'Open',
        text: 'To everyone, with a weekly look at what it got wrong.',
      },
    ],
    benefits: [
      {
        title: 'Your data stays yours',
        text: 'No training on your documents, and written terms that say so.',
      },
      {
        title: 'A bill you can predict',
        text: 'A ceiling per day and per person. Past it, the tool says so and stops.',
      },
      {
        title: 'No lock-in',
        text: 'Changing the model is a setting, and the test set tells you whether to.',
      },
    ],
    questions: [
      {
        question: 'Where does our data go?',
        answer:
          'To the provider you choose, under terms we go through together. There are options that never leave your own servers.',
      },
      {
        question: 'How do we know it is right?',
        answer: 'Every answer shows its sources, and the test set is run again on every change.',
      },
      {
        question: 'Is it worth it for us?',
        answer: 'Week two tells. If the score is poor we stop there and you keep the test set.',
      },
    ],
  },
}

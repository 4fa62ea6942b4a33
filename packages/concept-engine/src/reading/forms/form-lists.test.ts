import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const fieldsOf = (wish: string) =>
  readBrief(briefOf(`We cut keys in Nhill. ${wish}`)).forms[0]?.fields ?? []

test.each<[string, string[]]>([
  [
    'I’d like a request form with name, phone, preferred day, and whether they have had surgery in the last three months.',
    ['Name', 'Phone', 'Preferred day', 'Have you had surgery in the last three months'],
  ],
  [
    'and an enquiry form asking for the property’s town, height, and a spot for photos.',
    ['Property’s town', 'Height', 'Photos'],
  ],
  [
    'online booking would be great or just a form if not - dogs name breed weight age last groom, vaccinated y/n',
    ['Dog’s name', 'Breed', 'Weight', 'Age', 'Last groom', 'Vaccinated y/n'],
  ],
  [
    'need site with prices, form with name suburb dog breed how many dogs, bites y/n',
    ['Name', 'Suburb', 'Dog breed', 'How many dogs', 'Bites y/n'],
  ],
  [
    'want home page, quote form - name mob property address approx metres what stock (cattle goats) terrain got old fence to pull y/n old fence removal is 3.50 m',
    [
      'Name',
      'Mob',
      'Property address',
      'Approx metres',
      'What stock',
      'Terrain',
      'Got old fence to pull y/n',
    ],
  ],
  [
    'The form needs your name, phone, name on the grave, your relationship to the person, and what you’d like done.',
    [
      'Your name',
      'Phone',
      'Name on the grave',
      'Relationship to the person',
      'What would you like done',
    ],
  ],
  [
    'Form pls - boat name, length in feet, antifoul brand.',
    ['Boat name', 'Length in feet', 'Antifoul brand'],
  ],
  [
    'Booking request: school, year levels, number of kids.',
    ['School', 'Year levels', 'Number of kids'],
  ],
  [
    'Enquiries should include the suburb, the block size, whether it is a new build, and the time frame.',
    ['Suburb', 'Block size', 'Is it a new build', 'Time frame'],
  ],
  [
    'Customers need a form for the make, capacity and last certificate date.',
    ['Make', 'Capacity', 'Last certificate date'],
  ],
  ['people want instant quote form - from, to, stairs, date', ['From', 'To', 'Stairs', 'Date']],
  [
    'On the form for hire I need heights in cm and dates, and for repairs I need a photo and the make.',
    ['Heights in cm', 'Dates', 'Photo', 'Make'],
  ],
  [
    'Orders begin with a message stating the length, the plait and whether the person is left-handed.',
    ['Length', 'Plait', 'Is the person left-handed'],
  ],
  ['send pics + rough size + how many mm it drops a week', ['Pics', 'Rough size']],
  [
    'Form needs name of the person, cemetery, what suburb there in.',
    ['Name of the person', 'Cemetery', 'What suburb are you in'],
  ],
  ['Order form date / how many / flavour / theme.', ['Date', 'How many', 'Flavour', 'Theme']],
  [
    'Sign up form name address pool type size. The site now is old.',
    ['Address', 'Pool type', 'Size'],
  ],
  [
    'A preorder form name phone qty nuc or queen pickup date.',
    ['Phone', 'Quantity', 'Nuc or queen', 'Pickup date'],
  ],
  [
    'What I want is people to be able to request a time, so like their name, the dog’s name, how old, and if it’s had its vaccinations.',
    ['Dog’s name', 'How old', 'Has it had its vaccinations'],
  ],
  [
    'I’d like a free assessment form, so child’s name, age, have they had lessons before, which days suit.',
    ['Child’s name', 'Age', 'Have you had lessons before', 'Which days suit'],
  ],
  [
    'A discreet contact form (name, a safe phone number, whether it is all right to leave a message).',
    ['Safe phone number', 'Is it all right to leave a message'],
  ],
  ['call or form name suburb sqm what for when.', ['Suburb', 'Sqm', 'What for', 'When']],
  ['We want a fitting booking (child name, school, time).', ['Child’s name', 'School', 'Time']],
  ['I help people whose income does not fit a bank’s form: nurses, drivers, contractors.', []],
  [
    'The form is name, phone, suburb, how many hours driving.',
    ['Name', 'Phone', 'Suburb', 'How many hours driving'],
  ],
  ['A booking form, group name, how many, what date.', ['Group name', 'How many', 'What date']],
  [
    'quote form room size, pic switchboard, pic outside wall.',
    ['Room size', 'Pic switchboard', 'Pic outside wall'],
  ],
  [
    'We need a key list with notes for download, a sign-up form (name, email, address, over-18 tick box) and a map.',
    ['Name', 'Email', 'Address', 'Over-18 tick box'],
  ],
  ['We’d like a booking form, a gallery, a map and a newsletter.', []],
  ['wanna know dam size and if ducks are in it', ['Dam size', 'Are ducks in it']],
])('reads form fields: %s', (wish, expected) => {
  expect(fieldsOf(wish)).toEqual(expect.arrayContaining(expected))
})

test.each([
  'Customers regularly ask how long a battery lasts, and whether it works in a blackout.',
  'We write you a diagnosis with a price within three days and do nothing until you say yes.',
  'The website needs a quote form.',
])('finds no form fields: %s', (wish) => {
  expect(fieldsOf(wish)).toEqual([])
})

test('keeps a field list out of the statements', () => {
  const { statements } = readBrief(
    briefOf('We tune pianos in Nhill. Form: make, upright or grand, when last tuned, dogs.'),
  )
  expect(statements.map(({ text }) => text)).toEqual(['We tune pianos in Nhill.'])
})

test('reads no field from an unrelated sentence', () => {
  const { forms } = readBrief(
    briefOf(
      'We run tours in Yamba. We would like tour bookings with payment on the website. Please steer clear of anchors and ropes.',
    ),
  )
  expect(forms.flatMap(({ fields }) => fields)).not.toContain('Ropes')
})

test('does not read what the client will send as a field', () => {
  expect(fieldsOf('Can send photos, they are on the office ipad.')).toEqual([])
  expect(
    fieldsOf('Referral form needed: participant name, plan dates, what help is needed.'),
  ).toEqual(['Participant name', 'Plan dates', 'What help is needed'])
})

test('reads what visitors should enter as form fields', () => {
  expect(
    fieldsOf(
      'Quotes by photo, so we need an upload where they put how many, how wide and can I get to it.',
    ),
  ).toEqual(['How many', 'How wide', 'Can I get to it'])
  expect(
    fieldsOf('An intake form, please: who you are looking for, what you already know, and budget.'),
  ).toHaveLength(3)
})

test.each<[string, string[]]>([
  [
    'I’d like an enquiry form where people upload up to four photos (front, back), say whether it runs, and tell us its story if they like.',
    ['Up to four photos', 'Does it run', 'Its story if you like'],
  ],
  [
    'A short "not sure if I need you" message form would be lovely: first name, suburb, what’s going on.',
    ['First name', 'Suburb', 'What is going on'],
  ],
  [
    'Quote form with photo upload, item type, must stay open Y/N, deadline.',
    ['Photo upload', 'Item type', 'Must stay open?', 'Deadline'],
  ],
  ['But maybe a "tell me when you post" email signup?', []],
  [
    'A simple way to write to me: name, a phone number, when it’s needed.',
    ['Name', 'Phone number', 'When is it needed'],
  ],
  [
    'For booking, I need name, height (cm), shoe size, experience, and the date.',
    ['Name', 'Height', 'Shoe size', 'Experience', 'Date'],
  ],
  [
    'Community noticeboard on the site - locals submit event name, date, place, contact.',
    ['Event name', 'Date', 'Place', 'Contact'],
  ],
  [
    'The website lets club secretaries send me their list. So: club name, sport, date of presentation night.',
    ['Club name', 'Sport', 'Date of presentation night'],
  ],
  [
    'Bookings online with date, number of adults, a mobile in case of rain.',
    ['Date', 'Number of adults', 'Mobile in case of rain'],
  ],
  [
    'The request form should record the hirer’s name, organisation, date required, rooms required.',
    ['Name', 'Organisation', 'Date', 'Rooms'],
  ],
  [
    'Reminder sign up - name, address, mobile, tank last done.',
    ['Name', 'Address', 'Mobile', 'Tank last done'],
  ],
  [
    'Restaurants can order on the site. They write name of restaurant, what vegetable, how many kilo.',
    ['Name of restaurant', 'What vegetable', 'How many kilo'],
  ],
  [
    'want a thing on the website where people put there name suburb how many animals how many are males',
    ['Name', 'Suburb', 'How many animals', 'How many are males'],
  ],
  ['Enquiry form with make, model, does it power on.', ['Make', 'Model', 'Does it power on']],
])('reads a form that says what visitors do: %s', (wish, fields) => {
  expect(fieldsOf(wish)).toEqual(fields)
})

test('a field for days asks for no calendar', () => {
  const purposes = (wish: string) =>
    readBrief(briefOf(`We cut keys in Nhill. ${wish}`)).wishes.map(({ purpose }) => purpose)
  expect(purposes('Form: name, email, subjects, days available.')).not.toContain('calendar')
  expect(purposes('The website should show which days are available.')).toContain('calendar')
})

test.each([
  [
    'RFQ with: size (L x W), load kg, quantity, delivery postcode',
    ['Size', 'Load kg', 'Quantity', 'Delivery postcode'],
  ],
  [
    'hire enquiry: production, company, number of wigs, budget',
    ['Production', 'Company', 'Number of wigs', 'Budget'],
  ],
])('a label for a form opens the list of its fields: %s', (wish, fields) => {
  const { forms } = readBrief(briefOf(`We make crates in Dandenong.\n${wish}`))
  expect(forms[0]?.fields).toEqual(fields)
})

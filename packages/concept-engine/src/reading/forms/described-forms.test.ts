import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { describedForms } from './described-forms.ts'

test.each<[string, [title: string, ...fields: string[]][]]>([
  [
    'Two forms please: one for homes asking address, tank size if known, any dogs; and one for cafes/restaurants asking business name, trap size, how often.',
    [
      ['For homes', 'Address', 'Tank size if known', 'Any dogs'],
      ['For cafes and restaurants', 'Business name', 'Trap size', 'How often'],
    ],
  ],
  [
    'Separate form for repairs asking suburb, door or window, photos; commissions can just ring.',
    [['For repairs', 'Suburb', 'Door or window', 'Photos']],
  ],
  [
    'Come-and-try form: name, age group, any mobility needs. Group form: how many, occasion, date.',
    [
      ['Come and try', 'Name', 'Age group', 'Any mobility needs'],
      ['Group', 'How many', 'Occasion', 'Date'],
    ],
  ],
  [
    'Chefs have their own price list, they should ask for it on a separate form (restaurant, suburb, weekly grams).',
    [['For chefs', 'Restaurant', 'Suburb', 'Weekly grams']],
  ],
  [
    'Booking: let parents choose the visit type and a preferred day, then tell me main worry, suburb, and pets.',
    [['', 'Visit type', 'Preferred day', 'Main worry', 'Suburb', 'Pets']],
  ],
  [
    'People should be able to pick a class and how many places, and leave a name for the waiting list if it’s full.',
    [['', 'Class', 'How many places']],
  ],
  [
    'Student should choose the pack, language, and pick up suburb.',
    [['', 'Pack', 'Language', 'Pick up suburb']],
  ],
  [
    'Guests choose hunt, date, dietary needs. Payment when we confirm.',
    [['', 'Hunt', 'Date', 'Dietary needs']],
  ],
  [
    'The customer can choose how many bedroom and the date thank you',
    [['', 'How many bedrooms', 'Date']],
  ],
  [
    'Let somebody describe their clock (type, what’s wrong, photos).',
    [['Describe your clock', 'Type', 'What’s wrong', 'Photos']],
  ],
  [
    'I need an enquiry form with the suburb and the size. It should also ask plot number, date wanted.',
    [['', 'Plot number', 'Date wanted']],
  ],
  [
    'Would like a reminder sign-up where they put in an email and how many years.',
    [['Reminder sign-up', 'Email', 'How many years']],
  ],
  [
    'Two forms please. 1) Book a free assessment: child’s name, date of birth, preferred days. 2) Make-up lesson request: child’s name, class missed, date missed.',
    [
      ['Book a free assessment', 'Child’s name', 'Date of birth', 'Preferred days'],
      ['Make-up lesson request', 'Child’s name', 'Class missed', 'Date missed'],
    ],
  ],
  [
    '5. donate a toy: what it is, condition, photo',
    [['Donate a toy', 'What is it', 'Condition', 'Photo']],
  ],
  [
    'Ask them: trek, date, any dodgy backs or hips. Crew enquiry needs company, shoot dates, how many camels.',
    [
      ['', 'Trek', 'Date', 'Any dodgy backs or hips'],
      ['Crew enquiry', 'Company', 'Shoot dates', 'How many camels'],
    ],
  ],
  [
    'Agents get work order form with property address, urgency. Ordinary people just get name / phone / what’s happened.',
    [
      ['Work order', 'Property address', 'Urgency'],
      ['For ordinary people', 'Name', 'Phone', 'What’s happened'],
    ],
  ],
  [
    'Would like a form what make, model, what’s it doing',
    [['', 'What make', 'Model', 'What’s it doing']],
  ],
  [
    'They can report a breakdown: what equipment, brand, best time.',
    [['Report a breakdown', 'What equipment', 'Brand', 'Best time']],
  ],
  [
    'The school and orchard mob need their own enquiry with dates and hive numbers and crop or class size.',
    [['For school and orchard', 'Dates', 'Hive numbers', 'Crop or class size']],
  ],
  [
    'Book a clean by suburb, panels, storeys and morning or afternoon.',
    [['Book a clean', 'Suburb', 'Panels', 'Storeys', 'Morning or afternoon']],
  ],
  [
    'Two separate forms please. Patients: name, phone, new or returning, which clinic. Surgeons: practice, provider number, surgery date.',
    [
      ['For patients', 'Name', 'Phone', 'New or returning', 'Which clinic'],
      ['For surgeons', 'Practice', 'Provider number', 'Surgery date'],
    ],
  ],
  [
    'Forms - trade account (ABN, bags a week, key access?) and event order (date, suburb, bags).',
    [
      ['Trade account', 'ABN', 'Bags a week', 'Key access'],
      ['Event order', 'Date', 'Suburb', 'Bags'],
    ],
  ],
  [
    'Want a cut sheet they fill in before we come - animal, how many, notes. And a booking one - name, property, road name.',
    [
      ['Cut sheet', 'Animal', 'How many', 'Notes'],
      ['Booking', 'Name', 'Property', 'Road name'],
    ],
  ],
  [
    'Send us three photos, width in cm, and whether you’ve got your own fabric.',
    [['', 'Three photos', 'Width in cm', 'Have you got your own fabric']],
  ],
  [
    'Please a form for admitting the patient!! name of bear, age, injuries, photo.',
    [['', 'Name of bear', 'Age', 'Injuries', 'Photo']],
  ],
  [
    'Work groups get their own form (company, head count, catering y/n).',
    [['For work groups', 'Company', 'Head count', 'Catering y/n']],
  ],
  [
    'Quote form: property name, roof type (tile / tin), shed size.',
    [['Quote', 'Property name', 'Roof type - tile/tin', 'Shed size']],
  ],
  [
    'For a booking: how many horses, ages, PIC number.',
    [['', 'How many horses', 'Ages', 'PIC number']],
  ],
  [
    'For movers a different one: from, to, steps at each end, photo of piano.',
    [['For movers', 'From', 'To', 'Steps at each end', 'Photo of piano']],
  ],
  [
    'want people to text me a photo of their yard and get a price back',
    [['Get a price', 'Photo of your yard']],
  ],
])('reads what visitors enter in each form: %s', (text, expected) => {
  const { forms } = describedForms(text)
  expect(forms.map(({ title, fields }) => [title, ...fields])).toEqual(expected)
})

test.each([
  'Families choose the words, the music and the photographs, and we put them together for the day.',
  'Customers say they stay for Priscilla, who remembers the name of every salon dog.',
  'People can choose from our range of dates, figs and nuts.',
  'Late booking: we wait ten minutes, then we go, and the fee stays.',
  'A page with a form which can be printed out, completed with a pen, and brought in.',
  'We don’t want people to choose a date and time online.',
  'It must include the privacy policy and the terms.',
  'There should be a wall where people can add a picture and a few words.',
])('is no form: %s', (text) => {
  expect(describedForms(text).forms).toEqual([])
})

test.each<[string, string, string[]]>([
  [
    'She’d love a calculator: number of transactions, number of employees → suggests a package and price.',
    '',
    ['Number of transactions', 'Number of employees'],
  ],
  [
    'We’d like a calculator: km from Brookton, guess at depth, cased yes/no, gives a ballpark.',
    '',
    ['Km from Brookton', 'Guess at depth', 'Cased yes/no'],
  ],
  [
    'Could you do something where they type hectares and terrain and get an indicative figure.',
    '',
    ['Hectares', 'Terrain'],
  ],
  [
    'A "is my tank due?" checker. You enter the last month, type of cylinder and it tells you due or overdue.',
    'Is my tank due?',
    ['Last month', 'Type of cylinder'],
  ],
  [
    'A little calculator "how many worms do I need" from kilos of scraps a week would be ace.',
    'How many worms do I need?',
    ['Kilos of scraps a week'],
  ],
])('reads what a calculator asks for: %s', (text, title, fields) => {
  expect(describedForms(text).calculator).toEqual({ title, fields })
})

describe('a page with several forms', () => {
  const { sections } = createConcept(
    briefOf(
      'We pump out septic tanks and grease traps in Gippsland. 1 hour $75, 5 lesson pack $355, 10 lesson pack $690. Two forms please: one for homes asking pack, date, any dogs; and one for cafes asking business name, trap size. We’d like a calculator: km from Moe, guess at depth.',
    ),
    1,
  )
  const forms = sections.filter(({ kind }) => kind.startsWith('booking'))

  test('has a section for each, with its own fields', () => {
    expect(forms.map(({ headline }) => headline)).toEqual(['For homes', 'For cafes'])
    expect(forms[1]?.items.map(({ title }) => title)).toContain('Trap size')
  })

  test('lets visitors choose among the offers', () => {
    const choice = forms[0]?.items.find(({ title }) => title === 'Which pack?')
    expect(choice).toMatchObject({ group: 'choice', value: '5 lesson pack / 10 lesson pack' })
  })

  test('does not print the request', () => {
    expect(JSON.stringify(sections)).not.toMatch(/forms please|guess at depth,/i)
  })

  test('has the fields of the calculator', () => {
    const calculator = sections.find(({ kind }) => kind === 'asked-calculator')
    expect(calculator?.items.map(({ title }) => title)).toEqual(['Km from Moe', 'Guess at depth'])
  })
})

test('asks once which of the offers it is, and keeps offers that begin like the company', () => {
  const { sections } = createConcept(
    {
      ...briefOf(
        'We lay floors in Coburg. Timber floors, timber stairs and timber decks. 5 lesson pack $355, 10 lesson pack $690. Party pack hire request: which pack, party date, suburb.',
      ),
      companyName: 'Timber Works',
    },
    1,
  )
  const page = JSON.stringify(sections)
  expect(page).toContain('"Which pack?"')
  expect(page).toContain('"Timber floors"')
})

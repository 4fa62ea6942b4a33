import { describe, expect, test } from 'vitest'
import { isFact, judge, openBriefs } from '../samples/relevance/judge.ts'
import { createConcept } from './create-concept.ts'

const results = openBriefs().map((annotated) => {
  const concept = createConcept(annotated.brief, 1)
  return { annotated, concept, ...judge(annotated, concept) }
})
const faults = (select: (result: (typeof results)[number]) => string[]) =>
  results.flatMap((result) => select(result).map((fault) => `${result.annotated.id}: ${fault}`))
const sum = (select: (result: (typeof results)[number]) => number) =>
  results.reduce((total, result) => total + select(result), 0)

describe('pages of a hundred businesses', () => {
  test('say nothing that the brief does not support', () => {
    expect(faults(({ unsupported }) => unsupported)).toEqual([])
  })

  test('offer nothing that the brief refuses, in words or in colours', () => {
    expect(faults(({ contradictions }) => contradictions)).toEqual([])
  })

  test('print no notes to the designer', () => {
    expect(faults(({ leaks }) => leaks)).toEqual([])
  })

  test('show each price next to its item', () => {
    expect(faults(({ wrongPrices }) => wrongPrices)).toEqual([])
    // A sentence that states a price or two stays a sentence: its prices are counted below.
    expect(sum(({ pricesListed }) => pricesListed)).toBeGreaterThan(220)
  })

  test('are headed by a fact from the brief', () => {
    expect(
      faults(({ annotated, headline }) => (isFact(annotated, headline) ? [] : [headline])),
    ).toEqual([])
  })

  test('leave out at most one offer in twenty and one price in fifty', () => {
    const missing = (prefix: string) =>
      sum((result) => result.missing.filter((entry) => entry.startsWith(prefix)).length)
    expect(missing('offer') / sum(({ offers }) => offers)).toBeLessThan(0.05)
    expect(missing('price') / sum(({ prices }) => prices)).toBeLessThan(0.02)
  })

  test('repeat no picture, and open with one of a thing that the brief names', () => {
    expect(
      faults(({ wrongPictures }) => wrongPictures.filter((entry) => entry.endsWith('twice'))),
    ).toEqual([])
    expect(sum(({ wrongHero }) => (wrongHero ? 1 : 0))).toBeLessThanOrEqual(2)
    // If no icon shows the thing itself, the page has a placeholder that says what to photograph.
    expect(
      faults(({ concept }) =>
        concept.sections.flatMap(({ image, pictures }) => (image ? [image, ...pictures] : pictures))
          .length > 0
          ? []
          : ['no picture'],
      ),
    ).toEqual([])
    expect(sum(({ hasPicture }) => (hasPicture ? 1 : 0))).toBeGreaterThan(55)
  })

  test('show no invented faces, charts, devices or maps', () => {
    const kinds = results.flatMap(({ concept }) =>
      concept.sections.flatMap((section) =>
        [section.image, ...section.pictures, ...section.items.map(({ image }) => image)].flatMap(
          (image) => image?.kind ?? [],
        ),
      ),
    )
    expect([...new Set(kinds)].sort()).toEqual(['frame', 'motif', 'type'])
  })

  test('have distinct opening pictures', () => {
    const heroes = results.flatMap(({ concept }) => {
      const [hero] = concept.sections
      return hero?.image?.kind === 'motif'
        ? [`${hero.image.motifs} ${concept.palette.primary}`]
        : []
    })
    expect(new Set(heroes).size / heroes.length).toBeGreaterThan(0.95)
  })

  test('record the source of every text that is not from the brief', () => {
    const lines = new Set(
      results.flatMap(({ concept: { companyName, sources } }) =>
        Object.keys(sources).map((line) =>
          line.replaceAll(/[’']/g, '’').replace(companyName.replaceAll("'", '’'), 'NAME'),
        ),
      ),
    )
    // The text that the engine adds is the same everywhere, except for names and phone numbers.
    const engineTexts = [...lines].filter((line) => !/^(?:About|Ring|Text) /.test(line)).sort()
    expect(engineTexts).toMatchInlineSnapshot(`
      [
        "About",
        "Add a drawing",
        "After",
        "Ask NAME for a quote",
        "Ask for a booking",
        "Ask for a date",
        "Ask for a quote",
        "Ask for this day",
        "Before",
        "Before and after",
        "Birth date",
        "Book",
        "Book a Sunday sail",
        "Book a Sunday sail with NAME",
        "Book a day",
        "Book a day with NAME",
        "Book online",
        "Book the tasting",
        "Book the tasting with NAME",
        "Book with NAME",
        "Brick calculator",
        "Buy tickets",
        "Call NAME",
        "Catalogue",
        "Child’s name",
        "Choose a day",
        "Client login",
        "Contact",
        "Credentials",
        "Dates",
        "Donate",
        "Donate to NAME",
        "Downloads",
        "Drift complaints",
        "Email",
        "Email me",
        "Email us",
        "Events calendar",
        "Events list",
        "Find us",
        "Find what you need",
        "Get in touch",
        "Gift voucher",
        "Good to know",
        "Have a listen",
        "Hear from us",
        "Height",
        "Hens names",
        "Home",
        "How it works",
        "How many?",
        "How much, or how many?",
        "In figures",
        "Insurance and certificates",
        "Join",
        "Join the list",
        "Join the waiting list",
        "Lend NAME a hand",
        "Lend a hand",
        "Length",
        "Lid",
        "Log in",
        "Make",
        "Menu",
        "Model",
        "Mods",
        "More about me",
        "More about us",
        "Moulding",
        "Newsletter",
        "Opening hours",
        "Order",
        "Order from NAME",
        "Order online",
        "Paddock maps",
        "Password",
        "People",
        "Phone",
        "Phone or email",
        "Photo of the tank",
        "Photographs",
        "Photos",
        "Place an order",
        "Prices",
        "Request a show",
        "Request a show with NAME",
        "Reviews",
        "Risk assessment",
        "Search",
        "See for yourself",
        "See the catalogue",
        "See the menu",
        "See the photos",
        "See the prices",
        "See the timetable",
        "Send",
        "Send a message",
        "Send a photo",
        "Send a photo of the tank",
        "Serial number of the piano",
        "Services",
        "Shop",
        "Sighting list",
        "Sign up",
        "Size",
        "Submission sheet",
        "Talk to NAME",
        "Three photos",
        "Timetable",
        "Toast level",
        "Tour map",
        "Trailer clip",
        "Volunteer",
        "What I do",
        "What I don’t do",
        "What do you need?",
        "What is it about?",
        "What we do",
        "What we don’t do",
        "What will it cost?",
        "When",
        "When could you help?",
        "Where I work",
        "Where is parking",
        "Where we work",
        "Which day?",
        "Which oak?",
        "Which one?",
        "Who is it for?",
        "Work it out",
        "Write to NAME",
        "Your email",
        "Your name",
      ]
    `)
  })
})

import type { Estimate, RateCard } from '@agency/contract/estimate'
import { grossPrice, type Hours } from './amounts.ts'
import { features } from './features.ts'
import type { Scope } from './scope.ts'

interface Extra {
  name: string
  description: string
  hours: Hours
}

const MOST = 5

const services: Extra[] = [
  {
    name: 'Photography direction',
    description: 'A shot list, half a day with your photographer',
    hours: { design: 28 },
  },
  {
    name: 'Search visibility for six months',
    description: 'A page a month, measured and improved',
    hours: { strategy: 24, content: 96 },
  },
  {
    name: 'Care for a year',
    description: 'Updates, and two hours of changes a month',
    hours: { build: 96 },
  },
]

/** Features that a site of this market often comes to want, the likeliest first. */
const wanted: Record<Scope['businessType'], string[]> = {
  B2C: ['shop', 'bookings', 'newsletter', 'accessibility'],
  B2B: ['crm', 'downloads', 'bookings', 'accessibility'],
  Both: ['bookings', 'crm', 'shop', 'accessibility'],
}

/** What the business mentions comes before what its market often wants; never what it ruled out. */
const featureExtras = ({ features: own, mentioned, refused, businessType }: Scope): Extra[] =>
  [
    ...mentioned,
    ...wanted[businessType]
      .filter((key) => [...own, ...mentioned].every((feature) => feature.key !== key))
      .flatMap((key) => features.filter((feature) => feature.key === key)),
  ]
    .filter(({ key }) => !refused.includes(key))
    .slice(0, Math.max(mentioned.length, MOST - services.length))
    .map(({ name, description, design, build, content }) => ({
      ...{ name, description },
      hours: { design, build, content },
    }))

const quarters = (hours: Hours) => Object.values(hours).reduce((sum, each) => sum + each, 0)

/** Extras that the scope does not hold and its market may want, with GST. */
export const offerOptions = (scope: Scope, card: RateCard): Estimate['options'] =>
  [...featureExtras(scope), ...services].map(({ name, description, hours }) => ({
    ...{ name, description, quarterHours: quarters(hours) },
    amount: grossPrice(hours, card),
  }))

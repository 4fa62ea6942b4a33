import type { Bank, FeatureKey, PriceBook } from '@agency/contract/price-book'
import type { BookChange } from '@agency/contract/price-book-changes'
import { formatMoney } from '../../format/amounts.ts'
import { hoursText, kindOf } from './book-values.ts'

export const roleLabels = {
  strategy: 'Strategy',
  design: 'Design',
  build: 'Build',
  content: 'Content',
} as const
export type RoleKey = keyof typeof roleLabels

export const rateLabels = {
  gstBasisPoints: 'GST, %',
  rangeBasisPoints: 'Range, % to either side',
  validDays: 'Quotes stay valid, days',
} as const
export const rateLabelOf = (role: RoleKey) => `${roleLabels[role]}, $ an hour`

export const pageLabels = {
  home: 'Home page',
  designed: 'Designed page',
  pattern: 'Templated page',
  plain: 'Plain page',
} as const

export const overheadLabels: Record<keyof PriceBook['overhead'], string> = {
  workshop: 'Workshop',
  siteMap: 'Site map',
  direction: 'Design direction',
  changes: 'Rounds of changes',
  foundation: 'Foundation',
  search: 'Search research',
  metadata: 'Titles and metadata',
  launch: 'Launch',
  training: 'Training',
  care: 'Care after launch',
}

export const languageLabels = {
  build: 'Set-up',
  buildEach: 'Set-up of each translation',
  contentEachPage: 'Content of each translated page',
} as const

export const packageLabels = { onePage: 'One-page site', small: 'Small site' } as const

export const priceLabels = {
  minimum: 'Minimum price, $',
  discount: 'Discount, %',
  discountWording: 'What the discount is for',
} as const

export const termLabels = {
  abn: 'ABN',
  deposit: 'Deposit, % of the total',
  paymentDays: 'Days to pay an invoice',
  lines: 'Terms',
} as const

export const bankLabels: Record<keyof Bank, string> = {
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
}

export const wordingLabels: Record<Exclude<keyof PriceBook['wording'], 'steps'>, string> = {
  introduction: 'Introduction',
  scope: 'Assumed: pages and languages',
  oneDecider: 'Assumed: one person decides',
  severalDeciders: 'Assumed: several people decide',
  rounds: 'Assumption: rounds of changes',
  ownership: 'Assumed: who owns the work',
  assumptions: 'Further assumptions',
  hosting: 'Not included: hosting',
  licences: 'Not included: pictures and licences',
  translation: 'Not included: translation',
  afterCare: 'Not included: later changes',
  exclusions: 'Further exclusions',
  closing: 'Closing sentence',
}

export const lookLabels = { accent: 'Accent colour', ink: 'Dark colour', logo: 'Logo' } as const

const partLabels: Record<string, string> = {
  ...roleLabels,
  ...{ isOffered: 'offered', name: 'name', description: 'description', assumes: 'assumes' },
  ...{ excludes: 'excludes', quarterHours: 'hours', eachPage: 'hours for each page' },
  ...{ eachDecider: 'hours for each level of approval', pages: 'pages at most' },
  ...{ features: 'features at most', share: 'share of the overhead', title: 'title', text: 'text' },
}
const partLabelOf = (key: string | undefined) => (partLabels[key ?? ''] ?? key ?? '').toLowerCase()
const labelOf = (labels: object, key: string | undefined): string =>
  (labels as Record<string, string>)[key ?? ''] ?? key ?? ''

/** The label of a path in the book, as the screen shows it. */
function labelAt(path: string, book: PriceBook): string {
  const [part = '', key = '', field = '', last] = path.split('.')
  switch (part) {
    case 'rateCard':
      return key === 'hourly' ? rateLabelOf(field as RoleKey) : labelOf(rateLabels, key)
    case 'features':
      return `${book.features[key as FeatureKey]?.name ?? key}, ${partLabelOf(field)}`
    case 'pages':
      return field
        ? `${labelOf(pageLabels, key)}, ${partLabelOf(field)}`
        : 'Sections of the home page'
    case 'overhead':
      return `${labelOf(overheadLabels, key)}, ${partLabelOf(field)}`
    case 'languages':
      return `Languages, ${labelOf(languageLabels, key).toLowerCase()}`
    case 'packages':
      return `${labelOf(packageLabels, key)}, ${partLabelOf(field)}`
    case 'options':
      return `Option ${Number(key) + 1}, ${partLabelOf(field)}`
    case 'price':
      return labelOf(priceLabels, key)
    case 'terms':
      return key === 'bank'
        ? `Bank account, ${labelOf(bankLabels, field)}`
        : labelOf(termLabels, key)
    case 'wording':
      return key === 'steps'
        ? `Step ${Number(field) + 1}, ${partLabelOf(last)}`
        : labelOf(wordingLabels, key)
    default:
      return labelOf(lookLabels, key)
  }
}

const MAX_LENGTH = 80
const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text

function valueText(value: BookChange['before'], path: (string | number)[]): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') {
    return path[1] === 'logo' ? 'a picture' : `‘${shorten(value)}’`
  }
  const kind = kindOf(path)
  if (kind === 'hours') return `${hoursText(value)} h`
  if (kind === 'money') return formatMoney(value)
  return kind === 'percent' ? `${value / 100}%` : String(value)
}

/** A change in words: 'Online shop, build: 36 h before, 40 h now'. */
export function describeChange({ path, before, after }: BookChange, book: PriceBook): string {
  const keys = path.split('.')
  return `${labelAt(path, book)}: ${valueText(before, keys)} before, ${valueText(after, keys)} now`
}

import { readHundredths, readWholeNumber } from '@agency/contract/number-text'
import { type itemKinds, ProposalDraft } from '@agency/contract/proposal'
import { z } from 'zod'
import { fromHundredths } from '../../format/hundredths.ts'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'

const ItemValues = z.object({
  id: z.string(),
  section: z.string(),
  title: z.string(),
  description: z.string(),
  unitPrice: z.string(),
  quantity: z.string(),
  unit: z.string(),
  kind: z.string(),
  group: z.string(),
  isChosen: z.boolean(),
  /** '' if the quantity is fixed. */
  least: z.string(),
  most: z.string(),
})
/** An item as its form fields. */
export type ItemValues = z.infer<typeof ItemValues>

const PhaseValues = z.object({
  /** Used by the form only. */
  id: z.string(),
  phase: z.string(),
  firstWeek: z.string(),
  weeks: z.string(),
  needs: z.string(),
})
export type PhaseValues = z.infer<typeof PhaseValues>

/** A draft as its form fields: the typed text, whether it can be parsed or not. */
export const ProposalValues = z.object({
  title: z.string(),
  introduction: z.string(),
  /** One line each: 'Name: description'. */
  scope: z.string(),
  items: z.array(ItemValues),
  timeline: z.array(PhaseValues),
  discount: z.string(),
  gst: z.string(),
  deposit: z.string(),
  paymentDays: z.string(),
  assumptions: z.string(),
  exclusions: z.string(),
  terms: z.string(),
  notes: z.string(),
  consent: z.string(),
  validDays: z.string(),
  /** Days, separated by commas. */
  reminderDays: z.string(),
  showsConcept: z.boolean(),
})
export type ProposalValues = z.infer<typeof ProposalValues>
export type ProposalForm = ContractForm<ProposalValues>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const valuesOf = (draft: ProposalDraft): ProposalValues => ({
  title: draft.title,
  introduction: draft.introduction,
  scope: draft.scope
    .map(({ name, description }) => {
      const text = description.replace(/\s+/g, ' ')
      return text ? `${name}: ${text}` : name
    })
    .join('\n'),
  items: draft.items.map(({ range, unitPrice, quantity, ...item }) => ({
    ...item,
    unitPrice: fromHundredths(unitPrice),
    quantity: fromHundredths(quantity),
    least: range ? String(range.least) : '',
    most: range ? String(range.most) : '',
  })),
  timeline: draft.timeline.map(({ phase, firstWeek, weeks, needs }, index) => ({
    ...{ id: `p${index}`, phase, firstWeek: String(firstWeek), weeks: String(weeks), needs },
  })),
  discount: fromHundredths(draft.discount),
  gst: fromHundredths(draft.gstBasisPoints),
  deposit: fromHundredths(draft.depositBasisPoints),
  paymentDays: String(draft.paymentDays),
  assumptions: draft.assumptions.join('\n'),
  exclusions: draft.exclusions.join('\n'),
  terms: draft.terms.join('\n'),
  notes: draft.notes,
  consent: draft.consent,
  validDays: String(draft.validDays),
  reminderDays: draft.reminderDays.join(', '),
  showsConcept: draft.showsConcept,
})

/** An empty amount means none; the schema rejects anything that cannot be parsed. */
const amount = (text: string) => (text.trim() === '' ? 0 : readHundredths(text))

/** The draft that the fields represent, to be validated by the schema of a draft. */
export function draftFrom(values: ProposalValues): unknown {
  return {
    title: values.title,
    introduction: values.introduction,
    scope: linesOf(values.scope).map((line) => {
      const separator = line.indexOf(': ')
      return separator < 0
        ? { name: line, description: '' }
        : { name: line.slice(0, separator), description: line.slice(separator + 2) }
    }),
    items: values.items.map(({ least, most, unitPrice, quantity, ...item }) => ({
      ...item,
      kind: item.kind as (typeof itemKinds)[number],
      group: item.kind === 'alternative' ? item.group : '',
      isChosen: item.kind === 'included' ? true : item.isChosen,
      unitPrice: readHundredths(unitPrice),
      quantity: readHundredths(quantity),
      range:
        least.trim() === '' && most.trim() === ''
          ? null
          : { least: readWholeNumber(least), most: readWholeNumber(most) },
    })),
    discount: amount(values.discount),
    gstBasisPoints: amount(values.gst),
    timeline: values.timeline.map(({ phase, firstWeek, weeks, needs }) => ({
      ...{ phase, firstWeek: readWholeNumber(firstWeek), weeks: readWholeNumber(weeks), needs },
    })),
    assumptions: linesOf(values.assumptions),
    exclusions: linesOf(values.exclusions),
    depositBasisPoints: amount(values.deposit),
    paymentDays: values.paymentDays.trim() === '' ? 0 : readWholeNumber(values.paymentDays),
    terms: linesOf(values.terms),
    notes: values.notes,
    consent: values.consent,
    validDays: readWholeNumber(values.validDays),
    reminderDays: values.reminderDays
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(readWholeNumber),
    showsConcept: values.showsConcept,
  }
}

/** Draft fields that have another name in the form. */
const formFieldNames: Record<string, string> = {
  gstBasisPoints: 'gst',
  depositBasisPoints: 'deposit',
}

/** The form field for an issue with a draft: 'items.0.unitPrice', 'gst', 'scope'. */
export function fieldOf(path: readonly (string | number)[]): string {
  const [field = '', index, itemField, bound] = path.map(String)
  if (field === 'items' || field === 'timeline') {
    if (index === undefined) return field
    return `${field}.${index}.${itemField === 'range' ? (bound ?? 'most') : (itemField ?? 'title')}`
  }
  return formFieldNames[field] ?? field
}

/** The contract's own validation, applied to the fields. */
export const ProposalRules = z.custom<ProposalValues>().superRefine((values, context) => {
  for (const { path, message } of ProposalDraft.safeParse(draftFrom(values)).error?.issues ?? []) {
    const field = fieldOf(path as (string | number)[])
    context.addIssue({ code: 'custom', path: field.split('.'), message })
  }
})

/** An id that no entry of the list uses. */
const unusedId = (prefix: string, list: { id: string }[]): string =>
  `${prefix}${Math.max(0, ...list.map(({ id }) => Number(id.slice(1)))) + 1}`

export const newItem = (items: ItemValues[]): ItemValues => ({
  ...{ id: unusedId('i', items), section: items.at(-1)?.section ?? 'Project' },
  ...{ title: '', description: '', unitPrice: '', quantity: '1', unit: '' },
  ...{ kind: 'included', group: '', isChosen: true, least: '', most: '' },
})

export const newPhase = (timeline: PhaseValues[]): PhaseValues => ({
  ...{ id: unusedId('p', timeline), phase: '', firstWeek: '1', weeks: '1', needs: '' },
})

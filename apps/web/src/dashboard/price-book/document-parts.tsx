import { chakra } from '@chakra-ui/react/styled-system'
import { Wide } from '../../ui/forms/form-section.tsx'
import { type BookForm, BookInput, BookText } from './book-fields.tsx'
import {
  bankLabels,
  lookLabels,
  priceLabels,
  type RoleKey,
  rateLabelOf,
  rateLabels,
  roleLabels,
  termLabels,
  wordingLabels,
} from './book-labels.ts'
import { BookPart } from './book-section.tsx'
import { ColourInput } from './colour-input.tsx'
import { LogoField } from './logo-field.tsx'
import { sections } from './price-book-sections.ts'

const Group = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    minWidth: '0',
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    paddingBlock: '4',
    borderBlockWidth: '1px',
    borderColor: 'line',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    '& h3, & > p': { gridColumn: '1 / -1' },
    '& h3': { fontSize: '.875rem', fontWeight: '600', marginBottom: '-12px' },
    '& > p': { color: 'fg.muted', maxWidth: '65ch' },
  },
})

interface PartProps {
  form: BookForm
}
const [rates, , , , , , , price, terms, wording, look] = sections

export const RatesPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={rates}
    note="Before GST. This is the rate card from the settings: a change here also applies there."
  >
    {(Object.keys(roleLabels) as RoleKey[]).map((role) => (
      <BookInput
        key={role}
        form={form}
        name={`rateCard_hourly_${role}`}
        label={rateLabelOf(role)}
        inputMode="decimal"
      />
    ))}
    {(Object.keys(rateLabels) as (keyof typeof rateLabels)[]).map((key) => (
      <BookInput
        key={key}
        form={form}
        name={`rateCard_${key}`}
        label={rateLabels[key]}
        inputMode="decimal"
      />
    ))}
  </BookPart>
)

export const PricePart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={price}
    note="Before GST, each on its own line. A discount never goes below the minimum price; 0 means none."
  >
    <BookInput form={form} name="price_minimum" label={priceLabels.minimum} inputMode="decimal" />
    <BookInput form={form} name="price_discount" label={priceLabels.discount} inputMode="decimal" />
    <BookInput
      form={form}
      name="price_discountWording"
      label={priceLabels.discountWording}
      hint="On the estimate, before the percentage."
      optional
    />
  </BookPart>
)

export const TermsPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={terms}
    note="Empty or 0 values do not appear on the document. These are your words, not legal advice."
  >
    <BookInput
      form={form}
      name="terms_abn"
      label={termLabels.abn}
      hint="11 digits, at the foot of every page."
      inputMode="numeric"
      optional
    />
    <BookInput form={form} name="terms_deposit" label={termLabels.deposit} inputMode="decimal" />
    <BookInput
      form={form}
      name="terms_paymentDays"
      label={termLabels.paymentDays}
      inputMode="numeric"
    />
    <Group role="group" aria-labelledby="price-book-bank">
      <h3 id="price-book-bank">Bank account for deposits</h3>
      <p>
        Shown to clients who have accepted a proposal and have yet to pay its deposit, and to nobody
        else.
      </p>
      <BookInput
        form={form}
        name="terms_bank_accountName"
        label={bankLabels.accountName}
        optional
      />
      <BookInput
        form={form}
        name="terms_bank_bsb"
        label={bankLabels.bsb}
        hint="6 digits, such as 063-000."
        inputMode="numeric"
        optional
      />
      <BookInput
        form={form}
        name="terms_bank_accountNumber"
        label={bankLabels.accountNumber}
        hint="4 to 10 digits."
        inputMode="numeric"
        optional
      />
    </Group>
    <Wide>
      <BookText
        form={form}
        name="terms_lines"
        label={termLabels.lines}
        hint="One per line, up to 20."
        optional
      />
    </Wide>
  </BookPart>
)

const hints: Partial<Record<keyof typeof wordingLabels, string>> = {
  introduction: '{client} is who it is for, {weeks} the time to launch.',
  scope: '{scope} is the number of pages and languages.',
  severalDeciders: '{people} is the number of people.',
  assumptions: 'One per line.',
  exclusions: 'One per line.',
}
const steps = [0, 1, 2]

export const WordingPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={wording}
    note="What every document promises, assumes and excludes. Empty texts are left out."
  >
    {(Object.keys(wordingLabels) as (keyof typeof wordingLabels)[]).map((key) => (
      <BookText
        key={key}
        form={form}
        name={`wording_${key}`}
        label={wordingLabels[key]}
        hint={hints[key]}
        optional
      />
    ))}
    {steps.map((index) => (
      <Wide key={index} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
        <BookInput form={form} name={`wording_steps_${index}_title`} label={`Step ${index + 1}`} />
        <BookInput
          form={form}
          name={`wording_steps_${index}_text`}
          label={`What happens in step ${index + 1}`}
        />
      </Wide>
    ))}
  </BookPart>
)

export const DocumentPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={look}
    note="How the PDF looks. The accent colour appears on the dark one, and the dark one on paper: both must be easy to read."
  >
    <ColourInput form={form} name="look_accent" label={lookLabels.accent} />
    <ColourInput form={form} name="look_ink" label={lookLabels.ink} />
    <Wide>
      <LogoField form={form} />
    </Wide>
  </BookPart>
)

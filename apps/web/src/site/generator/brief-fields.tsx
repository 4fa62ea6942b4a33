import type { BriefField, BriefValues } from '@agency/contract/brief-fields'
import { companySizes } from '@agency/contract/brief-values'
import { businessTypeLabels, businessTypes } from '@agency/contract/business-types'
import { DESCRIPTION_MAX } from '@agency/contract/constants'
import { DESCRIPTION_LIMIT_REACHED, designStyles } from '@agency/contract/generator-form'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/core/button.ts'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { Field, Input, Select, TextArea } from '../../ui/forms/field.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > legend': { textStyle: 'h4', marginBottom: '6' },
    '& > .wide': { gridColumn: '1 / -1' },
  },
})
const FoldedLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    padding: '3 4',
    paddingInline: '4',
    paddingBlock: '3',
    fontSize: 'sm',
  },
})
const Counter = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } })
const LimitNote = chakra('span', { base: { display: 'block', color: 'warning' } })

interface PartProps {
  form: UseFormReturn<BriefValues>
  visible: (field: BriefField) => boolean
  /** The values of a form that was submitted without this code. */
  posted: Partial<Record<string, string>> | undefined
}

/** Says whose answers these are, and clears the name that no other company can use. */
export const PrefillNote = ({ company, onClear }: { company: string; onClear: () => void }) => (
  <FoldedLine>
    <p>
      Filled in from the concept for <strong>{company}</strong>. Everything can be changed.
    </p>
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        onClear()
        document.getElementById('companyName')?.focus()
      }}
    >
      Clear the company name
    </Button>
  </FoldedLine>
)

/** The remembered answers in one line, with a button to change them. */
export function FoldedDetails(props: {
  values: BriefValues
  folded: BriefField[]
  onEdit: () => void
}) {
  const shownValues = props.folded.map((field) => props.values[field]).filter(Boolean)
  return (
    <FoldedLine>
      <p>
        Sending as <strong>{shownValues.join(', ')}</strong>
      </p>
      <Button variant="outline" size="sm" onClick={props.onEdit}>
        Edit details
      </Button>
    </FoldedLine>
  )
}

interface TextLineProps extends PartProps {
  name: BriefField
  label: string
  type?: string
  autoComplete?: string
  placeholder?: string
  optional?: boolean
  wide?: boolean
  max: number
}

function TextLine({
  form,
  visible,
  posted,
  name,
  label,
  optional,
  wide,
  max,
  ...input
}: TextLineProps) {
  if (!visible(name)) return null
  return (
    <div className={wide ? 'wide' : undefined}>
      <Field
        id={name}
        label={label}
        optional={optional}
        error={form.formState.errors[name]?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...input}
            {...form.register(name)}
            defaultValue={posted?.[name]}
            maxLength={max}
            required={!optional}
          />
        )}
      </Field>
    </div>
  )
}

interface ChoiceProps extends PartProps {
  name: BriefField
  label: string
  options: { value: string; text: string }[]
}

function Choice({ form, visible, posted, name, label, options }: ChoiceProps) {
  if (!visible(name)) return null
  return (
    <Field id={name} label={label} error={form.formState.errors[name]?.message}>
      {(control) => (
        <Select {...control} {...form.register(name)} defaultValue={posted?.[name]} required>
          <option value="">Choose one</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function AboutYou(props: PartProps) {
  const anyVisible = (['name', 'email', 'phone', 'companySize', 'industry'] as const).some(
    props.visible,
  )
  return (
    <Group>
      <legend>{anyVisible ? 'You and your company' : 'Your company'}</legend>
      <TextLine {...props} name="name" label="Name" autoComplete="name" max={100} />
      <TextLine {...props} name="email" label="Email" type="email" autoComplete="email" max={254} />
      <TextLine
        {...props}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        optional
        max={40}
      />
      <Choice
        {...props}
        name="companySize"
        label="Company Size"
        options={companySizes.map((value) => ({
          value,
          text: `${value.replace('-', '–')} people`,
        }))}
      />
      <TextLine
        {...props}
        name="companyName"
        label="Company Name"
        autoComplete="organization"
        wide
        max={120}
      />
      <TextLine
        {...props}
        name="industry"
        label="Industry"
        placeholder="Hospitality, law, trades…"
        max={120}
      />
      <Choice
        {...props}
        name="businessType"
        label="Business Type"
        options={businessTypes.map((value) => ({ value, text: businessTypeLabels[value] }))}
      />
    </Group>
  )
}

export function AboutTheSite(props: PartProps) {
  return (
    <Group>
      <legend>The website</legend>
      <Choice
        {...props}
        name="style"
        label="Style"
        options={designStyles.map((value) => ({ value, text: value }))}
      />
      <TextLine
        {...props}
        name="colorScheme"
        label="Color Scheme"
        placeholder="Navy and gold, #0a5, warm greys…"
        max={200}
      />
      <Description form={props.form} posted={props.posted} />
    </Group>
  )
}

/** Announced to screen readers when this few characters are left. */
const milestoneOf = (remaining: number) => {
  if (remaining === 0) return DESCRIPTION_LIMIT_REACHED
  if (remaining <= 50) return '50 characters or fewer left.'
  if (remaining <= 200) return '200 characters or fewer left.'
  return ''
}

function Description({ form, posted }: Pick<PartProps, 'form' | 'posted'>) {
  const text = form.watch('description')
  const remaining = DESCRIPTION_MAX - text.length
  const [isTyping, setTyping] = useState(false)
  const registration = form.register('description', {
    onChange: (event: { target: { value: string } }) => {
      setTyping(true)
      // Input beyond maxlength, from a script or an old browser, is dropped here.
      if (event.target.value.length > DESCRIPTION_MAX) {
        form.setValue('description', event.target.value.slice(0, DESCRIPTION_MAX), {
          shouldDirty: true,
        })
      }
    },
  })
  return (
    <div className="wide">
      <Field
        id="description"
        label="Description"
        hint={
          <>
            <Counter>
              {text.length} / {DESCRIPTION_MAX}
            </Counter>
            {remaining <= 0 && <LimitNote>{DESCRIPTION_LIMIT_REACHED}</LimitNote>}
          </>
        }
        error={form.formState.errors.description?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...registration}
            defaultValue={posted?.description}
            required
            maxLength={DESCRIPTION_MAX}
            placeholder="What you do, who it is for, and what a visitor should do on the site."
          />
        )}
      </Field>
      <VisuallyHidden role="status">
        {isTyping ? milestoneOf(Math.max(0, remaining)) : ''}
      </VisuallyHidden>
    </div>
  )
}

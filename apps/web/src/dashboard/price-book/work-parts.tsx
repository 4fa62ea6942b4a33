import { defaultPriceBook } from '@agency/contract/default-price-book'
import { featureKeys, MAX_OPTIONS, pageKinds } from '@agency/contract/price-book'
import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { Action } from '../../ui/forms/controls.ts'
import { Wide } from '../../ui/forms/form-section.tsx'
import {
  type BookForm,
  BookInput,
  BookRow,
  BookText,
  type NumberCell,
  OfferedCheckBox,
  Rows,
  TextsSection,
} from './book-fields.tsx'
import {
  languageLabels,
  overheadLabels,
  packageLabels,
  pageLabels,
  type RoleKey,
  roleLabels,
} from './book-labels.ts'
import { BookPart } from './book-section.tsx'
import { type BookValues, slotValues, usedSlots } from './book-values.ts'
import { sections } from './price-book-sections.ts'

interface PartProps {
  form: BookForm
}
const [, features, pages, overhead, languages, packages, options] = sections

const hoursCells = (prefix: string, roles: RoleKey[]): NumberCell[] =>
  roles.map((role) => ({ name: `${prefix}_${role}`, label: roleLabels[role] }))
const featureRoles: RoleKey[] = ['design', 'build', 'content']

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')

/** The current value of a name field, wherever it is shown. */
const useName = ({ control }: BookForm, name: string, fallback: string) =>
  textOf(useWatch({ control, name })).trim() || fallback

function FeatureRow({
  form,
  featureKey,
}: PartProps & { featureKey: (typeof featureKeys)[number] }) {
  const prefix = `features_${featureKey}`
  const title = useName(form, `${prefix}_name`, defaultPriceBook.features[featureKey].name)
  const names = ['name', 'description', 'assumes', 'excludes'].map((field) => `${prefix}_${field}`)
  const [name = '', description = '', assumes = '', excludes = ''] = names
  return (
    <BookRow
      form={form}
      title={title}
      header={<OfferedCheckBox form={form} name={`${prefix}_isOffered`} itemName={title} />}
      unit="hours"
      cells={hoursCells(prefix, featureRoles)}
    >
      <TextsSection form={form} title={title} names={names}>
        <BookInput form={form} name={name} label="Name" />
        <BookText form={form} name={description} label="Description" />
        <BookText form={form} name={assumes} label="Its price assumes" optional />
        <BookText form={form} name={excludes} label="Not included" optional />
      </TextsSection>
    </BookRow>
  )
}

export const FeaturesPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={features}
    note="Hours for each role. Unticked features are neither charged for nor offered; if one is asked for, the estimate says so."
  >
    <Rows>
      {featureKeys.map((key) => (
        <FeatureRow key={key} form={form} featureKey={key} />
      ))}
    </Rows>
  </BookPart>
)

export const PagesPart = ({ form }: PartProps) => (
  <BookPart form={form} section={pages} note="Hours for one page of each kind.">
    <Rows>
      {pageKinds.map((kind) => (
        <BookRow
          key={kind}
          form={form}
          title={pageLabels[kind]}
          unit="hours"
          cells={hoursCells(`pages_${kind}`, featureRoles)}
        />
      ))}
      <BookRow
        form={form}
        title="Sections of the home page"
        unit="hours"
        cells={[{ name: 'pages_homeSections', label: 'Each' }]}
      >
        <small>Counted once for design and once for build.</small>
      </BookRow>
    </Rows>
  </BookPart>
)

const overheadKeys = Object.keys(overheadLabels) as (keyof typeof overheadLabels)[]
const additionalHours: Record<string, string> = {
  eachPage: 'Each page',
  eachDecider: 'Each level',
}

export const OverheadPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={overhead}
    note="Hours for what a project needs besides its pages. ‘Each level’ is added once for a single decision-maker, twice for a firm of over 50 people, three times for one of over 200."
  >
    <Rows>
      {overheadKeys.map((key) => {
        const prefix = `overhead_${key}`
        const title = overheadLabels[key]
        const additionalCells = Object.keys(defaultPriceBook.overhead[key]).flatMap((field) => {
          const label = additionalHours[field]
          return label ? [{ name: `${prefix}_${field}`, label }] : []
        })
        const description = `${prefix}_description`
        return (
          <BookRow
            key={key}
            form={form}
            title={title}
            unit="hours"
            cells={[{ name: `${prefix}_quarterHours`, label: 'Hours' }, ...additionalCells]}
          >
            <TextsSection form={form} title={title} names={[description]}>
              <BookInput
                form={form}
                name={description}
                label="On the estimate"
                hint={
                  'eachPage' in defaultPriceBook.overhead[key]
                    ? 'Where it says {pages}, the estimate says how many.'
                    : undefined
                }
              />
            </TextsSection>
          </BookRow>
        )
      })}
    </Rows>
  </BookPart>
)

export const LanguagesPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={languages}
    note="Additional hours for a site in several languages; the client provides the translations."
  >
    {(['build', 'buildEach', 'contentEachPage'] as const).map((key) => (
      <BookInput
        key={key}
        form={form}
        name={`languages_${key}`}
        label={`${languageLabels[key]}, hours`}
        inputMode="decimal"
      />
    ))}
  </BookPart>
)

export const PackagesPart = ({ form }: PartProps) => (
  <BookPart
    form={form}
    section={packages}
    note="A site with at most this many pages and features is charged a share of the overhead."
  >
    <Rows>
      {(['onePage', 'small'] as const).map((key) => (
        <BookRow
          key={key}
          form={form}
          title={packageLabels[key]}
          unit="at most"
          cells={[
            { name: `packages_${key}_pages`, label: 'Pages' },
            { name: `packages_${key}_features`, label: 'Features' },
            { name: `packages_${key}_share`, label: 'Share, %' },
          ]}
        />
      ))}
    </Rows>
  </BookPart>
)

const OptionTexts = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  },
})
const optionRoles: RoleKey[] = ['strategy', 'design', 'build', 'content']

function OptionRow({ form, slot }: PartProps & { slot: number }) {
  const prefix = `options_${slot}`
  const title = useName(form, `${prefix}_name`, 'New option')
  const fill = (values: BookValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value, { shouldDirty: true })
    }
    form.clearErrors(Object.keys(values))
  }
  return (
    <BookRow
      form={form}
      title={title}
      header={<OfferedCheckBox form={form} name={`${prefix}_isOffered`} itemName={title} />}
      unit="hours"
      cells={hoursCells(prefix, optionRoles)}
    >
      <OptionTexts>
        <BookInput form={form} name={`${prefix}_name`} label={`Name of option ${slot + 1}`} />
        <BookInput
          form={form}
          name={`${prefix}_description`}
          label={`Description of option ${slot + 1}`}
        />
        <div>
          <Action
            variant="quiet"
            aria-label={`Remove ${title}`}
            onClick={() => fill(slotValues(slot, false))}
          >
            Remove
          </Action>
        </div>
      </OptionTexts>
    </BookRow>
  )
}

const usedFieldNames = Array.from({ length: MAX_OPTIONS }, (_, slot) => `options_${slot}_isUsed`)

export function OptionsPart({ form }: PartProps) {
  const usedNames = useWatch({ control: form.control, name: usedFieldNames })
  const slots = usedSlots(
    Object.fromEntries(usedFieldNames.map((name, index) => [name, !!usedNames[index]])),
  )
  const freeSlot = usedFieldNames.findIndex((_, slot) => !slots.includes(slot))
  const add = () => {
    for (const [name, value] of Object.entries(slotValues(freeSlot, true))) {
      form.setValue(name, value, { shouldDirty: true })
    }
    // The row exists after the next render.
    setTimeout(() => form.setFocus(`options_${freeSlot}_name`))
  }
  return (
    <BookPart
      form={form}
      section={options}
      note="Extras priced separately and not included in the total. Features that were not asked for are offered as well."
    >
      <Rows>
        {slots.map((slot) => (
          <OptionRow key={slot} form={form} slot={slot} />
        ))}
      </Rows>
      <Wide justifyItems="start">
        {freeSlot === -1 ? (
          <small>No more than {MAX_OPTIONS} options.</small>
        ) : (
          <Action variant="outline" onClick={add}>
            Add an option
          </Action>
        )}
      </Wide>
    </BookPart>
  )
}

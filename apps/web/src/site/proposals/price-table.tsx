import type { PostedForm } from '@agency/contract/page'
import type { ProposalItem } from '@agency/contract/proposal'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../format/amounts.ts'
import { Button } from '../../ui/core/button.ts'
import { Small } from '../../ui/core/text.ts'
import { Input } from '../../ui/forms/field.tsx'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'
import type { ChoiceState } from './use-choices.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    minWidth: '0',
    '& > legend': { textStyle: 'h4', paddingBottom: '3' },
  },
})
const PriceRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 150px 130px' },
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
    '& label, & [data-name]': { display: 'flex', gap: '3', alignItems: 'start' },
    '& label': { cursor: 'pointer', minHeight: '24px' },
    '& label > span, & [data-name] > span': { minWidth: '0' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& [data-amount]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: '600' },
    '&[data-out] [data-amount]': { color: 'fg.muted', fontWeight: '400' },
    '& [data-quantity]': {
      color: 'fg.muted',
      fontSize: 'sm',
      gridRow: { base: '2', md: 'auto' },
      fontVariantNumeric: 'tabular-nums',
      textAlign: { md: 'end' },
    },
  },
})
const Box = chakra('input', {
  base: {
    width: '22px',
    height: '22px',
    marginTop: '2px',
    flexShrink: '0',
    accentColor: '{colors.brand.500}',
  },
})
const TotalsList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: '600' },
    '& [data-total]': { paddingTop: '3', borderTopWidth: '1px', borderColor: 'line' },
    '& [data-total] :is(dt, dd)': { textStyle: 'h4', color: 'fg' },
    '&[aria-busy=true] dd': { color: 'fg.subtle' },
  },
})
const ErrorText = chakra('p', { base: { color: 'error', fontWeight: '500' } })

interface PriceTableProps {
  proposal: PublicProposal
  choiceState: ChoiceState
  posted: PostedForm | undefined
}

interface LineProps {
  item: ProposalItem
  amount: number
  quantity: number
  /** The name shared by a group's radio buttons; undefined for other items. */
  groupName: string | undefined
  isOpen: boolean
  choiceState: ChoiceState
  /** The other items of an alternative's group. */
  alternatives: ProposalItem[]
}

const unitsOf = ({ unit, unitPrice }: ProposalItem, quantity: number) =>
  quantity === 100 && unit === ''
    ? ''
    : `${quantity / 100}${unit ? ` ${unit}` : ''} × ${formatMoney(unitPrice)}`

function PriceLine({
  item,
  amount,
  quantity,
  groupName,
  isOpen,
  choiceState,
  alternatives,
}: LineProps) {
  const { id, kind, title, description, range } = item
  const isIncluded = choiceState.quantityOf(id) > 0
  const displayedQuantity = isIncluded ? choiceState.quantityOf(id) : quantity
  const name = (
    <span>
      {title}
      {description && <small>{description}</small>}
    </span>
  )
  const setIncluded = (isChosen: boolean) =>
    choiceState.choose({
      ...Object.fromEntries(alternatives.map((other) => [other.id, 0])),
      [id]: isChosen ? quantity : 0,
    })
  const chooseQuantity = (text: string) => {
    const units = Number(text)
    const isInRange =
      range && Number.isInteger(units) && units >= range.least && units <= range.most
    if (isInRange) choiceState.choose({ [id]: units * 100 })
  }
  const line = usePreHydrationValue<HTMLDivElement>((element) => {
    const box = element.querySelector<HTMLInputElement>('input:not([type=number])')
    const number = element.querySelector<HTMLInputElement>('input[type=number]')
    if (box && box.checked !== isIncluded && (kind === 'optional' || box.checked))
      setIncluded(box.checked)
    if (number && number.value !== number.defaultValue && (box?.checked ?? true))
      chooseQuantity(number.value)
  })
  return (
    <PriceRow ref={line} data-out={isIncluded ? undefined : ''}>
      {kind === 'included' || !isOpen ? (
        <div data-name="">{name}</div>
      ) : (
        <label htmlFor={`choice-${id}`}>
          {kind === 'optional' ? (
            <Box
              id={`choice-${id}`}
              type="checkbox"
              name={`choice.${id}`}
              value="on"
              checked={isIncluded}
              onChange={(event) => setIncluded(event.target.checked)}
            />
          ) : (
            <Box
              id={`choice-${id}`}
              type="radio"
              name={`pick.${groupName}`}
              value={id}
              checked={isIncluded}
              onChange={() => setIncluded(true)}
            />
          )}
          {name}
        </label>
      )}
      <div data-quantity="">
        {range && isOpen ? (
          <Input
            type="number"
            inputMode="numeric"
            name={`quantity.${id}`}
            aria-label={`Quantity of ${title}, ${range.least} to ${range.most}`}
            min={range.least}
            max={range.most}
            step={1}
            key={displayedQuantity}
            defaultValue={displayedQuantity / 100}
            onChange={(event) => {
              if (isIncluded) chooseQuantity(event.target.value)
            }}
            minHeight="44px"
            paddingInline="3"
          />
        ) : (
          unitsOf(item, displayedQuantity)
        )}
        {range && isOpen && <small>× {formatMoney(item.unitPrice)}</small>}
      </div>
      <div data-amount="">
        {!isIncluded && kind === 'optional' && '+'}
        {formatMoney(amount)}
      </div>
    </PriceRow>
  )
}

/** A part of the price: a section's fixed items, a group to choose one from, or the extras. */
interface PriceBlock {
  title: string
  items: ProposalItem[]
  groupName?: string
}

function blocksOf(items: ProposalItem[]): PriceBlock[] {
  const blocks = new Map<string, PriceBlock>()
  for (const item of items) {
    const isAlternative = item.kind === 'alternative'
    const title = isAlternative ? `${item.group}: choose one` : item.section
    const key = `${item.kind === 'optional' ? 'optional' : isAlternative ? 'pick' : 'in'} ${title}`
    const block = blocks.get(key) ?? {
      title,
      items: [],
      ...(isAlternative && { groupName: item.id }),
    }
    block.items.push(item)
    blocks.set(key, block)
  }
  const all = [...blocks.values()]
  const isExtra = ({ items: [first] }: PriceBlock) => first?.kind === 'optional'
  return [...all.filter((block) => !isExtra(block)), ...all.filter(isExtra)]
}

/** The items with the choices that they allow, and the totals as the server calculated them. */
export function PriceTable({ proposal, choiceState, posted }: PriceTableProps) {
  const { snapshot, price, state } = proposal
  const { draft } = snapshot
  const isOpen = state === 'sent'
  const lines = new Map(price.lines.map((line) => [line.id, line]))
  const hasChoice = draft.items.some(({ kind, range }) => kind !== 'included' || range)
  const postedFailure = posted?.outcome?.kind === 'failed' ? posted.outcome.text : undefined
  return (
    <>
      {blocksOf(draft.items).map(({ title, items, groupName }) => (
        <Group key={`${title} ${items[0]?.id}`}>
          <legend>{title}</legend>
          {items.map((item) => (
            <PriceLine
              key={item.id}
              item={item}
              amount={lines.get(item.id)?.amount ?? 0}
              quantity={item.quantity}
              groupName={groupName}
              isOpen={isOpen}
              choiceState={choiceState}
              alternatives={groupName ? items.filter(({ id }) => id !== item.id) : []}
            />
          ))}
        </Group>
      ))}
      {(choiceState.failure || postedFailure) && (
        <ErrorText role="alert">{choiceState.failure ?? postedFailure}</ErrorText>
      )}
      <TotalsList aria-busy={choiceState.isPending}>
        {price.discount > 0 && (
          <>
            <div>
              <dt>Sum</dt>
              <dd>{formatMoney(price.sum)}</dd>
            </div>
            <div>
              <dt>Discount</dt>
              <dd>−{formatMoney(price.discount)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>Subtotal, before GST</dt>
          <dd>{formatMoney(price.subtotal)}</dd>
        </div>
        <div>
          <dt>GST, {draft.gstBasisPoints / 100}%</dt>
          <dd>{formatMoney(price.gst)}</dd>
        </div>
        <div data-total="">
          <dt>Total including GST</dt>
          <dd>{formatMoney(price.total)}</dd>
        </div>
      </TotalsList>
      <Small role="status" minHeight="1.5em">
        {choiceState.isPending
          ? 'Updating the price...'
          : 'Prices in Australian dollars, before GST; GST is calculated once, on the subtotal.'}
      </Small>
      {hasChoice && isOpen && (
        <chakra.div className="without-code">
          <Button type="submit" name="intent" value="choose" variant="outline">
            Update the price
          </Button>
        </chakra.div>
      )}
    </>
  )
}

import type { PostedForm } from '@agency/contract/page'
import type { ProposalItem } from '@agency/contract/proposal'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../format/amounts.ts'
import { Button } from '../../ui/core/button.ts'
import { Small } from '../../ui/core/text.ts'
import { usePreHydrationValue } from '../../ui/forms/early-choice.ts'
import { Input } from '../../ui/forms/field.tsx'
import type { Choosing } from './use-choices.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    minWidth: '0',
    '& > legend': { textStyle: 'h4', paddingBottom: '3' },
  },
})
const Line = chakra('div', {
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
const Sums = chakra('dl', {
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
const Problem = chakra('p', { base: { color: 'error', fontWeight: '500' } })

interface PriceTableProps {
  proposal: PublicProposal
  choosing: Choosing
  posted: PostedForm | undefined
}

interface LineProps {
  item: ProposalItem
  amount: number
  quantity: number
  /** The name shared by a group's radio buttons; undefined for other items. */
  pick: string | undefined
  isOpen: boolean
  choosing: Choosing
  /** The other items of an alternative's group. */
  others: ProposalItem[]
}

const unitsOf = ({ unit, unitPrice }: ProposalItem, quantity: number) =>
  quantity === 100 && unit === ''
    ? ''
    : `${quantity / 100}${unit ? ` ${unit}` : ''} × ${formatMoney(unitPrice)}`

function PriceLine({ item, amount, quantity, pick, isOpen, choosing, others }: LineProps) {
  const { id, kind, title, description, range } = item
  const isIncluded = choosing.quantityOf(id) > 0
  const shown = isIncluded ? choosing.quantityOf(id) : quantity
  const name = (
    <span>
      {title}
      {description && <small>{description}</small>}
    </span>
  )
  const setIncluded = (isChosen: boolean) =>
    choosing.choose({
      ...Object.fromEntries(others.map((other) => [other.id, 0])),
      [id]: isChosen ? quantity : 0,
    })
  const chooseQuantity = (typed: string) => {
    const wanted = Number(typed)
    const isOffered =
      range && Number.isInteger(wanted) && wanted >= range.least && wanted <= range.most
    if (isOffered) choosing.choose({ [id]: wanted * 100 })
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
    <Line ref={line} data-out={isIncluded ? undefined : ''}>
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
              name={`pick.${pick}`}
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
            key={shown}
            defaultValue={shown / 100}
            onChange={(event) => {
              if (isIncluded) chooseQuantity(event.target.value)
            }}
            minHeight="44px"
            paddingInline="3"
          />
        ) : (
          unitsOf(item, shown)
        )}
        {range && isOpen && <small>× {formatMoney(item.unitPrice)}</small>}
      </div>
      <div data-amount="">
        {!isIncluded && kind === 'optional' && '+'}
        {formatMoney(amount)}
      </div>
    </Line>
  )
}

/** A part of the price: a section's fixed items, a group to choose one from, or the extras. */
interface Block {
  title: string
  items: ProposalItem[]
  pick?: string
}

function blocksOf(items: ProposalItem[]): Block[] {
  const blocks = new Map<string, Block>()
  for (const item of items) {
    const isPick = item.kind === 'alternative'
    const title = isPick ? `${item.group}: choose one` : item.section
    const key = `${item.kind === 'optional' ? 'optional' : isPick ? 'pick' : 'in'} ${title}`
    const block = blocks.get(key) ?? { title, items: [], ...(isPick && { pick: item.id }) }
    block.items.push(item)
    blocks.set(key, block)
  }
  const all = [...blocks.values()]
  const isExtra = ({ items: [first] }: Block) => first?.kind === 'optional'
  return [...all.filter((block) => !isExtra(block)), ...all.filter(isExtra)]
}

/** The items with the choices that they allow, and the totals as the server calculated them. */
export function PriceTable({ proposal, choosing, posted }: PriceTableProps) {
  const { snapshot, price, state } = proposal
  const { draft } = snapshot
  const isOpen = state === 'sent'
  const lines = new Map(price.lines.map((line) => [line.id, line]))
  const hasChoice = draft.items.some(({ kind, range }) => kind !== 'included' || range)
  const failed = posted?.outcome?.kind === 'failed' ? posted.outcome.text : undefined
  return (
    <>
      {blocksOf(draft.items).map(({ title, items, pick }) => (
        <Group key={`${title} ${items[0]?.id}`}>
          <legend>{title}</legend>
          {items.map((item) => (
            <PriceLine
              key={item.id}
              item={item}
              amount={lines.get(item.id)?.amount ?? 0}
              quantity={item.quantity}
              pick={pick}
              isOpen={isOpen}
              choosing={choosing}
              others={pick ? items.filter(({ id }) => id !== item.id) : []}
            />
          ))}
        </Group>
      ))}
      {(choosing.failure || failed) && <Problem role="alert">{choosing.failure ?? failed}</Problem>}
      <Sums aria-busy={choosing.isPending}>
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
      </Sums>
      <Small role="status" minHeight="1.5em">
        {choosing.isPending
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

import type { PublicProposal } from '@agency/contract/proposal-calls'
import { depositPathOf } from '@agency/contract/proposal-paths'
import { depositPaymentText } from '@agency/contract/proposal-texts'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../format/amounts.ts'
import { formatDate } from '../../format/long-dates.ts'
import { ButtonAnchor } from '../../ui/core/button.ts'
import { Row } from '../../ui/core/layout.ts'
import { useReturnedFromCheckout } from './use-returned-from-checkout.ts'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    scrollMarginTop: '96px',
    breakInside: 'avoid',
    '&[data-paid]': { borderColor: 'success' },
    '& h2': { textStyle: 'h4' },
    '& [role=status]:empty': { display: 'none' },
    '& p': { color: 'fg.muted', maxWidth: 'prose' },
  },
})
const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { fontWeight: '650', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})

type Fact = [name: string, value: string]

function DescriptionList({ facts }: { facts: Fact[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

interface DepositProps {
  proposal: PublicProposal
  token: string
}

/** The amount, and the ways to pay it. */
function Unpaid({ proposal: { deposit, snapshot }, token }: DepositProps) {
  if (!deposit) return null
  const { amount, bank, byCard } = deposit
  return (
    <>
      <p>{depositPaymentText(deposit)}</p>
      <DescriptionList
        facts={[
          ['Deposit including GST', formatMoney(amount)],
          ...(bank ? [['Payment reference', snapshot.reference] as Fact] : []),
        ]}
      />
      {bank && (
        <DescriptionList
          facts={[
            ['Account name', bank.accountName],
            ['BSB', bank.bsb],
            ['Account number', bank.accountNumber],
          ]}
        />
      )}
      {byCard && (
        <Row _print={{ display: 'none' }}>
          <ButtonAnchor href={depositPathOf(token)} variant={bank ? 'outline' : 'solid'}>
            Pay {formatMoney(amount)} by card
          </ButtonAnchor>
        </Row>
      )}
      <p>
        Work starts when the deposit has arrived. {snapshot.agency.name} will then agree the first
        day with you.
      </p>
    </>
  )
}

/**
 * The deposit of an accepted proposal: how to pay it, whether it was paid, and what happens next.
 */
export function Deposit(props: DepositProps) {
  const { deposit, snapshot } = props.proposal
  const hasReturned = useReturnedFromCheckout()
  if (!deposit) return null
  const { amount, paidAt } = deposit
  return (
    <Box id="deposit" aria-labelledby="deposit-title" data-paid={paidAt ? '' : undefined}>
      <h2 id="deposit-title">Deposit and next step</h2>
      <div role="status">
        {paidAt ? (
          <p>
            Deposit of {formatMoney(amount)} paid on {formatDate(paidAt)}. Thank you.{' '}
            {snapshot.agency.name} will agree the first day with you.
          </p>
        ) : (
          hasReturned && (
            <p>
              Your payment is being confirmed. This page says so as soon as it has arrived; there is
              no need to pay again.
            </p>
          )
        )}
      </div>
      {!paidAt && !hasReturned && <Unpaid {...props} />}
    </Box>
  )
}

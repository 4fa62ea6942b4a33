import type { PublicProposal } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../ui/amounts.ts'

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
    '& h2': { textStyle: 'h4' },
    '& p': { color: 'fg.muted', maxWidth: 'prose' },
  },
})
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { fontWeight: '650', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})

/** How the deposit of an accepted proposal is paid, and what happens then. */
export function Deposit({ proposal: { deposit, snapshot } }: { proposal: PublicProposal }) {
  if (!deposit) return null
  const { amount, bank } = deposit
  const facts: [string, string][] = bank
    ? [
        ['Deposit including GST', formatMoney(amount)],
        ['Account name', bank.accountName],
        ['BSB', bank.bsb],
        ['Account number', bank.accountNumber],
        ['Payment reference', snapshot.reference],
      ]
    : [['Deposit including GST', formatMoney(amount)]]
  return (
    <Box id="deposit" aria-labelledby="deposit-title">
      <h2 id="deposit-title">Deposit and next step</h2>
      <p>
        {bank
          ? 'The deposit is due before we start. Please transfer it with the reference below.'
          : 'We will send you an invoice for the deposit.'}
      </p>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <p>
        Work starts when it has arrived. {snapshot.agency.name} then agrees the first day with you.
      </p>
    </Box>
  )
}

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'record-shop',
  label: 'Record shop',
  subject: 'music',
  colours: [
    [lch(0.5, 0.2, 28), lch(0.93, 0.03, 85)],
    [lch(0.26, 0.03, 280), lch(0.85, 0.16, 95)],
  ],
  names:
    'record shop, record store, records, vinyl, vinyl shop, music shop, music store, guitar shop, guitar store, instrument shop, second-hand records, hi-fi, hifi, turntables, sheet music',
  hints:
    'pressings, LPs, albums, crates, sleeves, cassettes, in-store gigs, guitars, amps, pedals, strings, reissues, collectors, new releases',
  field: 'music retail, retail, music',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'football-club',
  label: 'Football club',
  subject: 'football',
  colours: [
    [lch(0.34, 0.12, 265), lch(0.86, 0.16, 95)],
    [lch(0.38, 0.13, 25), lch(0.9, 0.04, 250)],
  ],
  names: 'football club, footy club, rugby club, junior football, league club',
  hints:
    'club, members, juniors, seniors, season, fixtures, training nights, coaches, volunteers, clubrooms, oval, pitch, courts, team, teams, umpires, canteen',
  field: 'sport, sports, clubs, recreation',
})

import { tint, trade } from '../trade.ts'

export default trade({
  key: 'football-club',
  label: 'Football club',
  subject: 'football',
  colours: [
    [tint(0.34, 0.12, 265), tint(0.86, 0.16, 95)],
    [tint(0.38, 0.13, 25), tint(0.9, 0.04, 250)],
  ],
  names: 'football club, footy club, rugby club, junior football, league club',
  hints:
    'club, members, juniors, seniors, season, fixtures, training nights, coaches, volunteers, clubrooms, oval, pitch, courts, team, teams, umpires, canteen',
  field: 'sport, sports, clubs, recreation',
})

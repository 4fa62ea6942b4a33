import { lch, trade } from '../trade.ts'

export default trade({
  key: 'sports-club',
  label: 'Sports club',
  subject: 'sport',
  colours: [
    [lch(0.44, 0.1, 165), lch(0.88, 0.13, 90)],
    [lch(0.4, 0.12, 300), lch(0.84, 0.12, 60)],
  ],
  names:
    'sports club, sporting club, soccer club, netball club, cricket club, hockey club, basketball club, volleyball club, tennis club, golf club, bowls club, bowling club, lawn bowls, athletics club, running club, run club, cycling club, sports association, roller derby',
  hints:
    'club, members, juniors, seniors, season, fixtures, draw, ladder, coaches, volunteers, clubhouse, courts, pitch, wickets, nets, green, greens, squad, team, teams, umpires, grades, social nights',
  field: 'sport, sports, clubs, recreation',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'theatre',
  label: 'Theatre',
  subject: 'music',
  colours: [
    [lch(0.52, 0.22, 350), lch(0.2, 0.02, 320)],
    [lch(0.4, 0.15, 25), lch(0.86, 0.1, 85)],
  ],
  names:
    'theatre, theatre company, theater, playhouse, live venue, live music venue, music venue, jazz club, comedy club, comedy venue, circus, cinema, nightclub, performing arts centre, opera, cabaret, dance company, dance theatre, puppet theatre, improv',
  hints:
    'plays, stage, audience, season, tickets, actors, cast, matinees, matinee, rehearsal, playwright, gigs, performances, shows, curtain, seats, foyer, box office',
  field: 'performing arts, arts, entertainment, culture',
})

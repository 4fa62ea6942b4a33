import { lch, trade } from '../trade.ts'

export default trade({
  key: 'wedding',
  label: 'Events',
  subject: 'events',
  colours: [
    [lch(0.42, 0.1, 340), lch(0.86, 0.07, 70)],
    [lch(0.3, 0.07, 290), lch(0.8, 0.13, 80)],
  ],
  names:
    'wedding, weddings, wedding planner, wedding venue, event, events, event planner, event management, celebrant, party hire, marquee, festival, conference, venue, function venue, events agency, corporate events, party planner, exhibitions and events, reception venue, elopements',
  hints:
    'celebrations, couples, guests, parties, ceremony, marquees, bridal party, reception, speeches, run sheet, florists',
  field: 'events, weddings, entertainment',
})

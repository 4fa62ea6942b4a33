import { lch, trade } from '../trade.ts'

export default trade({
  key: 'boat-club',
  label: 'Club on the water',
  subject: 'boating',
  colours: [
    [lch(0.36, 0.09, 240), lch(0.9, 0.06, 95)],
    [lch(0.42, 0.08, 195), lch(0.72, 0.16, 45)],
  ],
  names:
    'rowing club, rowing shed, sailing club, sailing school, yacht club, dinghy club, canoe club, kayak club, paddling club, dragon boat club, dragon boating, outrigger club, surf club, surf life saving, surf lifesaving, boat club, rowers, learn to row, learn to sail',
  hints:
    'crew, crews, regatta, regattas, boatshed, boat shed, slipway, jetty, moorings, oars, shells, sails, dinghies, skiffs, cox, coxswain, masters, tide, tides, patrol, patrols, club, members, river, bay, lake',
  field: 'sport, sports, clubs, recreation, water sports',
})

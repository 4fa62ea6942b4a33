import { lch, trade } from '../trade.ts'

export default trade({
  key: 'childcare',
  label: 'Early learning',
  subject: 'childcare',
  colours: [
    [lch(0.6, 0.14, 40), lch(0.88, 0.13, 95)],
    [lch(0.56, 0.12, 190), lch(0.9, 0.09, 20)],
  ],
  names:
    'childcare, child care, early learning, early learning centre, kindergarten, kinder, preschool, daycare, day care, nursery school, family day care, nanny, babysitting, playgroup, after school care, before school care, toy library, kids play centre, Montessori',
  hints:
    'toddlers, babies, children, kids, educators, play, parents, nappies, naps, sandpit, playground',
  field: 'education, childcare, early childhood, children',
})

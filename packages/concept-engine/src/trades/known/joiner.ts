import { lch, trade } from '../trade.ts'

export default trade({
  key: 'joiner',
  label: 'Joinery',
  subject: 'making',
  colours: [
    [lch(0.36, 0.06, 55), lch(0.82, 0.09, 80)],
    [lch(0.33, 0.04, 160), lch(0.76, 0.11, 65)],
  ],
  names:
    'joiner, joiners, joinery, cabinet maker, cabinet makers, cabinetmaker, cabinetmakers, cabinet making, cabinetry, furniture maker, furniture makers, furniture making, woodworker, woodworking, woodwork, built-in wardrobes, built in wardrobes, custom furniture, bespoke furniture, custom kitchens, stair builder, timber windows, boat builder, wood turner, woodturning, luthier',
  hints:
    'timber, reclaimed timber, recycled timber, oak, walnut, blackwood, veneer, wardrobes, bookcases, dining tables, tables, chairs, drawers, dovetail, bench, workshop, kitchens, shelving',
  field: 'furniture, trades, manufacturing, home improvement',
})

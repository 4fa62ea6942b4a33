import { lch, trade } from '../trade.ts'

export default trade({
  key: 'architect',
  label: 'Architects',
  subject: 'property',
  colours: [
    [lch(0.3, 0.01, 80), lch(0.7, 0.1, 55)],
    [lch(0.4, 0.03, 150), lch(0.9, 0.02, 90)],
  ],
  names:
    'architect, architecture, architects, architectural, building designer, building design, drafting, draftsman, urban design, heritage architect, town planner, town planning, passive house, surveyor, quantity surveyor',
  hints:
    'drawings, plans, extensions, planning permit, heritage, brief, site, model, materials, timber, courtyard, sketch design, designs homes',
  field: 'architecture, design, property, construction',
})

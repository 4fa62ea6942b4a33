import { lch, trade } from '../trade.ts'

export default trade({
  key: 'manufacturer',
  label: 'Manufacturing and engineering',
  subject: 'industry',
  colours: [
    [lch(0.34, 0.03, 240), lch(0.72, 0.18, 45)],
    [lch(0.4, 0.02, 100), lch(0.84, 0.16, 95)],
  ],
  names:
    'electrical engineering, manufacturer, manufacturing, engineering, engineers, engineer, fabrication, metal fabrication, welding, machining, CNC, factory, packaging, plastics, toolmaking, industrial, mining, steel, foundry, structural engineering, civil engineering, mechanical engineering, scaffolding, crane hire, equipment hire, machinery, recycling, waste management, printing press, printer, print shop, print house, labels',
  hints:
    'production, parts, assembly, tolerances, machines, workshop, CAD, prototypes, batches, plant, quality control, supply chain, forklift, safety, components, materials',
  field: 'manufacturing, engineering, industrial, mining, construction',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'solar',
  label: 'Solar and energy',
  subject: 'industry',
  colours: [
    [lch(0.38, 0.1, 245), lch(0.86, 0.16, 92)],
    [lch(0.45, 0.1, 155), lch(0.88, 0.15, 98)],
  ],
  names:
    'solar, solar panels, solar installer, solar installation, battery storage, home batteries, renewable energy, energy, wind farm, heat pump, heat pumps, air conditioning, heating and cooling, HVAC, refrigeration',
  hints:
    'panels, batteries, inverter, roof, power bill, feed-in, grid, EV charger, kilowatts, solar',
  field: 'energy, renewables, utilities',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'farm-tech',
  label: 'Farm technology',
  subject: 'farming',
  colours: [
    [lch(0.33, 0.07, 165), lch(0.86, 0.17, 125)],
    [lch(0.36, 0.08, 235), lch(0.83, 0.14, 100)],
  ],
  names:
    'agtech, agritech, farm technology, farm management software, farm software, soil sensors, soil sensor, soil moisture, irrigation software, irrigation sensors, precision agriculture, precision farming, smart farming, herd management, livestock tracking, virtual fencing, crop monitoring, yield mapping, farm drones, crop spraying drones, vertical farming, agronomy, agronomist, agronomists, agricultural machinery, farm machinery, tractors, hydroponics',
  hints:
    'farmers, growers, orchards, orchard, irrigation, paddocks, crops, sensors, telemetry, moisture, drones, livestock, spraying, harvest, vineyards, agriculture',
  field: 'agriculture, agtech, agritech, agriculture technology',
})

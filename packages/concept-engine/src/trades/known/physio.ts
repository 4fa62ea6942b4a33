import { lch, trade } from '../trade.ts'

export default trade({
  key: 'physio',
  label: 'Physiotherapy',
  subject: 'health',
  colours: [
    [lch(0.52, 0.11, 185), lch(0.86, 0.12, 100)],
    [lch(0.45, 0.1, 250), lch(0.8, 0.12, 60)],
  ],
  names:
    'physio, physiotherapy, physiotherapist, osteopath, osteopathy, chiropractor, chiropractic, myotherapy, myotherapist, remedial massage, massage, massage therapist, exercise physiology, sports medicine, rehab, rehabilitation, occupational therapy, occupational therapist',
  hints:
    'injury, injuries, back pain, knee, shoulder, mobility, exercises, recovery, sports injuries, posture, muscles, joints',
  field: 'health, healthcare, allied health, wellness, health and wellness',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'yoga',
  label: 'Yoga and Pilates',
  subject: 'movement',
  colours: [
    [lch(0.55, 0.06, 160), lch(0.9, 0.05, 70)],
    [lch(0.56, 0.08, 20), lch(0.92, 0.04, 95)],
  ],
  names:
    'yoga, yoga studio, pilates, pilates studio, reformer, reformer pilates, breathwork, meditation, barre, tai chi, qigong, sound bath, retreat centre, bathhouse, sauna, float tank, wellness studio',
  hints:
    'stretch, breath, mats, vinyasa, yin, prenatal, studio, calm, mindfulness, core, poses, teacher training',
  field: 'wellness, fitness, health and wellness, wellbeing',
  foreign: 'γιόγκα йога يوغا 瑜伽 ヨガ 요가',
})

import type { Shot } from '../../live-demo/film.ts'

const seconds = 3

const shots: Shot[] = [
  {
    title: 'The lit window',
    scene: 'street',
    from: { x: 240, y: 135, height: 270 },
    to: { x: 196, y: 150, height: 190 },
    seconds,
    rank: 1,
    captions: {
      en: 'Four in the morning. One window is lit.',
      vi: 'Bốn giờ sáng. Chỉ một cửa sổ sáng đèn.',
      'zh-Hans': '凌晨四点，只有一扇窗亮着。',
    },
  },
  {
    title: 'The bench',
    scene: 'bench',
    from: { x: 170, y: 160, height: 180 },
    to: { x: 300, y: 160, height: 180 },
    seconds,
    rank: 4,
    captions: {
      en: 'Flour, water, salt, and a day of waiting.',
      vi: 'Bột, nước, muối và một ngày chờ đợi.',
      'zh-Hans': '面粉、水、盐，再等上一天。',
    },
  },
  {
    title: 'The oven',
    scene: 'oven',
    from: { x: 240, y: 150, height: 250 },
    to: { x: 240, y: 168, height: 150 },
    seconds,
    rank: 3,
    captions: {
      en: 'Forty minutes of heat. Nothing hurries it.',
      vi: 'Bốn mươi phút trong lò. Không gì vội được.',
      'zh-Hans': '烘烤四十分钟，急不得。',
    },
  },
  {
    title: 'The street in July',
    scene: 'rain',
    from: { x: 210, y: 150, height: 220 },
    to: { x: 280, y: 150, height: 220 },
    seconds,
    rank: 5,
    generated: 'the rain',
    captions: {
      en: 'The same street in July rain, which nobody had to wait for.',
      vi: 'Vẫn con phố ấy dưới mưa tháng Bảy, mà không ai phải đợi mưa.',
      'zh-Hans': '同一条街，七月的雨，没有人需要等它下。',
    },
  },
  {
    title: 'The shelf',
    scene: 'shelf',
    from: { x: 232, y: 135, height: 236 },
    to: { x: 240, y: 135, height: 270 },
    seconds,
    rank: 2,
    captions: {
      en: 'Open from six. Gone by ten.',
      vi: 'Mở cửa từ sáu giờ. Mười giờ là hết.',
      'zh-Hans': '六点开门，十点卖完。',
    },
  },
]

/** A film about bread, written to show how one is made. */
export const film = {
  id: 'bakery',
  shots,
  size: { width: 480, height: 270 },
  lengths: [15, 9, 6],
  filmedLabel: 'To film',
  generatedLabel: 'To generate',
} as const

import type { Shot } from '../../live-demo/film.ts'

const seconds = 3

const shots: Shot[] = [
  {
    title: 'The house at dusk',
    scene: 'house',
    from: { x: 182, y: 118, height: 205 },
    to: { x: 190, y: 128, height: 170 },
    seconds,
    rank: 1,
    captions: {
      en: 'The house at dusk, with the lights on.',
      vi: 'Ngôi nhà lúc chạng vạng, đèn đã sáng.',
      'zh-Hans': '黄昏时分的房子，灯已亮起。',
    },
  },
  {
    title: 'The west window',
    scene: 'house',
    from: { x: 250, y: 140, height: 120 },
    to: { x: 236, y: 150, height: 96 },
    seconds,
    rank: 5,
    captions: {
      en: 'The tall windows face west. Summer evenings run warm.',
      vi: 'Cửa sổ cao hướng tây. Những chiều hè khá ấm.',
      'zh-Hans': '高窗朝西，夏日傍晚会偏暖。',
    },
  },
  {
    title: 'The kitchen',
    scene: 'kitchen',
    from: { x: 150, y: 110, height: 190 },
    to: { x: 214, y: 120, height: 190 },
    seconds,
    rank: 2,
    captions: {
      en: 'The kitchen, on a Tuesday at noon.',
      vi: 'Nhà bếp, trưa thứ Ba.',
      'zh-Hans': '厨房，周二正午。',
    },
  },
  {
    title: 'The bench',
    scene: 'kitchen',
    from: { x: 180, y: 170, height: 110 },
    to: { x: 290, y: 170, height: 110 },
    seconds,
    rank: 6,
    captions: {
      en: 'One long bench, with room for three stools.',
      vi: 'Một bàn bếp dài, đủ chỗ cho ba ghế cao.',
      'zh-Hans': '一张长台，放得下三张高凳。',
    },
  },
  {
    title: 'The living room as it is',
    scene: 'living',
    from: { x: 150, y: 118, height: 204 },
    to: { x: 214, y: 118, height: 204 },
    seconds,
    rank: 3,
    captions: {
      en: 'The living room as it is.',
      vi: 'Phòng khách như hiện tại.',
      'zh-Hans': '客厅的现状。',
    },
  },
  {
    title: 'The living room, furnished',
    scene: 'furnished',
    from: { x: 214, y: 118, height: 204 },
    to: { x: 282, y: 130, height: 150 },
    seconds,
    rank: 4,
    generated: 'three pieces of furniture',
    captions: {
      en: 'A lamp, a picture and a table are added, to scale.',
      vi: 'Thêm một cây đèn, một bức tranh và một chiếc bàn, đúng tỷ lệ.',
      'zh-Hans': '按比例加入一盏灯、一幅画和一张小桌。',
    },
  },
]

/** The film of one of Lorimer's homes, drawn. */
export const film = {
  id: 'lorimer',
  shots,
  size: { width: 364, height: 236 },
  lengths: [18, 12, 6],
  filmedLabel: 'Filmed',
  generatedLabel: 'Generated',
} as const

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'photographer',
  label: 'Photographer',
  subject: 'media',
  colours: [
    [lch(0.24, 0.01, 60), lch(0.86, 0.06, 75)],
    [lch(0.34, 0.05, 230), lch(0.88, 0.08, 45)],
  ],
  names:
    'photographer, photographers, photography, photo studio, portrait studio, wedding photography, wedding photographer, real estate photography, real estate photographer, product photography, newborn photography, family photography, headshots, event photography, commercial photography, food photography',
  hints:
    'portraits, camera, shoot, album, albums, prints, lens, light, gallery, images, sessions, darkroom, film photography, families, couples',
  field: 'creative, media, arts',
  foreign: 'nhiếp_ảnh φωτογράφ фотограф مصور_فوتوغرافي 摄影 写真館 カメラマン 사진관 사진작가',
})

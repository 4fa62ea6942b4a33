import { lch, trade } from '../trade.ts'

export default trade({
  key: 'music',
  label: 'Music',
  subject: 'music',
  colours: [
    [lch(0.24, 0.04, 290), lch(0.72, 0.19, 40)],
    [lch(0.36, 0.11, 20), lch(0.88, 0.1, 90)],
  ],
  names:
    'band, bands, musician, musicians, music, music school, music lessons, music teacher, music studio, recording studio, choir, orchestra, record label, DJ, guitar lessons, piano lessons, piano teacher, singing lessons, drum lessons, instrument maker, luthier, piano tuner, composer, string quartet, music festival, wedding band',
  hints:
    'gigs, guitar, piano, drums, songs, album, vocals, violin, concert, concerts, rehearsal, sound, recording, instruments, jazz, mixing, lessons, choral',
  field: 'music, entertainment, arts',
})

import { lch, trade } from '../trade.ts'

export default trade({
  key: 'studio',
  label: 'Creative studio',
  subject: 'media',
  colours: [
    [lch(0.55, 0.21, 28), lch(0.9, 0.05, 90)],
    [lch(0.22, 0.02, 270), lch(0.86, 0.18, 110)],
    [lch(0.5, 0.2, 300), lch(0.88, 0.1, 60)],
  ],
  names:
    'videographer, video production, film studio, film production, filmmaker, films, wedding films, animation, design studio, graphic design, graphic designer, branding, branding agency, marketing, marketing agency, digital agency, advertising, advertising agency, creative agency, PR, public relations, copywriter, copywriting, content creator, podcast, podcasting, publisher, publishing, magazine, newspaper, illustrator, illustration, artist, web design, social media agency, game studio, video games',
  hints:
    'films, campaigns, brand, brands, portraits, camera, editing, documentary, stories, content, logos, design, creative, shoot, episodes, print, packaging, clients',
  field: 'media, creative, marketing, advertising, design, arts',
})

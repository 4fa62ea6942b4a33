import type { LiveDemoEntry } from '../../live-demo/live-demo-slot.tsx'

export const lorimerFilm: LiveDemoEntry = {
  title: 'The film, drawn',
  hint: 'Silent, with captions. It comes in three lengths, three shapes and three languages.',
  note: 'Drawn after the film. It has no sound.',
  load: () => import('./lorimer.tsx'),
}

import type { LiveDemoEntry } from '../../live-demo/live-demo-slot.tsx'

/** By the project's slug. */
export const liveDemos: ReadonlyMap<string, LiveDemoEntry> = new Map(
  Object.entries<LiveDemoEntry>({
    'lighthouse-lane-homes': {
      title: 'Walk the light through a room',
      hint: 'Move the hour, change the season. The sun’s path is that of Aireys Inlet; the room is one of two floor plans.',
      load: () => import('./lighthouse-lane-homes.tsx'),
    },
    'marrow-and-vine-bookings': {
      title: 'Ask the room for a table',
      hint: 'Choose a night and the size of your party. The plan answers with the tables that fit, or with a quieter night.',
      load: () => import('./marrow-and-vine-bookings.tsx'),
    },
    'quarrystone-quote-desk': {
      title: 'Check a drafted quote',
      hint: 'The desk has read a plan, all but one width. Correct a figure or change the stone, and the quote follows.',
      load: () => import('./quarrystone-quote-desk.tsx'),
    },
    'bellbird-hearing': {
      title: 'Take the first minute of the hearing check',
      hint: 'Six tones, each quieter than the last. Play each, say whether you heard it, and the chart fills in.',
      load: () => import('./bellbird-hearing.tsx'),
    },
    'tramstop-television': {
      title: 'Be the director for three shots',
      hint: 'Four gates a shot, two takes each. Nothing moves on until you say so.',
      load: () => import('./tramstop-television.tsx'),
    },
    'hollow-oak-school': {
      title: 'Ask the office, in five languages',
      hint: 'Pick a question and a language. The layout turns with it.',
      load: () => import('./hollow-oak-school.tsx'),
    },
    'saltmarsh-brewing': {
      title: 'Run the shop for a season',
      hint: 'Move the day forward. Beers come up from the tanks, turn fresh, run low and go.',
      load: () => import('./saltmarsh-brewing.tsx'),
    },
    'parallel-freight-control-room': {
      title: 'Make a ship late',
      hint: 'Delay a ship and see what the board would change, before you approve it.',
      load: () => import('./parallel-freight-control-room.tsx'),
    },
    'greenroom-theatre': {
      title: 'Choose your seats, and what you pay',
      hint: 'The room as it is: 212 seats. On Wednesdays you pay what you can.',
      load: () => import('./greenroom-theatre.tsx'),
    },
    'kelpie-and-co-vets': {
      title: 'Answer up to seven questions at 2 am',
      hint: 'Choose what you see. The advice comes from a table that the vets sign, not from a model.',
      load: () => import('./kelpie-and-co-vets.tsx'),
    },
  }),
)

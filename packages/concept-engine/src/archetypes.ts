import type { Random } from './random.ts'

export interface Archetype {
  name: string
  /** Section kinds from top to bottom. */
  sections: string[]
}

const archetypes: Record<string, [Archetype, ...Archetype[]]> = {
  Modern: [
    {
      name: 'product-split',
      sections: ['hero-split', 'offer-cards', 'split-left', 'figures', 'process', 'action'],
    },
    {
      name: 'showcase-centre',
      sections: ['hero-centre', 'figures', 'offer-cards', 'split-right', 'process', 'action'],
    },
  ],
  Corporate: [
    {
      name: 'statement',
      sections: ['hero-panel', 'figures', 'offer-rows', 'split-left', 'process', 'action'],
    },
    {
      name: 'advisory',
      sections: ['hero-split', 'offer-cards', 'quote', 'process', 'figures', 'action'],
    },
  ],
  Creative: [
    {
      name: 'poster',
      sections: ['hero-banner', 'offer-tiles', 'split-right', 'gallery', 'figures', 'action'],
    },
    {
      name: 'collage',
      sections: ['hero-collage', 'quote', 'offer-tiles', 'process', 'gallery', 'action'],
    },
  ],
  Minimalist: [
    {
      name: 'editorial',
      sections: ['hero-editorial', 'quote', 'offer-rows', 'split-left', 'figures', 'action'],
    },
    { name: 'quiet', sections: ['hero-centre', 'offer-rows', 'split-right', 'process', 'action'] },
  ],
  Bold: [
    {
      name: 'billboard',
      sections: ['hero-billboard', 'figures', 'offer-tiles', 'split-left', 'process', 'action'],
    },
    {
      name: 'block',
      sections: ['hero-panel', 'offer-tiles', 'figures', 'gallery', 'process', 'action'],
    },
  ],
}

/** A page plan of the style; an unknown style is drawn as Modern. */
export const pickArchetype = (style: string, random: Random): Archetype =>
  random.pick(archetypes[style] ?? (archetypes.Modern as [Archetype, ...Archetype[]]))

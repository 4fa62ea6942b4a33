import { type IconName, iconOutlines } from './icon-outlines.ts'
import type { Subject } from './subject.ts'

/** The icons of each family, most characteristic first. */
const sets: Record<Subject, readonly [IconName, ...IconName[]]> = {
  food: ['cutlery', 'cup', 'loaf', 'wheat', 'cloche', 'leaf', 'calendar', 'pin'],
  drinks: ['glass', 'bottle', 'pint', 'grapes', 'lemon', 'cup', 'calendar', 'parcel'],
  property: ['house', 'key', 'door', 'plan', 'tower', 'garden', 'pin', 'handshake'],
  interiors: ['arch', 'sofa', 'lamp', 'ruler', 'swatch', 'plan', 'chair', 'pencil'],
  health: ['heart', 'stethoscope', 'pulse', 'cross', 'pill', 'clipboard', 'calendar', 'people'],
  dental: ['tooth', 'smile', 'brush', 'sparkle', 'shield', 'drop', 'calendar', 'clipboard'],
  technology: ['code', 'cloud', 'chip', 'server', 'phone', 'nodes', 'shield', 'laptop'],
  industry: ['factory', 'cog', 'wrench', 'helmet', 'crane', 'ruler', 'shield', 'truck'],
  finance: ['growth', 'coins', 'calculator', 'wallet', 'chart', 'bank', 'shield', 'document'],
  legal: ['scales', 'gavel', 'document', 'handshake', 'pen', 'bank', 'shield', 'people'],
  education: ['book', 'cap', 'globe', 'pencil', 'bulb', 'people', 'calendar', 'trophy'],
  childcare: ['blocks', 'bear', 'rainbow', 'kite', 'sun', 'heart', 'ball', 'people'],
  movement: ['dumbbell', 'lotus', 'timer', 'mat', 'trophy', 'ball', 'heart', 'shoe'],
  swimming: ['swimmer', 'goggles', 'lifebuoy', 'drop', 'people', 'timer', 'trophy', 'sun'],
  boating: ['boat', 'oars', 'lifebuoy', 'compass', 'people', 'timer', 'trophy', 'sun'],
  football: ['whistle', 'jumper', 'trophy', 'people', 'flag', 'shoe', 'timer', 'calendar'],
  sport: ['ball', 'trophy', 'whistle', 'jumper', 'people', 'timer', 'flag', 'shoe'],
  retail: ['bag', 'tag', 'gift', 'parcel', 'shop', 'card', 'heart', 'truck'],
  fashion: ['hanger', 'dress', 'scissors', 'needle', 'shoe', 'glasses', 'bag', 'tag'],
  beauty: ['sparkle', 'lipstick', 'mirror', 'flower', 'drop', 'scissors', 'leaf', 'calendar'],
  nature: ['leaf', 'tree', 'sun', 'can', 'spade', 'flower', 'drop', 'garden'],
  farming: ['wheat', 'gate', 'egg', 'sun', 'drop', 'tree', 'leaf', 'truck'],
  travel: ['plane', 'case', 'map', 'pin', 'compass', 'mountain', 'camera', 'sun'],
  transport: ['truck', 'bicycle', 'car', 'route', 'ship', 'parcel', 'wrench', 'timer'],
  making: ['hammer', 'saw', 'level', 'chair', 'paint', 'ruler', 'house', 'wrench'],
  events: ['rings', 'cake', 'toast', 'bell', 'calendar', 'flower', 'camera', 'note'],
  music: ['note', 'microphone', 'guitar', 'record', 'mask', 'ticket', 'calendar', 'people'],
  media: ['play', 'camera', 'megaphone', 'film', 'layers', 'eye', 'pencil', 'bulb'],
  pets: ['paw', 'bone', 'bowl', 'cat', 'heart', 'scissors', 'house', 'calendar'],
  community: ['people', 'hands', 'flag', 'heart', 'garden', 'cup', 'calendar', 'trophy'],
}

/** Units of the grid; every icon has a stroke width of 1.6 units. */
const GRID = 24
const STROKE_WIDTH = 1.6

/**
 * Draws one of a family's line icons as an SVG document of `size` × `size` pixels in one colour
 * ('#rrggbb'). Each family has eight; an index past the last wraps around.
 */
export function drawIcon(subject: Subject, index: number, colour: string, size: number): string {
  const names = sets[subject]
  const name = names[index % names.length] ?? names[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}"><path d="${iconOutlines[name]}" fill="none" stroke="${colour}" stroke-width="${STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

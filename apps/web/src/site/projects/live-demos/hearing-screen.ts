// Six tones of a hearing screening: how loud each is played, and what the answers mean.

export interface Tone {
  hertz: number
  /** Decibels of hearing level: 0 is the quietest that a young adult hears. */
  level: number
  /** A sound of about this pitch. */
  like: string
  /**
   * Decibels of sound pressure at hearing level 0 in circumaural headphones (ISO 389-8): people
   * hear some pitches better than others.
   */
  threshold: number
}
/** Each is quieter than the last. */
export const tones: Tone[] = [
  { hertz: 500, level: 50, like: 'a low hum', threshold: 11 },
  { hertz: 1000, level: 45, like: 'a dial tone', threshold: 5.5 },
  { hertz: 2000, level: 40, like: 'a kettle’s whistle', threshold: 4.5 },
  { hertz: 3000, level: 35, like: 'a bellbird’s call', threshold: 2.5 },
  { hertz: 4000, level: 30, like: 'the f in ‘fern’', threshold: 9.5 },
  { hertz: 6000, level: 25, like: 'the s in ‘grass’', threshold: 17 },
]

/** The sound pressure of a full-scale tone with the volume at half, in decibels: an estimate. */
const FULL_SCALE = 85

/** The amplitude of a tone, from 0 to 1. */
export const gainOf = ({ level, threshold }: Tone) => 10 ** ((level + threshold - FULL_SCALE) / 20)

/** In seconds. Pulsed tones are easier to tell from tinnitus than steady ones. */
const PULSE = 0.4
const PAUSE = 0.2
const RAMP = 0.04
const PULSES = 3
export const TONE_SECONDS = PULSES * PULSE + (PULSES - 1) * PAUSE

/**
 * The points between which the amplitude changes linearly. It rises and falls gently, because an
 * abrupt start is a click, which has every pitch.
 */
export const envelopeOf = (tone: Tone): { time: number; gain: number }[] =>
  Array.from({ length: PULSES }, (_, index) => index * (PULSE + PAUSE)).flatMap((start) => [
    { time: start, gain: 0 },
    { time: start + RAMP, gain: gainOf(tone) },
    { time: start + PULSE - RAMP, gain: gainOf(tone) },
    { time: start + PULSE, gain: 0 },
  ])

/** From here, a missed tone means a moderate loss or more (WHO, World Report on Hearing, 2021). */
const MODERATE = 35

/** What to do next, in plain words, by whether each tone was heard. */
export function adviseOn(answers: readonly boolean[]): string {
  const missed = tones.filter((_, index) => answers[index] === false)
  if (missed.length === 0) return 'The soft, high ones were among them. Do it again in a year.'
  return missed.some(({ level }) => level >= MODERATE)
    ? 'Please have a full hearing test soon.'
    : 'Soft, high sounds such as f and s may be hard to hear. A full test would tell you more.'
}

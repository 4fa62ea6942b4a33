import { useEffect, useRef } from 'react'
import { envelopeOf, TONE_SECONDS, type Tone } from './hearing-screen.ts'

/** Plays one tone at a time; playing the next stops the last. */
export function useTonePlayer(): (tone: Tone) => void {
  const audio = useRef<AudioContext>(undefined)
  const sounding = useRef<OscillatorNode>(undefined)
  useEffect(
    () => () => {
      void audio.current?.close()
      audio.current = undefined
    },
    [],
  )
  return (tone) => {
    // Browsers allow sound only after a press.
    audio.current ??= new AudioContext()
    const context = audio.current
    void context.resume()
    sounding.current?.stop()
    const oscillator = new OscillatorNode(context, { frequency: tone.hertz })
    const volume = new GainNode(context, { gain: 0 })
    const start = context.currentTime + 0.05
    volume.gain.setValueAtTime(0, start)
    for (const { time, gain } of envelopeOf(tone))
      volume.gain.linearRampToValueAtTime(gain, start + time)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + TONE_SECONDS)
    sounding.current = oscillator
  }
}

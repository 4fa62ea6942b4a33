import { isbot } from 'isbot'
import { botAgents } from './bot-agents.ts'

const tokens = Object.values(botAgents).flat()

/** Whether a user agent is a program that opens pages by itself; browsers always have one. */
export function isBotAgent(userAgent: string): boolean {
  if (userAgent.trim() === '' || isbot(userAgent)) return true
  const agent = userAgent.toLowerCase()
  return tokens.some((token) => agent.includes(token))
}

export type Device = 'phone' | 'tablet' | 'desktop'

/**
 * The class of device, as coarse as it can be: nothing else of the user agent is kept. A tablet
 * that asks for desktop pages, as an iPad does, counts as a desktop.
 */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
}

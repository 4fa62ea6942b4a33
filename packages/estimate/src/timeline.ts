import type { EstimateLine, Phase, TimelinePhase } from '@agency/contract/estimate'
import type { OfferedScope } from './offered-scope.ts'

/** The hours per week that a small team spends on one phase of one project. */
const HOURS_PER_WEEK = 30
/** Weeks of care after the launch. */
const CARE_WEEKS = 4

const needsOf = (phase: Phase, { features, languages, stakeholders }: OfferedScope): string => {
  const has = (key: string) => features.some((feature) => feature.key === key)
  const needs: Record<Phase, string> = {
    Discovery:
      stakeholders === 1
        ? 'Two hours of your time in week 1, and what you have: logo, texts, numbers'
        : `Two hours of the ${stakeholders + 1} people who decide, together, in week 1`,
    Design:
      stakeholders === 1
        ? 'A yes, or changes, within two working days of each round'
        : 'One answer from all who decide, within a week of each round',
    Build: has('shop')
      ? 'A list of products with prices and pictures before it starts'
      : has('bookings')
        ? 'Times, people and rules of your bookings before it starts'
        : features.some(({ key }) => ['crm', 'systems', 'api', 'payments'].includes(key))
          ? 'Test accounts of the systems it talks to before it starts'
          : 'Access to your domain, and pictures in full size',
    Content:
      languages > 1
        ? 'Your facts and stories, then the translations a week before launch'
        : 'Your facts and stories; corrections within three working days',
    SEO: 'Access to your search and map profiles, if there are any',
    Launch: 'A day without other plans, and your final yes',
    Care: 'What you hear from customers',
  }
  return needs[phase]
}

/**
 * The start and duration of each phase, in weeks. Content starts in the first week of the build,
 * and SEO ends in its last if possible. Design follows discovery, build follows design, and launch
 * follows all of them.
 */
export function planTimeline(lines: EstimateLine[], scope: OfferedScope): TimelinePhase[] {
  const weeksOf = (phase: Phase) => {
    const hours = lines
      .filter((line) => line.phase === phase)
      .reduce((sum, { quarterHours }) => sum + quarterHours / 4, 0)
    return hours === 0 ? 0 : Math.ceil(hours / HOURS_PER_WEEK)
  }
  const design = 1 + weeksOf('Discovery')
  const build = design + weeksOf('Design')
  const buildEnd = build + weeksOf('Build')
  const seo = Math.max(build, buildEnd - weeksOf('SEO'))
  const launch = Math.max(buildEnd, build + weeksOf('Content'), seo + weeksOf('SEO'))
  const startWeeks: Record<Phase, number> = {
    ...{ Discovery: 1, Design: design, Build: build, Content: build, SEO: seo, Launch: launch },
    Care: launch + weeksOf('Launch'),
  }
  return (Object.keys(startWeeks) as Phase[])
    .filter((phase) => weeksOf(phase) > 0)
    .map((phase) => ({
      phase,
      firstWeek: startWeeks[phase],
      weeks: phase === 'Care' ? CARE_WEEKS : weeksOf(phase),
      needs: needsOf(phase, scope),
    }))
}

/** Weeks until the site is live. */
export const weeksToLaunch = (timeline: TimelinePhase[]): number =>
  Math.max(
    1,
    ...timeline
      .filter(({ phase }) => phase !== 'Care')
      .map(({ firstWeek, weeks }) => firstWeek + weeks - 1),
  )

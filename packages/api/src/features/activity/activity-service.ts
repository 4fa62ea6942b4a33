import { ACTIVITY_ENTRIES, type ActivityEntry } from '@agency/contract/dashboard'
import type { Database } from '@agency/db/connect'
import {
  listRecentConcepts,
  listRecentProjectChanges,
  listRecentSubmissions,
} from './activity-queries.ts'

const formActions: Record<string, string> = {
  message: 'Sent a message',
  quote: 'Asked for a website estimate',
}

/** The latest activity, newest first: concepts made, forms sent, projects changed. */
export async function listActivity(db: Database): Promise<ActivityEntry[]> {
  const [concepts, forms, projects] = await Promise.all([
    listRecentConcepts(db, ACTIVITY_ENTRIES),
    listRecentSubmissions(db, ACTIVITY_ENTRIES),
    listRecentProjectChanges(db, ACTIVITY_ENTRIES),
  ])
  const entries = [
    ...concepts.map(({ id, companyName, user, time }) => ({
      type: 'concept' as const,
      id,
      user: user ?? companyName,
      time,
      action: `Generated a website concept for ${companyName}`,
    })),
    ...forms.map(({ id, kind, user, time }) => ({
      type: 'form' as const,
      id,
      user,
      time,
      action: formActions[kind] ?? 'Sent a form',
    })),
    ...projects.map(({ id, title, createdAt, user, time }) => ({
      type: 'project' as const,
      id,
      user: user ?? 'Staff',
      time,
      action: `${createdAt.getTime() === time.getTime() ? 'Added' : 'Updated'} the project ${title}`,
    })),
  ]
  return entries
    .sort((one, other) => other.time.getTime() - one.time.getTime())
    .slice(0, ACTIVITY_ENTRIES)
    .map((entry) => ({ ...entry, time: entry.time.toISOString() }))
}

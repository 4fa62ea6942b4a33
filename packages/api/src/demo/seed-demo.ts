import { randomUUID } from 'node:crypto'
import { seedOnce } from '@agency/db/seed-once'
import { type DemoBrief, demoConcepts } from '@agency/db/seed/demo-concepts'
import { type DemoProject, demoProjects } from '@agency/db/seed/demo-projects'
import type { JobDeps } from '../deps.ts'
import { describePageType } from '../features/concepts/page-type.ts'
import { urlOfKey } from '../storage/storage.ts'
import type { DemoPicture, DemoPictureInput } from './demo-picture.ts'

export interface SeedDeps extends Pick<JobDeps, 'db' | 'storage'> {
  drawDemoPicture: (input: DemoPictureInput) => Promise<DemoPicture>
}

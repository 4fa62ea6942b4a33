import type { ListExport } from './exports/list-export.ts'
import { dayExport } from './features/analytics/day-export.ts'
import { auditExport } from './features/audit/audit-export.ts'
import { conceptExport } from './features/concepts/concept-export.ts'
import { contactExport } from './features/contacts/contact-export.ts'
import { emailExport } from './features/emails/email-export.ts'
import { estimateExport } from './features/estimates/estimate-export.ts'
import { failedJobExport } from './features/failed-jobs/failed-job-export.ts'
import { goalExport } from './features/goals/goal-export.ts'
import { priceBookExport } from './features/price-book/price-book-export.ts'
import { projectExport } from './features/projects/project-export.ts'
import { proposalExport } from './features/proposals/proposal-export.ts'
import { redirectExport } from './features/redirects/redirect-export.ts'
import { sourcesExport } from './features/sources/sources-export.ts'
import { staffExport } from './features/staff/staff-export.ts'
import { deliveryExport } from './features/webhooks/delivery-export.ts'

/** All lists and reports that can be exported, in the order of the reference. */
export const listExports: ListExport[] = [
  contactExport,
  projectExport,
  redirectExport,
  conceptExport,
  estimateExport,
  proposalExport,
  emailExport,
  dayExport,
  sourcesExport,
  goalExport,
  priceBookExport,
  failedJobExport,
  staffExport,
  auditExport,
  deliveryExport,
]

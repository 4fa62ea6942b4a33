/** 'Client' is used for projects without a clientName. */
export const clientNameOf = (project: { clientName: string | null }) =>
  project.clientName || 'Client'

/** The last segment of a project's page: its slug when present, otherwise its id. */
export const projectSegment = (project: { id: number; slug: string | null }) =>
  project.slug || String(project.id)

/** The page with this last segment. */
export const pathOfSegment = (segment: string) => `/our-work/${encodeURIComponent(segment)}`

/** A project's page. */
export const projectPathOf = (project: { id: number; slug: string | null }) =>
  pathOfSegment(projectSegment(project))

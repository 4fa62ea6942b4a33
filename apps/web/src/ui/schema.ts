// biome-ignore lint/style/noRestrictedImports: the one place that the others import it from
import { config, z } from 'zod'

// Zod else tries whether it may compile code, which the content security policy forbids and reports.
config({ jitless: true })

export { z }

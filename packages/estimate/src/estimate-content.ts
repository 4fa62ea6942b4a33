import type { Estimate } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import type { ConceptPicture } from './pdf-picture.ts'

/** The agency's logo. */
export interface Logo {
  /** PNG. */
  picture: Uint8Array
  /** In pixels. */
  width: number
  height: number
}

/** Everything in an estimate's document. */
export interface EstimateContent {
  estimate: Estimate
  agency: AgencySettings
  client: { name: string; email: string; companyName: string }
  /** Without a logo the document shows the site's mark. */
  logo?: Logo
  /** Absent for a quote without a concept. */
  concept?: ConceptPicture
  /** The estimate's number. */
  reference: string
  /** The description that was priced. */
  summary: string
}

export interface EstimateDocument extends EstimateContent {
  /** The files listed by `estimateFonts`. */
  fonts: { name: string; data: Uint8Array }[]
}

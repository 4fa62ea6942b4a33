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

/** Everything that an estimate's document says and shows. */
export interface EstimateContent {
  estimate: Estimate
  agency: AgencySettings
  client: { name: string; email: string; companyName: string }
  /** Without one the document bears the site's mark. */
  logo?: Logo
  /** Absent on a quote without a concept. */
  concept?: ConceptPicture
  /** The estimate's number. */
  reference: string
  /** The description that was priced. */
  summary: string
}

export interface EstimateDocument extends EstimateContent {
  /** The files that `estimateFonts` names. */
  fonts: { name: string; data: Uint8Array }[]
}

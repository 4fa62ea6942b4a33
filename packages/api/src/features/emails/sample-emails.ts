import type { SubmissionEmailKind } from '@agency/contract/email'
import type { AgencySettings } from '@agency/contract/settings'
import type { SubmissionEmailContext } from './email-parts.ts'

/** Opens nothing: a real token is random. */
export const SAMPLE_TOKEN = '0'.repeat(32)
export const SAMPLE_NAME = 'Alex Nguyen'
export const SAMPLE_COMPANY = 'Nguyen & Daughters'

/** What the preview of an email is made of besides its sample. */
export interface SampleContext {
  agency: AgencySettings
  publicUrl: string
  now: Date
}

export const sampleProposal = {
  ...{ reference: 'P-0000', title: `A website for ${SAMPLE_COMPANY}`, name: SAMPLE_NAME },
  totalCents: 1_240_000,
}

/** A form of a client who exists nowhere, with its estimate. */
export const sampleSubmission = (
  kind: SubmissionEmailKind,
  validUntil: string,
): SubmissionEmailContext['row'] => ({
  ...{ submissionId: 0, contactId: 0, requestId: '', confirmByMail: true },
  submissionKind: kind === 'generation_failed' ? 'concept' : kind,
  payload: {
    ...{ name: SAMPLE_NAME, userName: SAMPLE_NAME, firstName: 'Alex', lastName: 'Nguyen' },
    ...{ companyName: SAMPLE_COMPANY, subject: 'A question', message: 'Could you call me back?' },
    ...{ mainGoal: 'A website for our bakery.', websiteDescription: 'A website for our bakery.' },
  },
  ...{ email: 'alex@example.com', stage: null, reference: 'E-0000' },
  ...{ lowCents: 850_000, highCents: 1_150_000, validUntil },
  pdfUrl: `/uploads/estimates/${SAMPLE_TOKEN}.pdf`,
  ...{ conceptId: null, released: false, imageAlt: null, thumbnailUrl: null },
})

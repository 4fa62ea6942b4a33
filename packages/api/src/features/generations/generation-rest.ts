import { briefFields, STARTED_FIELD } from '@agency/contract/brief-fields'
import { emptyBrief, fieldOfIssue, SHOW_IN_GALLERY, toBrief } from '@agency/contract/brief-values'
import { GenerationId } from '@agency/contract/generation'
import { GENERATOR_PATH, sentConceptPath } from '@agency/contract/indexed-paths'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'
import type { Pages } from '../../pages/pages.ts'
import { requireProofOfRequest } from '../proof-of-work/proof-of-work-rest.ts'
import {
  GenerationRequest,
  generateConcept,
  generationRules,
  getGeneration,
  startGeneration,
} from './generation-service.ts'

export function generationRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/generate-estimate', async (request) => {
    const brief = parseWithKey(GenerationRequest, request)
    await requireProofOfRequest(deps, request, generationRules)
    const result = await generateConcept(deps, brief, {
      requestId: request.id,
      address: request.ip,
    })
    return { success: true, ...result }
  })
}

/** A form has no idempotency key: the same brief within this time came from a double click. */
const REPEATS_WITHIN_MS = 60_000

/** Handles the generator's form of a browser without JavaScript. */
export const briefForm = (deps: Deps): HtmlForm => ({
  path: GENERATOR_PATH,
  fields: [...briefFields, SHOW_IN_GALLERY],
  startField: STARTED_FIELD,
  fieldOfIssue,
  networkRule: 'generateNetwork',
  proofRules: generationRules,
  submit: async (values, sender) => {
    const isShown = values[SHOW_IN_GALLERY] === 'true'
    const brief = GenerationRequest.parse(toBrief({ ...emptyBrief, ...values }, isShown))
    const { generationId } = await startGeneration(deps, brief, sender, REPEATS_WITHIN_MS)
    return sentConceptPath(generationId)
  },
})

/** The generator's page, including the concept that was requested without JavaScript. */
export function generatorPageRoute(app: FastifyInstance, { db }: Deps, pages: Pages): void {
  app.get(GENERATOR_PATH, async (request, reply) => {
    const { generation } = Object(request.query)
    const requested = GenerationId.safeParse({ generationId: generation })
    if (!requested.success) return pages.send(request, reply)
    try {
      const state = await getGeneration(db, requested.data.generationId)
      return await pages.sendWithContent(request, reply, { generation: state, status: 200 })
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return pages.send(request, reply)
      throw error
    }
  })
}

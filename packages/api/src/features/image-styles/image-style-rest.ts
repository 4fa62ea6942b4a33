import { ImageStyleRequest } from '@agency/contract/image-style-request'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { postImageForm } from '../../http/image-form.ts'
import { applyStyle } from './image-style-service.ts'

export function imageStyleRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const route = { path: '/api/images/style', rules: ['style'] } as const
  postImageForm(app, deps, publicUrl, route, async ({ request, fields, image, subscriber }) => {
    const styling = ImageStyleRequest.parse(fields)
    const painted = await applyStyle(deps, styling, image(), { subscriber, requestId: request.id })
    return { success: true, ...painted }
  })
}

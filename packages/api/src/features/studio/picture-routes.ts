import { UploadName } from '@agency/contract/concept'
import { EditToken } from '@agency/contract/concept-edits'
import { STUDIO_UPLOAD_PATH, studioPictureUrl, uploadKinds } from '@agency/contract/studio'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { postImageForm } from '../../http/image-form.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import { getPicture, storePicture } from './picture-service.ts'

const NewPicture = z.object({ token: EditToken, kind: z.enum(uploadKinds) })
const PictureKey = z.object({ token: EditToken, file: UploadName })

const headers = {
  'content-type': 'image/webp',
  // Always revalidated: it becomes unavailable together with the link.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
}

/** Uploading pictures in the Studio, and showing them to whoever holds the edit link. */
export function pictureRoutes(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const route = { path: STUDIO_UPLOAD_PATH, rules: ['picture', 'pictureDay'] } as const
  postImageForm(app, deps, publicUrl, route, ({ fields, image, subscriber }) => {
    const { token, kind } = NewPicture.parse(fields)
    return storePicture(deps, { token, kind, bytes: image() }, subscriber)
  })
  app.get<{ Params: { token: string; file: string } }>(
    studioPictureUrl(':token', ':file'),
    async (request, reply) => {
      const key = PictureKey.safeParse(request.params)
      if (!key.success) throw new AppError('NOT_FOUND', 'Not found.')
      const bytes = await getPicture(deps, key.data.token, key.data.file)
      const response = prepareResponse(200, headers, Buffer.from(bytes), 'identity')
      return sendPrepared(request, reply, response)
    },
  )
}

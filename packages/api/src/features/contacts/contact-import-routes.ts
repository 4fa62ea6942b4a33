import {
  ImportOptions,
  ImportRequest,
  importPaths,
  MAX_IMPORT_BYTES,
} from '@agency/contract/contact-import'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import {
  acceptMultipart,
  type Form,
  type FormRules,
  requireMultipart,
  withForm,
} from '../../http/multipart.ts'
import { runAsStaff } from '../auth/run-as-staff.ts'
import type { Staff } from '../auth/viewer.ts'
import { importContacts, listProblemsAsCsv, previewImport } from './contact-import-service.ts'

const rules: FormRules = {
  files: { file: 1 },
  maxFileBytes: MAX_IMPORT_BYTES,
  maxBytes: MAX_IMPORT_BYTES + 64 * 1024,
}

/** The file of a form. Throws BAD_REQUEST if there is none. */
function fileOf({ files }: Form): Uint8Array {
  const [file] = files.get('file') ?? []
  if (file) return file.bytes
  const message = 'Please choose a file first.'
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'file', message }] })
}

/** The options of a form, as they were sent. Throws BAD_REQUEST if they are no JSON. */
function optionsOf({ fields }: Form): unknown {
  try {
    return JSON.parse(fields.get('options') ?? '{}')
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The options are not valid JSON.', { cause })
  }
}

/** Importing contacts from a file, for the dashboard. */
export function contactImportRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    acceptMultipart(scope)
    const post = (
      path: string,
      work: (form: Form, staff: Staff, reply: FastifyReply) => Promise<unknown>,
    ) =>
      scope.post(path, (request, reply) =>
        runAsStaff(deps, request, 'contacts:write', async (staff) => {
          requireMultipart(request)
          // Counted before the file is read, since that is the expensive part.
          await deps.limits.consume('contactImport', String(staff.id))
          reply.header('cache-control', 'no-store')
          const sender = `staff ${staff.id}`
          return withForm({ request, rules, memory: deps.forms, sender }, (form) =>
            work(form, staff, reply),
          )
        }),
      )
    post(importPaths.preview, (form) =>
      previewImport(deps.db, fileOf(form), ImportOptions.parse(optionsOf(form))),
    )
    post(importPaths.problems, async (form, _staff, reply) => {
      reply.type('text/csv; charset=utf-8')
      return listProblemsAsCsv(deps.db, fileOf(form), ImportOptions.parse(optionsOf(form)))
    })
    post(importPaths.import, (form, staff) =>
      importContacts(deps.db, staff, fileOf(form), ImportRequest.parse(optionsOf(form))),
    )
  })
}

import type { NewStyleResult, StyleResult } from '@agency/contract/style-result'
import type { Deps } from '../../deps.ts'
import { addJob } from '../../jobs/add-job.ts'
import { readPicture } from '../../pictures/read-picture.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { removeFiles, withStoredFiles } from '../../storage/with-stored-files.ts'

const keyOf = (image: string) => `styles/${image}`
const answer = (image: string): StyleResult => ({
  filePath: urlOfKey(keyOf(image)),
  message: 'Image saved.',
})

const findByKey = (db: Deps['db'], idempotencyKey: string) =>
  db
    .selectFrom('styleResults')
    .select('image')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

/**
 * Keeps a picture of the style tool. The same idempotency key answers the same file. Throws
 * UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE for a picture that is not accepted.
 */
export async function keepStyleResult(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  result: NewStyleResult,
  bytes: Uint8Array,
): Promise<StyleResult> {
  const { prompt, generator, idempotencyKey } = result
  const earlier = idempotencyKey && (await findByKey(deps.db, idempotencyKey))
  if (earlier) return answer(earlier.image)
  const picture = await readPicture(bytes, ['png', 'jpeg', 'gif', 'webp'])
  const image = `${randomName()}.webp`
  const stored = await withStoredFiles(deps, [{ key: keyOf(image), bytes: picture.bytes }], () =>
    deps.db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('styleResults')
        .values({
          ...{ image, prompt, generator },
          ...{ width: picture.width, height: picture.height },
          idempotencyKey: idempotencyKey ?? null,
        })
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .returning('image')
        .executeTakeFirst()
      if (row) await addJob(trx, 'make-variants', { url: urlOfKey(keyOf(image)) })
      return row
    }),
  )
  if (stored) return answer(stored.image)
  // The same request a moment earlier was faster.
  await removeFiles(deps, [keyOf(image)])
  const first = idempotencyKey && (await findByKey(deps.db, idempotencyKey))
  if (!first) throw new Error('A picture was refused without an earlier one of its key.')
  return answer(first.image)
}

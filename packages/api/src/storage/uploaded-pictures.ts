import { requiredUploads } from '@agency/concept-engine/required-assets'
import type { Concept } from '@agency/contract/concept'
import { type Storage, urlOfKey } from './storage.ts'

const FOLDER = 'concept-pictures/'

/** Whether a storage key is that of a picture that was uploaded in the Studio. */
export const isUpload = (key: string) => key.startsWith(FOLDER)

/** The storage key of an uploaded picture; at a width, that of its variant. */
export const keyOfUpload = (file: string, width?: number) =>
  `${FOLDER}${file}${width ? `-${width}` : ''}.webp`

export const urlOfUpload = (file: string) => urlOfKey(keyOfUpload(file))

/** The bytes of uploaded pictures, by file. */
export type UploadBytes = ReadonlyMap<string, Uint8Array>

export const noUploads: UploadBytes = new Map()

/** Reads the uploaded pictures that a concept shows; one that is missing is left out. */
export async function readUploads(
  storage: Pick<Storage, 'read'>,
  concept: Concept,
): Promise<UploadBytes> {
  const uploads = new Map<string, Uint8Array>()
  for (const file of requiredUploads(concept)) {
    const bytes = await storage.read(keyOfUpload(file))
    if (bytes) uploads.set(file, bytes)
  }
  return uploads
}

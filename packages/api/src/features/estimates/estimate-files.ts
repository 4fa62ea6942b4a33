import { randomName } from '../../storage/storage.ts'

const FOLDER = 'estimates/'

/** The storage key for a new estimate: a random secret that is used for nothing else. */
export const newEstimateKey = () => `${FOLDER}${randomName()}.pdf`

export const isEstimateKey = (key: string) => key.startsWith(FOLDER)

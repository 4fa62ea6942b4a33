import { randomName } from '../../storage/storage.ts'

const FOLDER = 'estimates/'

/** Where the next estimate lies: a secret of its own, which nothing else is named by. */
export const newEstimateKey = () => `${FOLDER}${randomName()}.pdf`

export const isEstimateKey = (key: string) => key.startsWith(FOLDER)

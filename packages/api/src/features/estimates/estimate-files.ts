import { randomName } from '../../storage/storage.ts'

/** Where the next estimate lies: a secret of its own, which nothing else is named by. */
export const newEstimateKey = () => `estimates/${randomName()}.pdf`

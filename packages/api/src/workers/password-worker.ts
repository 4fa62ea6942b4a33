import bcrypt from 'bcryptjs'

export const hash = ({ password, cost }: { password: string; cost: number }) =>
  bcrypt.hashSync(password, cost)

let dummyHash: string | undefined

export function matches({
  password,
  hash: stored,
  cost,
}: {
  password: string
  hash: string | undefined
  cost: number
}): boolean {
  // For an unknown email address a hash is compared as well, so that the response takes as long.
  dummyHash ??= bcrypt.hashSync('nobody has this password', cost)
  return bcrypt.compareSync(password, stored ?? dummyHash) && stored !== undefined
}

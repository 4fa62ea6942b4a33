import { createLogin, owner } from './accounts.ts'
import { addRecoveryCode } from './authenticator.ts'
import { makePicture } from './forms.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const RECOVERY_CODE = 'k7mh-x2pq-9r4t-w6vz'

/** A site on which the documented examples of all calls work. */
export async function openExampleSite(): Promise<{ site: TestApp; token: string }> {
  const picture = { bytes: await makePicture(), type: 'png' as const }
  const site = await openTestApp({ fetchImage: () => Promise.resolve(picture) })
  return { site, token: await createLogin(site) }
}

/** Stores what the examples refer to; returns the bodies that cannot be examples. */
export async function prepareExamples(site: TestApp): Promise<Record<string, object>> {
  await site.db
    .insertInto('concepts')
    .values({
      ...{ publicId: 'remote', imageUrl: 'https://pictures.example/concept.png' },
      ...{ active: true, released: true },
      ...{ companyName: 'Lantern Bakery', industry: 'Retail', websiteFor: 'Retail' },
      ...{ overallVibe: 'Bold', designStyle: 'Bold', colorPalette: 'red', pageType: 'Home page' },
    })
    .execute()
  const protectedLogin = { ...owner, email: 'protected@emberlane.example' }
  await createLogin(site, protectedLogin)
  await addRecoveryCode(site.db, protectedLogin.email, RECOVERY_CODE)
  const pending = await site.app.inject({
    ...{ url: '/api/auth/login', method: 'POST', payload: protectedLogin },
  })
  return {
    logIn: owner,
    finishLogIn: { loginToken: pending.json().loginToken, code: RECOVERY_CODE },
  }
}

/** The others use the project that the first call creates. */
const orderOf = (id: string) => (id === 'createProject' ? -1 : id === 'deleteProject' ? 1 : 0)

export const inOrder = <T>(items: T[], idOf: (item: T) => string): T[] =>
  items.toSorted((one, other) => orderOf(idOf(one)) - orderOf(idOf(other)))

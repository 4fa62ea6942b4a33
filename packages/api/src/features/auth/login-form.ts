import { LOGIN_NEEDS_CODE } from '@agency/contract/login'
import { AppError } from '../../errors/app-error.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'

/**
 * The login form of a browser that has no code of its page. Nobody can be logged in without: the page
 * comes again with the email address and a sentence. The password is not read.
 */
export const loginForm: HtmlForm = {
  path: '/login',
  fields: ['email'],
  submit: async () => {
    throw new AppError('BAD_REQUEST', LOGIN_NEEDS_CODE)
  },
}

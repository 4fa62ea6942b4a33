import { LOGIN_NEEDS_CODE } from '@agency/contract/login'
import { AppError } from '../../errors/app-error.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'

/**
 * Handles the login form of a browser without JavaScript. Login requires JavaScript, so the page is
 * rendered again with the email address and a message. The password is not read.
 */
export const loginForm: HtmlForm = {
  path: '/login',
  fields: ['email'],
  submit: async () => {
    throw new AppError('BAD_REQUEST', LOGIN_NEEDS_CODE)
  },
}

import { Login } from '@agency/contract/login'
import { LoginWithCode } from '@agency/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { finishLogin } from '../second-factor/finish-login.ts'
import { logIn } from './login-service.ts'

export function loginRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/auth/login', async (request, reply) => {
    const loggedIn = await logIn(deps, Login.parse(request.body ?? {}), {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    return reply.header('cache-control', 'no-store').send({ success: true, ...loggedIn })
  })
  app.post('/api/auth/second-factor', async (request, reply) => {
    const loggedIn = await finishLogin(deps, LoginWithCode.parse(request.body ?? {}), {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    return reply.header('cache-control', 'no-store').send({ success: true, ...loggedIn })
  })
}

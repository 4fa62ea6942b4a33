import { Login } from '@agency/contract/login'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { logIn } from './login-service.ts'

export function loginRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/auth/login', async (request, reply) => {
    const loggedIn = await logIn(deps, Login.parse(request.body ?? {}), {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    return reply.header('cache-control', 'no-store').send({ success: true, ...loggedIn })
  })
}

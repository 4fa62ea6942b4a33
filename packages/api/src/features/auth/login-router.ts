import { Login, PasswordChange } from '@agency/contract/login'
import { LoginToken, LoginWithCode, LoginWithPasskey } from '@agency/contract/second-factor'
import {
  AcceptInvitation,
  InvitationToken,
  OpenInvitation,
  SessionId,
  StaffSession,
} from '@agency/contract/staff-member'
import { z } from 'zod'
import { enrolmentProcedure, publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { finishLogin, loginPasskeyOptions } from '../second-factor/finish-login.ts'
import { acceptInvitation, openInvitation } from '../staff/invitation-service.ts'
import { logIn, logOut } from './login-service.ts'
import { changePassword } from './password-service.ts'
import { endOtherSessions, endSession, listSessions } from './session-service.ts'

export const authRouter = router({
  login: publicProcedure.input(Login).mutation(({ ctx, input }) => logIn(ctx.deps, input, ctx)),
  finishLogin: publicProcedure
    .input(LoginWithCode)
    .mutation(({ ctx, input }) => finishLogin(ctx.deps, input, ctx)),
  finishLoginWithPasskey: publicProcedure
    .input(LoginWithPasskey)
    .mutation(({ ctx, input }) => finishLogin(ctx.deps, input, ctx)),
  loginPasskeyOptions: publicProcedure
    .input(z.object({ loginToken: LoginToken }))
    .mutation(({ ctx, input }) => loginPasskeyOptions(ctx.deps, input)),
  // A mutation, since what is in the address of a query ends up in logs.
  openInvitation: publicProcedure
    .input(z.object({ token: InvitationToken }))
    .output(OpenInvitation)
    .mutation(({ ctx, input }) => openInvitation(ctx.deps, input.token, ctx.address)),
  acceptInvitation: publicProcedure
    .input(AcceptInvitation)
    .mutation(({ ctx, input }) => acceptInvitation(ctx.deps, input, ctx)),
  logout: enrolmentProcedure('account:write').mutation(({ ctx }) => logOut(ctx.deps.db, ctx.staff)),
  me: enrolmentProcedure('account:read').query(({ ctx: { staff } }) => ({
    ...{ id: staff.id, email: staff.email, role: staff.role },
  })),
  changePassword: staffProcedure('account:write')
    .input(PasswordChange)
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.staff, input, ctx)),
  sessions: staffProcedure('account:read')
    .output(z.array(StaffSession))
    .query(({ ctx }) => listSessions(ctx.deps.db, ctx.staff)),
  endSession: staffProcedure('account:write')
    .input(SessionId)
    .mutation(({ ctx, input }) => endSession(ctx.deps.db, ctx.staff, input)),
  endOtherSessions: staffProcedure('account:write').mutation(({ ctx }) =>
    endOtherSessions(ctx.deps, ctx.staff, ctx),
  ),
})

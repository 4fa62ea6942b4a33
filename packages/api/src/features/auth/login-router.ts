import { Login, PasswordChange } from '@agency/contract/login'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { logIn, logOut } from './login-service.ts'
import { changePassword } from './password-service.ts'

export const authRouter = router({
  login: publicProcedure
    .input(Login)
    .mutation(({ ctx, input }) => logIn(ctx.deps, input, ctx.address)),
  logout: staffProcedure.mutation(({ ctx }) => logOut(ctx.deps.db, ctx.staff)),
  me: staffProcedure.query(({ ctx: { staff } }) => ({ id: staff.id, email: staff.email })),
  changePassword: staffProcedure
    .input(PasswordChange)
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.staff, input, ctx.address)),
})

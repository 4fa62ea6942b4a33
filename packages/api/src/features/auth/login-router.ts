import { Login, PasswordChange } from '@agency/contract/login'
import { anyone, router, staff } from '../../trpc/trpc.ts'
import { logIn, logOut } from './login-service.ts'
import { changePassword } from './password-service.ts'

export const authRouter = router({
  login: anyone.input(Login).mutation(({ ctx, input }) => logIn(ctx.deps, input, ctx.address)),
  logout: staff.mutation(({ ctx }) => logOut(ctx.deps.db, ctx.staff)),
  me: staff.query(({ ctx: { staff } }) => ({ id: staff.id, email: staff.email })),
  changePassword: staff
    .input(PasswordChange)
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.staff, input, ctx.address)),
})

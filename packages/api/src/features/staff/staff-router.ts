import { RequiredRoles } from '@agency/contract/second-factor'
import { NewInvitation, RoleChange, SentInvitation, StaffList } from '@agency/contract/staff-member'
import { z } from 'zod'
import { provenProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { inviteStaff, resendInvitation, withdrawInvitation } from './invitation-service.ts'
import {
  changeRole,
  deactivateStaff,
  getRequiredRoles,
  listStaff,
  reactivateStaff,
  removeStaff,
  resetSecondFactor,
  setRequiredRoles,
  transferOwnership,
} from './staff-service.ts'

const ById = z.object({ id: z.int32().positive() })

export const staffRouter = router({
  list: staffProcedure('people:read')
    .output(StaffList)
    .query(({ ctx }) => listStaff(ctx.deps.db)),
  invite: staffProcedure('people:write')
    .input(NewInvitation)
    .output(SentInvitation)
    .mutation(({ ctx, input }) => inviteStaff(ctx.deps, ctx.staff, input)),
  resendInvitation: staffProcedure('people:write')
    .input(ById)
    .output(SentInvitation)
    .mutation(({ ctx, input }) => resendInvitation(ctx.deps, ctx.staff, input)),
  withdrawInvitation: staffProcedure('people:write')
    .input(ById)
    .mutation(({ ctx, input }) => withdrawInvitation(ctx.deps.db, input)),
  changeRole: staffProcedure('people:write')
    .input(RoleChange)
    .output(StaffList)
    .mutation(({ ctx, input }) => changeRole(ctx.deps.db, ctx.staff, input)),
  transferOwnership: provenProcedure('people:write')
    .input(ById)
    .output(StaffList)
    .mutation(({ ctx, input }) => transferOwnership(ctx.deps.db, ctx.staff, input)),
  resetSecondFactor: provenProcedure('people:write')
    .input(ById)
    .output(StaffList)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx.deps.db, ctx.staff, input)),
  secondFactorRoles: staffProcedure('people:read')
    .output(RequiredRoles)
    .query(({ ctx }) => getRequiredRoles(ctx.deps.db)),
  requireSecondFactor: provenProcedure('people:write')
    .input(RequiredRoles)
    .output(RequiredRoles)
    .mutation(({ ctx, input }) => setRequiredRoles(ctx.deps.db, input)),
  deactivate: staffProcedure('people:write')
    .input(ById)
    .output(StaffList)
    .mutation(({ ctx, input }) => deactivateStaff(ctx.deps.db, ctx.staff, input)),
  reactivate: staffProcedure('people:write')
    .input(ById)
    .output(StaffList)
    .mutation(({ ctx, input }) => reactivateStaff(ctx.deps.db, ctx.staff, input)),
  remove: staffProcedure('people:write')
    .input(ById)
    .output(StaffList)
    .mutation(({ ctx, input }) => removeStaff(ctx.deps.db, ctx.staff, input)),
})

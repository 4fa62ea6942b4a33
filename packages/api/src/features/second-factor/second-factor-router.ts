import {
  AddedSecondFactor,
  AppCode,
  IdentityProof,
  NewAuthenticatorApp,
  NewPasskey,
  ProofMethods,
  SecondFactors,
} from '@agency/contract/second-factor'
import { z } from 'zod'
import { enrolmentProcedure, provenProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { assertionOptions } from './passkeys.ts'
import { getProofMethods, proveIdentity } from './proof-service.ts'
import {
  addPasskey,
  confirmNewApp,
  getSecondFactors,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  startApp,
  startPasskey,
} from './second-factor-service.ts'

export const secondFactorRouter = router({
  get: enrolmentProcedure('account:read')
    .output(SecondFactors)
    .query(({ ctx }) => getSecondFactors(ctx.deps.db, ctx.staff)),
  proofMethods: enrolmentProcedure('account:read')
    .output(ProofMethods)
    .query(({ ctx }) => getProofMethods(ctx.deps.db, ctx.staff)),
  proofPasskeyOptions: staffProcedure('account:write').mutation(({ ctx }) =>
    assertionOptions(ctx.deps, ctx.staff.id, 'proof'),
  ),
  prove: enrolmentProcedure('account:write')
    .input(IdentityProof)
    .mutation(({ ctx, input }) => proveIdentity(ctx.deps, ctx.staff, input, ctx.address)),
  startApp: provenProcedure('account:write', enrolmentProcedure)
    .output(NewAuthenticatorApp)
    .mutation(({ ctx }) => startApp(ctx.deps, ctx.staff)),
  confirmApp: enrolmentProcedure('account:write')
    .input(z.object({ code: AppCode }))
    .output(AddedSecondFactor)
    .mutation(({ ctx, input }) => confirmNewApp(ctx.deps, ctx.staff, input, ctx)),
  removeApp: provenProcedure('account:write')
    .output(SecondFactors)
    .mutation(({ ctx }) => removeApp(ctx.deps.db, ctx.staff)),
  startPasskey: provenProcedure('account:write', enrolmentProcedure).mutation(({ ctx }) =>
    startPasskey(ctx.deps, ctx.staff),
  ),
  addPasskey: enrolmentProcedure('account:write')
    .input(NewPasskey)
    .output(AddedSecondFactor)
    .mutation(({ ctx, input }) => addPasskey(ctx.deps, ctx.staff, input, ctx)),
  removePasskey: provenProcedure('account:write')
    .input(z.object({ id: z.int32().positive() }))
    .output(SecondFactors)
    .mutation(({ ctx, input }) => removePasskey(ctx.deps.db, ctx.staff, input)),
  renewRecoveryCodes: provenProcedure('account:write')
    .output(z.object({ recoveryCodes: z.array(z.string()) }))
    .mutation(({ ctx }) => renewRecoveryCodes(ctx.deps.db, ctx.staff)),
})

import {
  AcceptRequest,
  ByProposalToken,
  ChoiceRequest,
  ContactProposals,
  DeclineRequest,
  DraftChangeRequest,
  DraftDocument,
  DraftPreview,
  DraftPreviewRequest,
  NewProposal,
  OfContact,
  ProposalById,
  ProposalDetail,
  ProposalListRequest,
  ProposalPage,
  PublicProposal,
  QuestionRequest,
  SendRequest,
} from '@agency/contract/proposal-calls'
import { type Context, publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import {
  acceptProposal,
  askQuestion,
  chooseOptions,
  declineProposal,
  getPublicProposal,
  viewProposal,
} from './client-service.ts'
import { markReceived } from './deposit-service.ts'
import {
  createProposal,
  getProposal,
  listContactProposals,
  listProposals,
  previewDocument,
  previewDraft,
  sendProposal,
  updateDraft,
  withdrawProposal,
} from './proposal-service.ts'

const senderOf = ({ requestId, address, userAgent }: Context) => ({
  ...{ requestId, address, browser: userAgent },
})

export const proposalRouter = router({
  list: staffProcedure('proposals:read')
    .input(ProposalListRequest.prefault({}))
    .output(ProposalPage)
    .query(({ ctx, input }) => listProposals(ctx.deps.db, input)),
  ofContact: staffProcedure('proposals:read')
    .input(OfContact)
    .output(ContactProposals)
    .query(({ ctx, input }) => listContactProposals(ctx.deps.db, input)),
  get: staffProcedure('proposals:read')
    .input(ProposalById)
    .output(ProposalDetail)
    .query(({ ctx, input }) => getProposal(ctx.deps.db, input.id)),
  create: staffProcedure('proposals:write')
    .input(NewProposal)
    .output(ProposalById)
    .mutation(({ ctx, input }) => createProposal(ctx.deps, ctx, input)),
  update: staffProcedure('proposals:write')
    .input(DraftChangeRequest)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => updateDraft(ctx.deps, input)),
  // A mutation only for its transport: a draft is longer than a URL may be. It changes nothing.
  preview: staffProcedure('proposals:read')
    .input(DraftPreviewRequest)
    .output(DraftPreview)
    .mutation(({ ctx, input }) => previewDraft(ctx.deps.db, input)),
  previewDocument: staffProcedure('proposals:read')
    .input(DraftPreviewRequest)
    .output(DraftDocument)
    .mutation(({ ctx, input }) => previewDocument(ctx.deps, input)),
  send: staffProcedure('proposals:write')
    .input(SendRequest)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => sendProposal(ctx.deps, ctx, input)),
  withdraw: staffProcedure('proposals:write')
    .input(ProposalById)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => withdrawProposal(ctx.deps, ctx, input)),

  markDepositReceived: staffProcedure('proposals:write')
    .input(ProposalById)
    .output(ProposalDetail)
    .mutation(async ({ ctx, input }) => {
      await markReceived(ctx.deps, ctx, input)
      return getProposal(ctx.deps.db, input.id)
    }),

  open: publicProcedure
    .input(ByProposalToken)
    .output(PublicProposal)
    .query(({ ctx, input }) => getPublicProposal(ctx.deps, input.token)),
  view: publicProcedure
    .input(ByProposalToken)
    .mutation(({ ctx, input }) => viewProposal(ctx.deps, input, senderOf(ctx))),
  choose: publicProcedure
    .input(ChoiceRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => chooseOptions(ctx.deps, input, senderOf(ctx))),
  ask: publicProcedure
    .input(QuestionRequest)
    .mutation(({ ctx, input }) => askQuestion(ctx.deps, input, senderOf(ctx))),
  accept: publicProcedure
    .input(AcceptRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => acceptProposal(ctx.deps, input, senderOf(ctx))),
  decline: publicProcedure
    .input(DeclineRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => declineProposal(ctx.deps, input, senderOf(ctx))),
})

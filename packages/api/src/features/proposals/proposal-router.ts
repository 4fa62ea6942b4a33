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
import { anyone, type Context, router, staff } from '../../trpc/trpc.ts'
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
  list: staff
    .input(ProposalListRequest.prefault({}))
    .output(ProposalPage)
    .query(({ ctx, input }) => listProposals(ctx.deps.db, input)),
  ofContact: staff
    .input(OfContact)
    .output(ContactProposals)
    .query(({ ctx, input }) => listContactProposals(ctx.deps.db, input)),
  get: staff
    .input(ProposalById)
    .output(ProposalDetail)
    .query(({ ctx, input }) => getProposal(ctx.deps.db, input.id)),
  create: staff
    .input(NewProposal)
    .output(ProposalById)
    .mutation(({ ctx, input }) => createProposal(ctx.deps, ctx, input)),
  update: staff
    .input(DraftChangeRequest)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => updateDraft(ctx.deps, input)),
  // A mutation by its transport: a draft is longer than an address may be. It changes nothing.
  preview: staff
    .input(DraftPreviewRequest)
    .output(DraftPreview)
    .mutation(({ ctx, input }) => previewDraft(ctx.deps.db, input)),
  previewDocument: staff
    .input(DraftPreviewRequest)
    .output(DraftDocument)
    .mutation(({ ctx, input }) => previewDocument(ctx.deps, input)),
  send: staff
    .input(SendRequest)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => sendProposal(ctx.deps, ctx, input)),
  withdraw: staff
    .input(ProposalById)
    .output(ProposalDetail)
    .mutation(({ ctx, input }) => withdrawProposal(ctx.deps, ctx, input)),

  markDepositReceived: staff
    .input(ProposalById)
    .output(ProposalDetail)
    .mutation(async ({ ctx, input }) => {
      await markReceived(ctx.deps, ctx, input)
      return getProposal(ctx.deps.db, input.id)
    }),

  open: anyone
    .input(ByProposalToken)
    .output(PublicProposal)
    .query(({ ctx, input }) => getPublicProposal(ctx.deps, input.token)),
  view: anyone
    .input(ByProposalToken)
    .mutation(({ ctx, input }) => viewProposal(ctx.deps, input, senderOf(ctx))),
  choose: anyone
    .input(ChoiceRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => chooseOptions(ctx.deps, input, senderOf(ctx))),
  ask: anyone
    .input(QuestionRequest)
    .mutation(({ ctx, input }) => askQuestion(ctx.deps, input, senderOf(ctx))),
  accept: anyone
    .input(AcceptRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => acceptProposal(ctx.deps, input, senderOf(ctx))),
  decline: anyone
    .input(DeclineRequest)
    .output(PublicProposal)
    .mutation(({ ctx, input }) => declineProposal(ctx.deps, input, senderOf(ctx))),
})

import {
  DeletedWebhook,
  DeliveryDetail,
  DeliveryListRequest,
  DeliveryPage,
  Webhook,
  WebhookChange,
  WebhookFields,
  WebhookList,
  WebhookRef,
  WebhookWithSecret,
} from '@agency/contract/webhook'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getDelivery, listDeliveries, replayDelivery, sendTestEvent } from './delivery-service.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listDeletedWebhooks,
  listWebhooks,
  pauseWebhook,
  restoreWebhook,
  resumeWebhook,
  rotateSecret,
  updateWebhook,
} from './webhook-service.ts'

export const webhookRouter = router({
  list: staffProcedure('webhooks:read')
    .output(WebhookList)
    .query(({ ctx }) => listWebhooks(ctx.deps.db)),
  get: staffProcedure('webhooks:read')
    .input(WebhookRef)
    .output(Webhook)
    .query(({ ctx, input }) => getWebhook(ctx.deps.db, input)),
  create: staffProcedure('webhooks:write')
    .input(WebhookFields)
    .output(WebhookWithSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx.deps, input)),
  update: staffProcedure('webhooks:write')
    .input(WebhookChange)
    .output(Webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx.deps, input)),
  pause: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .output(Webhook)
    .mutation(({ ctx, input }) => pauseWebhook(ctx.deps.db, input)),
  resume: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .output(Webhook)
    .mutation(({ ctx, input }) => resumeWebhook(ctx.deps.db, input)),
  rotateSecret: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .output(WebhookWithSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx.deps.db, input)),
  delete: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .mutation(({ ctx, input }) => deleteWebhook(ctx.deps.db, input)),
  deleted: staffProcedure('webhooks:read')
    .output(z.array(DeletedWebhook))
    .query(({ ctx }) => listDeletedWebhooks(ctx.deps.db)),
  restore: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .mutation(({ ctx, input }) => restoreWebhook(ctx.deps.db, input)),
  test: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .output(DeliveryDetail)
    .mutation(({ ctx, input }) => sendTestEvent(ctx.deps.db, input)),
  deliveries: staffProcedure('webhooks:read')
    .input(DeliveryListRequest)
    .output(DeliveryPage)
    .query(({ ctx, input }) => listDeliveries(ctx.deps.db, input)),
  delivery: staffProcedure('webhooks:read')
    .input(WebhookRef)
    .output(DeliveryDetail)
    .query(({ ctx, input }) => getDelivery(ctx.deps.db, input)),
  replay: staffProcedure('webhooks:write')
    .input(WebhookRef)
    .output(DeliveryDetail)
    .mutation(({ ctx, input }) => replayDelivery(ctx.deps.db, input)),
})

import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { urlOfKey } from '../../storage/storage.ts'
import { removeFiles, withStoredFiles } from '../../storage/with-stored-files.ts'
import { newEstimateKey } from '../estimates/estimate-files.ts'
import { contentOf, sha256Of, storeDocumentUrl } from './proposal-document.ts'
import { recordEvent } from './proposal-events.ts'
import { type SealProposal, sealProposalJob } from './proposal-jobs.ts'
import { findProposal } from './proposal-queries.ts'

/**
 * Writes and seals the document of an accepted proposal and stores it. Idempotent: the first
 * document whose URL is stored is final, and its evidence is the timeline.
 */
export async function sealProposal(
  deps: Pick<JobDeps, 'db' | 'publicUrl' | 'storage' | 'log' | 'writeProposal' | 'sealer'>,
  { proposalId }: SealProposal,
): Promise<void> {
  const record = await findProposal(deps.db, proposalId)
  if (record?.state !== 'accepted' || record.documentUrl !== null) return
  const content = await contentOf(deps, record, await deps.sealer.describe())
  const pdf = await deps.writeProposal(content)
  const sealed = await deps.sealer.seal(pdf, {
    reason: `Acceptance of proposal ${record.reference}`,
    time: record.decidedAt ?? new Date(),
  })
  const key = newEstimateKey()
  const isStored = await withStoredFiles(deps, [{ key, bytes: sealed }], () =>
    deps.db.transaction().execute(async (trx) => {
      const stored = await storeDocumentUrl(trx, proposalId, {
        ...{ documentUrl: urlOfKey(key), documentSha256: sha256Of(sealed) },
      })
      if (stored) {
        await recordEvent(deps, trx, record, {
          ...{ kind: 'sealed', text: sha256Of(sealed), onceKey: 'sealed' },
          requestId: `seal-${proposalId}`,
        })
      }
      return stored
    }),
  )
  // Another run of this job was faster.
  if (!isStored) await removeFiles(deps, [key])
}

export const sealProposalHandler = handleJob(sealProposalJob, sealProposal)

import { ProposalDraft } from '@agency/contract/proposal'
import type { DraftChange, DraftPreview } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { draftFrom, type ProposalValues } from './proposal-values.ts'

/** How long typing has to pause before the server is asked, in ms. */
const DEBOUNCE_MS = 350

export interface LivePreview {
  preview: DraftPreview | undefined
  /** Whether the preview belongs to the current field values. */
  isCurrent: boolean
  state: 'ready' | 'asking' | 'unreadable' | 'failed'
}

/** The totals of the fields, as the server prices them: requested when typing pauses. */
export function useLivePreview(id: number, values: ProposalValues): LivePreview {
  const { client } = trpc.useUtils()
  const [lastPreview, setLastPreview] = useState<{ draftJson: string; preview: DraftPreview }>()
  const [failedJson, setFailedJson] = useState<string>()
  const parsed = ProposalDraft.safeParse(draftFrom(values))
  const draftJson = parsed.success ? JSON.stringify(parsed.data) : undefined
  useEffect(() => {
    if (draftJson === undefined) return
    let isCancelled = false
    const timer = setTimeout(() => {
      client.proposals.preview
        .mutate({ id, draft: JSON.parse(draftJson) })
        .then((preview) => !isCancelled && setLastPreview({ draftJson, preview }))
        .catch(() => !isCancelled && setFailedJson(draftJson))
    }, DEBOUNCE_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [draftJson, id, client])
  const isCurrent = draftJson !== undefined && lastPreview?.draftJson === draftJson
  const state =
    draftJson === undefined
      ? 'unreadable'
      : isCurrent
        ? 'ready'
        : failedJson === draftJson
          ? 'failed'
          : 'asking'
  return { preview: lastPreview?.preview, isCurrent, state }
}

const stateTexts: Record<LivePreview['state'], string> = {
  ready: '',
  asking: 'Updating the totals...',
  unreadable: 'The totals appear again once every field is valid.',
  failed: 'The totals could not be loaded. The next change will load them again.',
}

const Changes = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', flexWrap: 'wrap' },
    '& span': { overflowWrap: 'anywhere', minWidth: '0' },
    '& b': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
})
const ChangesDisclosure = chakra('details', {
  base: {
    marginTop: '4',
    '& > summary': {
      cursor: 'pointer',
      fontWeight: '650',
      minHeight: { base: '44px', md: '24px' },
    },
    '& > p': { color: 'fg.muted' },
  },
})
/** With more rows than this the list is collapsed: the items are more important. */
const OPEN_UP_TO = 8

const changeLabels: Record<DraftChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
}

const amountsOf = ({ before, after }: DraftChange) => {
  if (before === null && after === null) return ''
  if (before === null) return `+${formatMoney(after ?? 0)}`
  if (after === null) return `−${formatMoney(before)}`
  return before === after ? formatMoney(after) : `${formatMoney(before)} → ${formatMoney(after)}`
}

/**
 * The totals, the range that the client's choices allow, and how the draft differs from the
 * estimate.
 */
export function LiveTotals({ live: { preview, isCurrent, state } }: { live: LivePreview }) {
  return (
    <Panel aria-labelledby="proposal-totals">
      <PanelHeader>
        <h2 id="proposal-totals">Totals</h2>
      </PanelHeader>
      <PanelBody>
        <chakra.p role="status" color="fg.muted" _empty={{ display: 'none' }} marginBottom="3">
          {stateTexts[state]}
        </chakra.p>
        {preview && (
          <chakra.div opacity={isCurrent ? '1' : '.6'} aria-busy={!isCurrent}>
            <DescriptionList>
              <DescriptionItem name="Before GST">
                {formatMoney(preview.price.subtotal)}
              </DescriptionItem>
              {preview.price.discount > 0 && (
                <DescriptionItem name="Discount">
                  −{formatMoney(preview.price.discount)}
                </DescriptionItem>
              )}
              <DescriptionItem name="GST">{formatMoney(preview.price.gst)}</DescriptionItem>
              <DescriptionItem name="Total">
                <strong data-total="">{formatMoney(preview.price.total)}</strong>
              </DescriptionItem>
              <DescriptionItem name="Client's choice">
                {preview.least === preview.most
                  ? 'Nothing to choose'
                  : `${formatMoney(preview.least)} to ${formatMoney(preview.most)}`}
              </DescriptionItem>
              <DescriptionItem name="Deposit">
                {preview.price.deposit > 0 && formatMoney(preview.price.deposit)}
              </DescriptionItem>
              <DescriptionItem name="Estimate">
                {formatMoney(preview.estimateTotal)}
              </DescriptionItem>
            </DescriptionList>
            <ChangesDisclosure open={preview.changes.length <= OPEN_UP_TO}>
              <summary>
                Changes from the automatic estimate
                {preview.changes.length > 0 && ` (${preview.changes.length})`}
              </summary>
              {preview.changes.length === 0 ? (
                <p>Nothing yet.</p>
              ) : (
                <Changes>
                  {preview.changes.map((change) => (
                    <li key={`${change.kind} ${change.what} ${change.before} ${change.after}`}>
                      <span>
                        {changeLabels[change.kind]}: {change.what}
                      </span>
                      <b>{amountsOf(change)}</b>
                    </li>
                  ))}
                </Changes>
              )}
            </ChangesDisclosure>
          </chakra.div>
        )}
      </PanelBody>
    </Panel>
  )
}

import type { ConceptEdits, UploadedPicture } from '@agency/contract/concept-edits'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatTime } from '../../format/dates.ts'
import { Button } from '../../ui/core/button.ts'
import { Muted } from '../../ui/core/text.ts'
import { Panel, PanelText, PanelTitle } from './panel-parts.ts'
import type { Saving } from './use-saving.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'grid',
      gap: '1',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& b': { display: 'block', fontWeight: '650', fontSize: 'sm' },
    '& li span': { textStyle: 'small', color: 'fg.muted' },
  },
})

interface VersionsPanelProps {
  token: string
  saving: Saving
  onRestored: (version: { edits: ConceptEdits; uploads: UploadedPicture[] }) => void
}

/** The versions of the concept; going back to one makes it the newest. */
export function VersionsPanel({ token, saving, onRestored }: VersionsPanelProps) {
  const { versions } = trpc.useUtils().studio
  const { data, isError } = trpc.studio.versions.useQuery({ token }, { retry: false })
  const restore = trpc.studio.restore.useMutation()
  const { revision } = saving
  const listed = useRef(revision)
  useEffect(() => {
    if (listed.current === revision) return
    listed.current = revision
    // A list that is still loading may be from before this revision.
    void versions.cancel({ token }).then(() => versions.invalidate({ token }))
  }, [revision, versions, token])

  async function goBackTo(version: number) {
    if (!(await saving.flush())) return
    const result = await restore.mutateAsync({ token, revision: saving.current(), version })
    onRestored(result)
    saving.rebase({ edits: result.edits, revision: result.revision })
  }
  const versionNames = (data ?? []).map((version) => ({
    ...version,
    title: formatTime(version.madeAt),
    by: `${version.madeBy === 'staff' ? 'Changed by our team' : 'Changed with the link'}${
      version.restored === null ? '' : ', an earlier version brought back'
    }`,
  }))
  const rows = [
    ...versionNames,
    { revision: 0, title: 'The first design', by: 'As it was made from the brief' },
  ]
  return (
    <Panel>
      <PanelTitle>Versions</PanelTitle>
      <PanelText>
        Every change is saved. Going back keeps what came after, as versions here.
      </PanelText>
      {(isError || restore.isError) && (
        <Muted role="alert">
          {apiErrorOf(restore.error)?.message ?? 'The versions could not be loaded.'}
        </Muted>
      )}
      <List>
        {rows.map(({ revision: version, title, by }) => (
          <li key={version}>
            <div>
              <b>{title}</b>
              <span>{by}</span>
            </div>
            {version === revision ? (
              <span>Now</span>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Go back to: ${title}`}
                aria-disabled={restore.isPending}
                onClick={() => {
                  if (!restore.isPending) void goBackTo(version).catch(() => {})
                }}
              >
                Go back
              </Button>
            )}
          </li>
        ))}
      </List>
    </Panel>
  )
}

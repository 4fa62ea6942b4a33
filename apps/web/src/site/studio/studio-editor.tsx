import { sharePathOf } from '@agency/contract/indexed-paths'
import { TIME_ZONE } from '@agency/contract/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { PageTitle, Small, VisuallyHidden } from '../../ui/core/text.ts'
import { Action } from '../../ui/forms/controls.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { PreviewViewport, type Screen } from '../generator/live-frame.tsx'
import { rememberOwnLink } from '../share-links/own-links.ts'
import { ColoursPanel } from './colours-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { PageFrame } from './page-frame.tsx'
import { SaveNotice, SaveState } from './save-state.tsx'
import { SectionsPanel } from './sections-panel.tsx'
import type { StudioData } from './studio-data.ts'
import { readBackup, serialise } from './studio-storage.ts'
import { StylePanel, TypePanel } from './type-panel.tsx'
import { useLatest } from './use-latest.ts'
import { useRenderedPage } from './use-rendered-page.ts'
import { type SaveStatus, useSaving } from './use-saving.ts'
import { useStudio } from './use-studio.ts'
import { VersionsPanel } from './versions-panel.tsx'

const Workspace = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: { base: '2', lg: '4' },
    '& > :not(h1, [data-bar])': { gridColumn: '1 / -1' },
    '& > h1': { textStyle: 'h4', alignSelf: 'center', gridColumn: { lg: '1' } },
    width: 'full',
    maxWidth: '1720px',
    marginInline: 'auto',
    paddingTop: 'calc({sizes.nav} + {spacing.4})',
    paddingBottom: '8',
    paddingInline: { base: '4', lg: '6' },
    bg: 'bg',
  },
})
const Bar = chakra('div', {
  base: {
    // On a large screen everything is in sight anyway.
    position: { base: 'sticky', lg: 'static' },
    top: '{sizes.nav}',
    zIndex: 'content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    gridColumn: { lg: '2' },
    paddingBlock: '2',
    bg: 'bg',
    '& [role=status]': { flex: { base: '1', lg: 'none' } },
  },
})
const Columns = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gap: '4',
    alignItems: { lg: 'start' },
    gridTemplateColumns: '380px minmax(0, 1fr)',
  },
})
const Side = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
    // On a phone the page is above its controls.
    order: { base: '2', lg: '1' },
    height: { lg: 'calc(100dvh - 220px)' },
    overflowY: { lg: 'auto' },
    overscrollBehavior: 'contain',
    padding: '1',
  },
})
const Stage = chakra('section', {
  base: {
    order: { base: '1', lg: '2' },
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    // It stays in sight while its look is chosen, not where a keyboard needs the space.
    '&[data-in-sight]': {
      position: { base: 'sticky', lg: 'static' },
      top: 'calc({sizes.nav} + 60px)',
      zIndex: 'content',
      bg: 'bg',
    },
  },
})

/** Panels of choices, which are longer than a phone is high. */
const lookPanels: ReadonlySet<string> = new Set<PanelName>(['logo', 'colours', 'type', 'style'])

/** Six options side by side, or in two rows where the panel is narrow; in sight while a panel scrolls. */
const PanelChoice = chakra('div', {
  base: {
    position: { lg: 'sticky' },
    // Up to the edge of what scrolls.
    top: '-4px',
    paddingTop: '1',
    zIndex: 'content',
    bg: 'bg',
    fontSize: '.8125rem',
    '& fieldset': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, 1fr)', sm: 'repeat(6, auto)', lg: 'repeat(3, 1fr)' },
      width: 'full',
    },
    '& label': { justifyContent: 'center', paddingInline: { base: '1', sm: '1' } },
  },
})

const screens = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const satisfies (readonly [Screen, string])[]

const panels = [
  ['sections', 'Sections'],
  ['logo', 'Logo'],
  ['colours', 'Colours'],
  ['type', 'Type'],
  ['style', 'Style'],
  ['versions', 'Versions'],
] as const
type PanelName = (typeof panels)[number][0]

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: TIME_ZONE })

/** A visitor on a phone sees the page in its phone layout. */
const defaultScreen = (): Screen => (matchMedia('(max-width: 600px)').matches ? 'phone' : 'desktop')

const indexOfPath = (path: string) => {
  const [, index] = /^sections\.(\d+)\./.exec(path) ?? []
  return index === undefined ? undefined : Number(index)
}

interface StudioEditorProps {
  token: string
  data: StudioData
}

/** Changes a concept: the live page beside its controls, saved as it is changed. */
export default function StudioEditor({ token, data }: StudioEditorProps) {
  // A page that was closed before it could save left its changes in this browser.
  const [backup] = useState(() => {
    const stored = readBackup(data.conceptId)
    return stored && serialise(stored.edits) !== serialise(data.edits) ? stored : undefined
  })
  const [focusedPath, setFocusedPath] = useState<string>()
  const edits = backup?.edits ?? data.edits
  const studio = useStudio(data.original, edits, data.uploads, focusedPath)
  const start = { edits: data.edits, revision: backup?.revision ?? data.revision }
  const saving = useSaving({ token, conceptId: data.conceptId }, start, studio.complete)
  const [screen, setScreen] = useState<Screen>(defaultScreen)
  const [panel, setPanel] = useState<PanelName>('sections')
  const [selected, setSelected] = useState<number>()
  const [pressedPicture, setPressedPicture] = useState<{ path: string }>()
  const [announcement, setAnnouncement] = useState('')
  const icons = useMemo(() => new Map(data.icons), [data.icons])
  const page = useRenderedPage(studio, { token, icons }, screen !== 'desktop')
  const undo = () => {
    if (!studio.canUndo) return
    studio.undo()
    setAnnouncement('Undone.')
  }
  const redo = () => {
    if (!studio.canRedo) return
    studio.redo()
    setAnnouncement('Redone.')
  }
  const actions = useLatest({ undo, redo, save: () => saving.flush() })
  useShortcuts(actions)

  const shown = studio.placed.filter(({ isHidden }) => !isHidden)
  const position = shown.findIndex(({ index }) => index === selected)
  const replaceWith = ({ edits, uploads }: Pick<StudioData, 'edits' | 'uploads'>) => {
    studio.addUploads(uploads)
    studio.change(edits, 'other version')
  }

  return (
    <Workspace>
      <StudioBar
        token={token}
        companyName={data.companyName}
        status={saving.status}
        savedAt={saving.savedAt}
        canUndo={studio.canUndo}
        canRedo={studio.canRedo}
        actions={actions}
      />
      <SaveNotice saving={saving} token={token} onNewer={replaceWith} />
      <Columns>
        <Side aria-label="What to change">
          <PanelSwitch panel={panel} onChange={setPanel} />
          {panel === 'sections' && (
            <SectionsPanel
              studio={studio}
              token={token}
              pressedPicture={pressedPicture}
              selected={selected}
              onSelect={setSelected}
              announce={setAnnouncement}
            />
          )}
          {panel === 'logo' && (
            <LogoPanel
              studio={studio}
              token={token}
              companyName={data.companyName}
              announce={setAnnouncement}
            />
          )}
          {panel === 'colours' && <ColoursPanel studio={studio} announce={setAnnouncement} />}
          {panel === 'type' && <TypePanel studio={studio} />}
          {panel === 'style' && <StylePanel studio={studio} />}
          {panel === 'versions' && (
            <VersionsPanel token={token} saving={saving} onRestored={replaceWith} />
          )}
          <LinkNote expiresAt={data.expiresAt} />
        </Side>
        <Stage aria-label="The page" data-in-sight={lookPanels.has(panel) || undefined}>
          <ScreenSwitch screen={screen} onChange={setScreen} />
          <PreviewViewport
            screen={screen}
            height={{
              base: lookPanels.has(panel) ? '36dvh' : '56dvh',
              lg: 'calc(100dvh - 290px)',
            }}
          >
            {(style) => (
              <PageFrame
                page={page}
                selected={position < 0 ? undefined : position}
                style={style}
                handlers={{
                  onWord: studio.changeWord,
                  onFocus: (path) => {
                    setFocusedPath(path)
                    const index = indexOfPath(path)
                    if (index !== undefined) setSelected(index)
                  },
                  onBlur: () => setFocusedPath(undefined),
                  onPicture: (path) => {
                    setPanel('sections')
                    setSelected(indexOfPath(path))
                    setPressedPicture({ path })
                  },
                  onUndo: undo,
                  onRedo: redo,
                }}
              />
            )}
          </PreviewViewport>
        </Stage>
      </Columns>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Workspace>
  )
}

interface StudioActions {
  undo: () => void
  redo: () => void
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>
}

interface StudioBarProps {
  token: string
  companyName: string
  status: SaveStatus
  savedAt: Date | undefined
  canUndo: boolean
  canRedo: boolean
  actions: StudioActions
}

/** The title, whether everything is saved, and what concerns all panels. */
const StudioBar = memo(function StudioBar({
  token,
  companyName,
  status,
  savedAt,
  canUndo,
  canRedo,
  actions,
}: StudioBarProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <PageTitle ref={title}>Change the design for {companyName}</PageTitle>
      <Bar data-bar="">
        <SaveState status={status} savedAt={savedAt} />
        <Action
          variant="outline"
          aria-disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={actions.undo}
        >
          Undo
        </Action>
        <Action
          variant="outline"
          aria-disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={actions.redo}
        >
          Redo
        </Action>
        <FinishButton token={token} save={actions.save} />
      </Bar>
    </>
  )
})

const PanelSwitch = memo(function PanelSwitch({
  panel,
  onChange,
}: {
  panel: PanelName
  onChange: (panel: PanelName) => void
}) {
  return (
    <PanelChoice>
      <SegmentedControl
        legend="Change"
        name="panel"
        options={panels}
        value={panel}
        onChange={onChange}
      />
    </PanelChoice>
  )
})

const ScreenSwitch = memo(function ScreenSwitch({
  screen,
  onChange,
}: {
  screen: Screen
  onChange: (screen: Screen) => void
}) {
  return (
    <chakra.div padding="2">
      <SegmentedControl
        legend="Show the page on"
        name="screen"
        options={screens}
        value={screen}
        dense
        onChange={onChange}
      />
    </chakra.div>
  )
})

const LinkNote = memo(function LinkNote({ expiresAt }: { expiresAt: string }) {
  return (
    <Small>
      This link works until {dayFormat.format(new Date(expiresAt))}. Whoever has it can change this
      design.
    </Small>
  )
})

/** Undo, redo and save by keyboard, wherever the focus is on the page. */
function useShortcuts(actions: StudioActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const action =
        key === 's'
          ? actions.save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? actions.redo
            : key === 'z'
              ? actions.undo
              : undefined
      if (!action) return
      // Fields have an undo of their own, which knows nothing of the page.
      event.preventDefault()
      void action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [actions])
}

/** Saves what is left and leads to the concept's page with its website and its estimate. */
function FinishButton({
  token,
  save,
}: Pick<StudioBarProps, 'token'> & Pick<StudioActions, 'save'>) {
  const [, navigate] = useLocation()
  const finish = trpc.studio.finish.useMutation()
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      if (!(await save())) return
      const { shareToken } = await finish.mutateAsync({ token })
      rememberOwnLink(shareToken)
      navigate(sharePathOf(shareToken))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Action disabled={isBusy} onClick={() => leave().catch(() => {})}>
        {isBusy ? 'Saving…' : 'Finish'}
      </Action>
      {finish.isError && (
        <Small role="alert">
          {apiErrorOf(finish.error)?.message ?? 'That did not work. Please try again.'}
        </Small>
      )}
    </>
  )
}

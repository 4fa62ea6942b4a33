import { addableSections } from '@agency/concept-engine/studio/added-sections'
import {
  type PlacedSection,
  publishedSections,
  unwrittenIn,
} from '@agency/concept-engine/studio/apply-edits'
import { sectionNameOf } from '@agency/concept-engine/studio/section-names'
import { MAX_EDITED_SECTIONS, MIN_SHOWN_SECTIONS } from '@agency/contract/studio'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Field, Select } from '../../ui/forms/field.tsx'
import { Panel, PanelText, PanelTitle } from './panel-parts.ts'
import type { PhotoActions } from './photo-field.tsx'
import { type SectionActions, SectionItem } from './section-item.tsx'
import { useLatest } from './use-latest.ts'
import { placesOf, type Studio } from './use-studio.ts'

const List = chakra('ol', { base: { display: 'grid', gap: '2' } })
const AddRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '& select': { minHeight: '44px' },
  },
})

const FEWEST_SECTIONS = `A page shows at least ${MIN_SHOWN_SECTIONS} sections.`

interface SectionsPanelProps {
  studio: Studio
  token: string
  /** The picture that was pressed on the page. */
  pressedPicture: { path: string } | undefined
  /** The index of the section that is marked on the page. */
  selected: number | undefined
  onSelect: (index: number) => void
  announce: (text: string) => void
}

const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_item, position) => position !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

const toggled = (set: ReadonlySet<number>, member: number): ReadonlySet<number> =>
  set.has(member)
    ? new Set([...set].filter((other) => other !== member))
    : new Set([...set, member])

/** The sections of the page: their order, which are shown, how, and their words. */
export function SectionsPanel({
  studio,
  token,
  pressedPicture,
  selected,
  onSelect,
  announce,
}: SectionsPanelProps) {
  const { original, placed, edits, complete, change, changeWord, changePhoto, addUploads } = studio
  const published = new Set(publishedSections(original, complete).map(({ index }) => index))
  const isNeeded = (index: number) => published.has(index) && published.size <= MIN_SHOWN_SECTIONS
  const dragged = useRef<number>(undefined)
  const [openIndexes, setOpenIndexes] = useState<ReadonlySet<number>>(new Set())
  // Moving an element in the document takes the focus from it.
  const [pressed, setPressed] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (pressed === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-press="${pressed}"]`)?.focus()
    setPressed(undefined)
  }, [pressed])

  useEffect(() => {
    const [, index] = pressedPicture?.path.split('.').map(Number) ?? []
    if (index !== undefined) setOpenIndexes((previous) => new Set([...previous, index]))
  }, [pressedPicture])
  const focused = useRef<typeof pressedPicture>(undefined)
  // Once its section is open.
  useEffect(() => {
    if (!pressedPicture || focused.current === pressedPicture || openIndexes.size === 0) return
    const selector = `[data-picture-input="${pressedPicture.path}"]`
    const input = list.current?.querySelector<HTMLElement>(selector)
    input?.focus()
    if (input) focused.current = pressedPicture
  }, [pressedPicture, openIndexes])

  const store = (sections: readonly PlacedSection[], key: string) =>
    change({ sections: placesOf(sections) }, key)

  function replace(position: number, part: Partial<PlacedSection>) {
    store(
      placed.map((section, at) => (at === position ? { ...section, ...part } : section)),
      `section ${position}`,
    )
  }

  const actions = useLatest<SectionActions & PhotoActions>({
    open: (position) => {
      const index = placed[position]?.index
      if (index === undefined) return
      setOpenIndexes((previous) => toggled(previous, index))
      onSelect(index)
    },
    move: (from, to, button) => {
      const section = placed[from]
      if (!section || from === 0 || to < 1 || to >= placed.length || to === from) return
      store(moved(placed, from, to), `move ${section.index}`)
      announce(`${sectionNameOf(section.section)} is now number ${to + 1} of ${placed.length}.`)
      if (button) setPressed(button)
    },
    toggle: (position) => {
      const section = placed[position]
      if (!section) return
      if (isNeeded(section.index)) return announce(FEWEST_SECTIONS)
      replace(position, { isHidden: !section.isHidden })
      announce(`${sectionNameOf(section.section)} is ${section.isHidden ? 'shown' : 'hidden'}.`)
    },
    swap: (position, kind) => replace(position, { kind }),
    remove: (position) => {
      const section = placed[position]
      if (!section) return
      if (isNeeded(section.index)) return announce(FEWEST_SECTIONS)
      store(
        placed.filter((_section, at) => at !== position),
        `remove ${section.index}`,
      )
      announce(`${sectionNameOf(section.section)} was removed.`)
    },
    ...{ changeWord, changePhoto, addUploads, announce },
    dragStart: (position) => {
      dragged.current = position
    },
    drop: (position) => {
      if (dragged.current !== undefined) actions.move(dragged.current, position, '')
      dragged.current = undefined
    },
  })

  return (
    <Panel>
      <PanelTitle>Sections</PanelTitle>
      <PanelText>
        Press a text or a picture on the page to change it, or open a section for all of its words
        and photos.
      </PanelText>
      <List ref={list}>
        {placed.map(({ section, index, isHidden }, position) => (
          <SectionItem
            key={index}
            {...{ section, index, isHidden, position, actions }}
            count={placed.length}
            headline={edits.words[`sections.${index}.headline`] ?? section.headline}
            isSelected={index === selected}
            isAdded={index >= original.sections.length}
            isNeeded={isNeeded(index)}
            designedKind={original.sections[index]?.kind ?? null}
            unwritten={
              index < original.sections.length
                ? ''
                : unwrittenIn({ section, index, isHidden, kind: null }, complete.words).join(', ')
            }
            isWithheld={!published.has(index)}
            words={openIndexes.has(index) ? edits.words : undefined}
            photos={openIndexes.has(index) ? edits.pictures : undefined}
            token={token}
            original={original}
          />
        ))}
      </List>
      {published.size <= MIN_SHOWN_SECTIONS && <PanelText>{FEWEST_SECTIONS}</PanelText>}
      <AddSection
        isFull={placed.length >= MAX_EDITED_SECTIONS}
        onAdd={(kind, name) => {
          const index = Math.max(original.sections.length, ...placed.map((each) => each.index + 1))
          const places = placesOf(placed)
          // Above the closing section, where a reader still is.
          const at = Math.max(1, places.length - 1)
          const added = { index, isHidden: false, kind }
          change({ sections: [...places.slice(0, at), added, ...places.slice(at)] }, `add ${index}`)
          announce(`${name} was added. Its words are waiting for yours.`)
          onSelect(index)
        }}
      />
    </Panel>
  )
}

function AddSection({
  isFull,
  onAdd,
}: {
  isFull: boolean
  onAdd: (kind: string, name: string) => void
}) {
  const [kind, setKind] = useState<string>(addableSections[0]?.kind ?? '')
  const id = useId()
  if (isFull) return <PanelText>A page has at most {MAX_EDITED_SECTIONS} sections.</PanelText>
  return (
    <AddRow>
      <Field id={id} label="Add a section">
        {(control) => (
          <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
            {addableSections.map(({ kind: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          const found = addableSections.find((candidate) => candidate.kind === kind)
          if (found) onAdd(found.kind, found.name)
        }}
      >
        Add
      </Button>
    </AddRow>
  )
}

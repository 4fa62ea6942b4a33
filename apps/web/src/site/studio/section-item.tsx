import { type Word, wordsOf } from '@agency/concept-engine/studio/editable-text'
import { shownPictureSlots } from '@agency/concept-engine/studio/pictures'
import { sectionNameOf } from '@agency/concept-engine/studio/section-names'
import { swapsFor } from '@agency/concept-engine/studio/swaps'
import type { Concept, Section } from '@agency/contract/concept'
import type { ConceptEdits } from '@agency/contract/concept-edits'
import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, memo, useEffect, useId, useMemo, useRef } from 'react'
import { Action } from '../../ui/forms/controls.ts'
import { Field, Input, Select, TextArea } from '../../ui/forms/field.tsx'
import { type PhotoActions, PhotoField } from './photo-field.tsx'

const Item = chakra('li', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'bg',
    '&[data-selected]': { borderColor: 'brand.500' },
    '&[data-hidden] [data-title]': { color: 'fg.subtle', textDecoration: 'line-through' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '2',
    '&[draggable=true]': { cursor: 'grab' },
    '& [data-title]': {
      display: 'grid',
      width: 'full',
      minHeight: '44px',
      paddingInline: '2',
      textAlign: 'start',
      borderRadius: 'control',
      '& b': { fontWeight: '650' },
      '& span': {
        textStyle: 'small',
        color: 'fg.muted',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    '& button': { minHeight: { base: '44px', md: '32px' } },
    '& button[aria-disabled=true]': { borderColor: 'transparent' },
  },
})
const ToWrite = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', paddingInline: '2', paddingBottom: '1' },
})
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& input, & select': { minHeight: '44px', paddingInline: '3' },
    '& button': { minHeight: { base: '44px', md: '36px' } },
    '& textarea': { minHeight: '96px', paddingInline: '3' },
  },
})

/** What can be done with the section at a position; the same object on every render. */
export interface SectionActions {
  open: (position: number) => void
  /** `button` is the one that keeps the focus. */
  move: (from: number, to: number, button: string) => void
  toggle: (position: number) => void
  /** null draws it as it was designed. */
  swap: (position: number, kind: string | null) => void
  remove: (position: number) => void
  changeWord: (path: string, text: string) => void
  dragStart: (position: number) => void
  drop: (position: number) => void
}

interface SectionItemProps {
  section: Section
  index: number
  isHidden: boolean
  /** Its place in the list, from 0. */
  position: number
  count: number
  headline: string
  isSelected: boolean
  isAdded: boolean
  /** Whether the page would show too few sections without it. */
  isNeeded: boolean
  /** The kind that it was designed as; null if it was added. */
  designedKind: string | null
  /** The labels of its words that are still to be written; '' if there are none. */
  unwritten: string
  /** Whether nobody else sees it. */
  isWithheld: boolean
  /** The changed words and the photos, if the section is open. */
  words: ConceptEdits['words'] | undefined
  photos: ConceptEdits['pictures'] | undefined
  token: string
  original: Concept
  actions: SectionActions & PhotoActions
}

/** One section in the list, with its words; it is rendered again only if it has changed. */
export const SectionItem = memo(function SectionItem({
  section,
  index,
  isHidden,
  position,
  count,
  headline,
  isSelected,
  isAdded,
  isNeeded,
  designedKind,
  unwritten,
  isWithheld,
  words,
  photos,
  token,
  original,
  actions,
}: SectionItemProps) {
  const { labels, language } = original
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const name = sectionNameOf(section)
  const label = headline ? `${name}: ${headline}` : name
  // The first section has the name of the page.
  const isFixed = position === 0
  const swaps = words && !isAdded ? swapsFor(section) : []
  return (
    <Item
      ref={item}
      data-selected={isSelected || undefined}
      data-hidden={isHidden || undefined}
      onDragOver={(event: DragEvent) => {
        if (!isFixed) event.preventDefault()
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        actions.drop(position)
      }}
    >
      <Head draggable={!isFixed} onDragStart={() => actions.dragStart(position)}>
        <button
          type="button"
          data-title=""
          aria-expanded={words !== undefined}
          aria-controls={id}
          onClick={() => actions.open(position)}
        >
          <b>{name}</b>
          {headline && <span>{headline}</span>}
        </button>
        {!isFixed && (
          <Buttons>
            <Action
              variant="quiet"
              data-press={`up-${index}`}
              aria-label={`Move up: ${label}`}
              aria-disabled={position === 1}
              onClick={() => actions.move(position, position - 1, `up-${index}`)}
            >
              Up
            </Action>
            <Action
              variant="quiet"
              data-press={`down-${index}`}
              aria-label={`Move down: ${label}`}
              aria-disabled={position === count - 1}
              onClick={() => actions.move(position, position + 1, `down-${index}`)}
            >
              Down
            </Action>
            <Action
              variant="quiet"
              aria-label={`${isHidden ? 'Show' : 'Hide'}: ${label}`}
              aria-disabled={isNeeded}
              onClick={() => actions.toggle(position)}
            >
              {isHidden ? 'Show' : 'Hide'}
            </Action>
            {isAdded && (
              <Action
                variant="quiet"
                aria-label={`Remove: ${label}`}
                aria-disabled={isNeeded}
                onClick={() => actions.remove(position)}
              >
                Remove
              </Action>
            )}
          </Buttons>
        )}
        {unwritten && (
          <ToWrite>
            Still to write: {unwritten}. Nobody else sees{' '}
            {isWithheld ? 'this section' : 'these words'} until then.
          </ToWrite>
        )}
      </Head>
      <Words id={id} hidden={!words}>
        {words && (
          <>
            {swaps.length > 0 && (
              <Field id={`${id}-kind`} label="Shown as">
                {(control) => (
                  <Select
                    {...control}
                    value={section.kind}
                    onChange={({ target: { value } }) =>
                      actions.swap(position, value === designedKind ? null : value)
                    }
                  >
                    {designedKind && swaps.every(({ kind }) => kind !== designedKind) && (
                      <option value={designedKind}>As designed</option>
                    )}
                    {swaps.map((swap) => (
                      <option key={swap.kind} value={swap.kind}>
                        {swap.name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <Photos {...{ section, index, original, token, actions }} photos={photos ?? {}} />
            {wordsOf(section, index, labels).map((word) => (
              <WordField
                key={word.path}
                word={word}
                text={words[word.path] ?? word.text}
                language={language}
                onChange={actions.changeWord}
              />
            ))}
          </>
        )}
      </Words>
    </Item>
  )
})

interface PhotosProps extends Pick<SectionItemProps, 'section' | 'index' | 'original' | 'token'> {
  photos: ConceptEdits['pictures']
  actions: PhotoActions
}

/** The places for pictures that a section shows. */
function Photos({ section, index, original, photos, token, actions }: PhotosProps) {
  // Drawing the section tells which there are; that depends on its kind, not on its words.
  const slots = useMemo(
    () => shownPictureSlots(original, section, index),
    [original, section, index],
  )
  return slots.map((slot) => (
    <PhotoField key={slot.path} {...{ slot, token, actions }} photo={photos[slot.path]} />
  ))
}

const LONG_TEXT = 160

interface WordFieldProps {
  word: Word
  text: string
  language: string
  onChange: (path: string, text: string) => void
}

const isSameField = (before: WordFieldProps, after: WordFieldProps) =>
  before.text === after.text &&
  before.word.path === after.word.path &&
  before.word.label === after.word.label

/** A text of the open section; it is rendered again only if it has changed. */
const WordField = memo(function WordField({ word, text, language, onChange }: WordFieldProps) {
  const { path, label, max, isRequired } = word
  const id = useId()
  const isMissing = isRequired && text.trim() === ''
  const Control = max > LONG_TEXT ? TextArea : Input
  return (
    <Field
      id={id}
      label={label}
      error={isMissing ? 'The page needs this text. The last one stays until you write it.' : ''}
      hint={text.length >= max ? `This has room for ${max} characters.` : undefined}
    >
      {(control) => (
        <Control
          {...control}
          value={text}
          maxLength={max}
          lang={language}
          dir="auto"
          onChange={(event: { target: { value: string } }) => onChange(path, event.target.value)}
        />
      )}
    </Field>
  )
}, isSameField)

import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Panel, PanelHeader } from '../data/panel.ts'

/** A section of a long form, linked to by its id. */
export interface Section {
  id: string
  title: string
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    // Field labels in the dashboard's small type.
    '& label': { fontSize: '.875rem' },
  },
})
/** Spans both columns of a section. */
export const Wide = chakra('div', {
  base: { gridColumn: '1 / -1', minWidth: '0', display: 'grid', gap: '4' },
})

interface FormSectionProps {
  section: Section
  children: ReactNode
}

export const FormSection = ({ section: { id, title }, children }: FormSectionProps) => (
  <Panel id={id} aria-labelledby={`${id}-title`} scrollMarginTop="72px">
    <PanelHeader>
      <h2 id={`${id}-title`}>{title}</h2>
    </PanelHeader>
    <Fields>{children}</Fields>
  </Panel>
)

const Anchors = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '88px',
    '& ul': { display: 'flex', flexDirection: { lg: 'column' }, flexWrap: 'wrap', gap: '1' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '32px' },
      paddingInline: '3',
      borderRadius: 'control',
      color: 'fg.muted',
      _hover: { color: 'fg', bg: 'raised' },
    },
  },
})

/** Links to each section of the form. */
export const SectionAnchors = ({ sections }: { sections: readonly Section[] }) => (
  <Anchors aria-label="Sections">
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </Anchors>
)

/** The form with its section links beside it, or above it if there is less room. */
export const SectionedForm = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' },
  },
})
export const Sections = chakra(
  'form',
  { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } },
  { defaultProps: { method: 'post' } },
)

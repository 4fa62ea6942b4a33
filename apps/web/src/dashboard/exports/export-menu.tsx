import {
  type ExportedList,
  type ExportFormat,
  exportFormats,
  exportNames,
} from '@agency/contract/list-export'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useDisclosure } from '../../ui/core/disclosure.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { floating } from '../../ui/overlay/floating.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { downloadExport, type ExportQuery } from './download-export.ts'

const Area = chakra('div', { base: { position: 'relative' } })
// As wide as the button, so that it stays on the screen wherever the button is.
const Formats = chakra('ul', { base: { ...floating, insetInline: '0', padding: '1' } })
const Format = chakra(
  'button',
  {
    base: {
      width: 'full',
      minHeight: { base: '44px', md: '36px' },
      paddingInline: '3',
      borderRadius: 'control',
      fontSize: '.875rem',
      textAlign: 'start',
      _hover: { bg: 'bg' },
    },
  },
  { defaultProps: { type: 'button' } },
)

interface ExportMenuProps {
  list: ExportedList
  query?: ExportQuery
}

/** Downloads a list or a report with its current filter and order, in a format to choose. */
export function ExportMenu({ list, query = {} }: ExportMenuProps) {
  const { open, setOpen, container, button } = useDisclosure()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const toast = useToast()
  async function exportAs(format: ExportFormat) {
    setOpen(false)
    // The chosen item, which has the focus, is hidden.
    button.current?.focus()
    setBusy(true)
    try {
      await downloadExport(list, format, query)
    } catch {
      toast({
        text: `Failed to export ${exportNames[list]}. Please try again.`,
        failed: true,
        action: { label: 'Retry', run: () => void exportAs(format) },
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Area ref={container}>
      <Action
        ref={button}
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setOpen(!open)
        }}
      >
        <Icon name="download" /> {isBusy ? 'Exporting...' : 'Export'} <Icon name="down" />
      </Action>
      <Formats id={id} hidden={!open}>
        {exportFormats.map((format) => (
          <li key={format}>
            <Format
              aria-label={`Export ${exportNames[list]} as ${format.toUpperCase()}`}
              onClick={() => void exportAs(format)}
            >
              {format.toUpperCase()}
            </Format>
          </li>
        ))}
      </Formats>
    </Area>
  )
}

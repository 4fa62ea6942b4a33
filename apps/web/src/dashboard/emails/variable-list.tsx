import { chakra } from '@chakra-ui/react/styled-system'

const Details = chakra('details', {
  base: {
    '& summary': {
      paddingBlock: { base: '11px', md: '5px' },
      color: 'accent',
      cursor: 'pointer',
      fontWeight: '600',
    },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '2' },
  },
})
const Variable = chakra(
  'button',
  {
    base: {
      minHeight: { base: '44px', md: '28px' },
      paddingInline: '2',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      fontFamily: 'monospace',
      fontSize: '.8125rem',
      cursor: 'pointer',
      _hover: { bg: 'raised' },
    },
  },
  { defaultProps: { type: 'button' } },
)

interface VariableListProps {
  names: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** Id of the text field that a press inserts a variable into. */
  fieldId: string
  onInsert: (text: string) => void
}

/** What can be filled in, with a button for each that inserts it at the cursor. */
export function VariableList({ names, labels = {}, fieldId, onInsert }: VariableListProps) {
  const insert = (name: string) => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.setRangeText(`{{${name}}}`, field.selectionStart, field.selectionEnd, 'end')
    onInsert(field.value)
    field.focus()
  }
  return (
    <Details>
      <summary>Insert a variable</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Variable title={labels[name]} onClick={() => insert(name)}>
              {`{{${name}}}`}
            </Variable>
          </li>
        ))}
      </ul>
    </Details>
  )
}

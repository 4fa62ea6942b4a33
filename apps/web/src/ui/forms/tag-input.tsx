import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../core/icons.tsx'
import { CompactInput } from './controls.ts'

const Tags = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '2',
    '&:empty': { display: 'none' },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      paddingInlineStart: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'full',
      bg: 'raised',
      overflowWrap: 'anywhere',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: { base: '44px', md: '28px' },
      height: { base: '44px', md: '28px' },
      color: 'fg.muted',
      borderRadius: 'full',
      _hover: { color: 'fg' },
    },
    '& svg': { width: '14px', height: '14px' },
  },
})

/** The tags with one more, trimmed; unchanged if it is empty or already there. */
export function addTag(tags: string[], text: string): string[] {
  const tag = text.trim()
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}

interface TagInputProps {
  /** The name of a single tag: 'service'. */
  noun: string
  control: { id: string; 'aria-describedby': string | undefined }
  tags: string[]
  onChange: (tags: string[]) => void
}

/** Short texts, added with Enter and removed one by one. */
export function TagInput({ noun, control, tags, onChange }: TagInputProps) {
  const [text, setText] = useState('')
  const add = (event: KeyboardEvent) => {
    // During IME composition, Enter commits the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onChange(addTag(tags, text))
    setText('')
  }
  return (
    <div>
      <CompactInput
        {...control}
        value={text}
        maxLength={80}
        placeholder={`Add a ${noun} and press Enter`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={add}
      />
      <Tags aria-live="polite">
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            <button
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => {
                onChange(tags.filter((other) => other !== tag))
                document.getElementById(control.id)?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </Tags>
    </div>
  )
}

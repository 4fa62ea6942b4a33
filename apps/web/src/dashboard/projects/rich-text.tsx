import { chakra } from '@chakra-ui/react/styled-system'
import { type Editor, EditorContent, Node, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { Prose } from '../../ui/data/prose.ts'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { INVALID_LINK, linkAddressOf } from './link-address.ts'

/** Images that are already in the text stay; new ones are added under Media. */
const StoredImage = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The editor produces only the tags that the server's allowlist keeps. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
    },
  }),
  StoredImage,
]

const EditorFrame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '&:focus-within': { borderColor: 'fg.muted' },
    '& .ProseMirror': {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      minHeight: '220px',
      padding: '4',
      outlineOffset: '-2px',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid {colors.accent}' },
  },
})
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    padding: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& button[aria-pressed=true]': { bg: 'raised', color: 'accent' },
  },
})

interface RichTextProps {
  labelId: string
  html: string
  onChange: (html: string) => void
}

/** Rich text with headings, lists, quotes and links. */
export default function RichText({ labelId, html, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: html,
    // The content security policy allows no style elements; the editor's styles are defined here.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <EditorFrame>
      <Toolbar editor={editor} />
      <Prose maxWidth="none" color="fg">
        <EditorContent editor={editor} />
      </Prose>
    </EditorFrame>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const [link, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const setLink = (text: string | undefined) => {
    setTyped(text)
    setRefused(false)
  }
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  })
  // Focus the editor synchronously: its own command waits for a frame and loses keystrokes before
  // it.
  const run = () => {
    editor.view.focus()
    return editor.chain()
  }
  const tools = [
    { name: 'Bold', isOn: is.bold, act: () => run().toggleBold().run() },
    { name: 'Italic', isOn: is.italic, act: () => run().toggleItalic().run() },
    { name: 'Heading', isOn: is.h2, act: () => run().toggleHeading({ level: 2 }).run() },
    { name: 'Subheading', isOn: is.h3, act: () => run().toggleHeading({ level: 3 }).run() },
    { name: 'List', isOn: is.bulletList, act: () => run().toggleBulletList().run() },
    { name: 'Numbers', isOn: is.orderedList, act: () => run().toggleOrderedList().run() },
    { name: 'Quote', isOn: is.blockquote, act: () => run().toggleBlockquote().run() },
    {
      name: 'Link',
      isOn: is.link,
      act: () => setLink(String(editor.getAttributes('link').href ?? '')),
    },
  ]
  const setAddress = () => {
    const href = linkAddressOf(link ?? '')
    // An invalid link would be dropped silently on save.
    if (!href && link?.trim()) return setRefused(true)
    setLink(undefined)
    if (href) run().extendMarkRange('link').setLink({ href }).run()
    else run().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Tools role="group" aria-label="Text format">
      {tools.map(({ name, isOn, act }) => (
        <Action key={name} variant="quiet" aria-pressed={isOn} onClick={act}>
          {name}
        </Action>
      ))}
      {link !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="1" flex="1 1 260px">
          <CompactInput
            autoFocus
            flex="1"
            aria-label="Link address"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'link-refused' : undefined}
            placeholder="https://… (empty for none)"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              if (event.key === 'Enter') setAddress()
              else setLink(undefined)
            }}
          />
          <Action variant="outline" onClick={setAddress}>
            Set link
          </Action>
          {isRefused && (
            <chakra.p id="link-refused" role="alert" color="error" flexBasis="100%">
              {INVALID_LINK}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </Tools>
  )
}

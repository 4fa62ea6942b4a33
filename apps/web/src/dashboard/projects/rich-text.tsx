import { chakra } from '@chakra-ui/react/styled-system'
import { type Editor, EditorContent, Node, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { Prose } from '../../ui/data/prose.ts'
import { Action, CompactInput } from '../../ui/forms/controls.ts'
import { INVALID_LINK, linkUrlOf } from './link-address.ts'

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
const ToolbarBox = chakra('div', {
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
  const [linkText, setLinkText] = useState<string>()
  const [isInvalid, setInvalid] = useState(false)
  const setLink = (text: string | undefined) => {
    setLinkText(text)
    setInvalid(false)
  }
  const active = useEditorState({
    editor,
    selector: ({ editor: currentEditor }) => ({
      bold: currentEditor.isActive('bold'),
      italic: currentEditor.isActive('italic'),
      h2: currentEditor.isActive('heading', { level: 2 }),
      h3: currentEditor.isActive('heading', { level: 3 }),
      bulletList: currentEditor.isActive('bulletList'),
      orderedList: currentEditor.isActive('orderedList'),
      blockquote: currentEditor.isActive('blockquote'),
      link: currentEditor.isActive('link'),
    }),
  })
  // Focus the editor synchronously: its own command waits for a frame and loses keystrokes before
  // it.
  const focusedChain = () => {
    editor.view.focus()
    return editor.chain()
  }
  const tools = [
    { name: 'Bold', isActive: active.bold, run: () => focusedChain().toggleBold().run() },
    { name: 'Italic', isActive: active.italic, run: () => focusedChain().toggleItalic().run() },
    {
      name: 'Heading',
      isActive: active.h2,
      run: () => focusedChain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Subheading',
      isActive: active.h3,
      run: () => focusedChain().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'List',
      isActive: active.bulletList,
      run: () => focusedChain().toggleBulletList().run(),
    },
    {
      name: 'Numbers',
      isActive: active.orderedList,
      run: () => focusedChain().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      isActive: active.blockquote,
      run: () => focusedChain().toggleBlockquote().run(),
    },
    {
      name: 'Link',
      isActive: active.link,
      run: () => setLink(String(editor.getAttributes('link').href ?? '')),
    },
  ]
  const applyLink = () => {
    const href = linkUrlOf(linkText ?? '')
    // An invalid link would be dropped silently on save.
    if (!href && linkText?.trim()) return setInvalid(true)
    setLink(undefined)
    if (href) focusedChain().extendMarkRange('link').setLink({ href }).run()
    else focusedChain().extendMarkRange('link').unsetLink().run()
  }
  return (
    <ToolbarBox role="group" aria-label="Text format">
      {tools.map(({ name, isActive, run }) => (
        <Action key={name} variant="quiet" aria-pressed={isActive} onClick={run}>
          {name}
        </Action>
      ))}
      {linkText !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="1" flex="1 1 260px">
          <CompactInput
            autoFocus
            flex="1"
            aria-label="Link address"
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? 'link-refused' : undefined}
            placeholder="https://… (empty for none)"
            value={linkText}
            onChange={(event) => setLink(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              if (event.key === 'Enter') applyLink()
              else setLink(undefined)
            }}
          />
          <Action variant="outline" onClick={applyLink}>
            Set link
          </Action>
          {isInvalid && (
            <chakra.p id="link-refused" role="alert" color="error" flexBasis="100%">
              {INVALID_LINK}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </ToolbarBox>
  )
}

import type { EmailPreview as Preview } from '@agency/contract/contact-email'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { apiErrorOf } from '../../api/trpc.ts'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& h3': { fontWeight: '600' },
  },
})
const Header = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
})
const paper = {
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  overflow: 'hidden',
} as const
const PlainText = chakra('pre', {
  base: {
    ...paper,
    padding: '4',
    bg: 'surface',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: 'monospace',
    fontSize: '.8125rem',
    lineHeight: '1.6',
  },
})
// An email has a page of its own in the recipient's program, light there whatever the theme is here.
const Paper = chakra('div', { base: { ...paper, colorScheme: 'light' } })
const Failure = chakra('p', { base: { color: 'error', overflowWrap: 'anywhere' } })

/**
 * The page of an email, in a shadow tree that no style of the dashboard reaches. Its inline styles
 * are set by script, since the content security policy blocks them as attributes.
 */
function HtmlView({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    // Without the head, whose style sheet is for dark mail programs. Text in the email cannot contain
    // the attribute: its quotation marks are escaped.
    const source = html.slice(html.indexOf('<body')).replaceAll(' style="', ' data-style="')
    const { body } = new DOMParser().parseFromString(source, 'text/html')
    const page = document.createElement('div')
    page.dataset.style = body.dataset.style
    page.append(...body.childNodes)
    shadow.replaceChildren(page)
    for (const each of [page, ...page.querySelectorAll<HTMLElement>('[data-style]')]) {
      each.style.cssText = each.dataset.style ?? ''
    }
    // The heading is not one of this page, and its links lead away from the form.
    for (const heading of page.querySelectorAll('h1')) heading.role = 'presentation'
    for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
  }, [html])
  return <Paper ref={host} />
}

type Format = 'html' | 'text'
const formats = [
  ['html', 'HTML'],
  ['text', 'Plain text'],
] as const

/** An email as it would be sent, as HTML or as plain text. */
export function EmailPreview({ preview, failure }: ReturnType<typeof useEmailPreview<Preview>>) {
  const [format, setFormat] = useState<Format>('html')
  return (
    <Section aria-label="Preview">
      <Header>
        <h3>Preview</h3>
        <SegmentedControl
          legend="Format of the preview"
          name="preview-format"
          dense
          options={formats}
          value={format}
          onChange={setFormat}
        />
      </Header>
      {failure && <Failure role="status">{failure}</Failure>}
      {preview && (
        <>
          <DescriptionList>
            <DescriptionItem name="Subject">{preview.subject}</DescriptionItem>
            <DescriptionItem name="From">{preview.from}</DescriptionItem>
            <DescriptionItem name="Reply-to">{preview.replyTo}</DescriptionItem>
          </DescriptionList>
          {format === 'html' ? (
            <HtmlView html={preview.html} />
          ) : (
            <PlainText>{preview.text}</PlainText>
          )}
        </>
      )}
    </Section>
  )
}

const DELAY_MS = 400

/**
 * The preview of what is being written, loaded when it has not changed for a moment. With a text
 * that cannot be sent, the last one stays beside the reason.
 */
export function useEmailPreview<Result extends Preview, Input extends object = object>(
  input: Input,
  load: (input: Input) => Promise<Result>,
): { preview: Result | undefined; failure: string } {
  const [preview, setPreview] = useState<Result>()
  const [failure, setFailure] = useState('')
  // Each render creates a new object, so compare them as JSON.
  const text = useDebouncedValue(JSON.stringify(input), DELAY_MS)
  const run = useEffectEvent(load)
  useEffect(() => {
    let isCurrent = true
    run(JSON.parse(text)).then(
      (loaded) => {
        if (!isCurrent) return
        setPreview(loaded)
        setFailure('')
      },
      (error) => {
        if (!isCurrent) return
        const apiError = apiErrorOf(error)
        setFailure(
          apiError?.issues?.[0]?.message ?? apiError?.message ?? 'Failed to load the preview.',
        )
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return { preview, failure }
}

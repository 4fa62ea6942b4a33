import { embedSnippetOf } from '@agency/contract/embed'
import { chakra } from '@chakra-ui/react/styled-system'
import { Action, CompactTextArea } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Wide } from '../../ui/forms/form-section.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { SettingInput, type SettingsForm } from './setting-input.tsx'

const Note = chakra('p', { base: { color: 'fg.muted', maxWidth: '75ch' } })

/** The sites that may show the generator, and what to put into their pages. */
export function EmbedFields({ form }: { form: SettingsForm }) {
  const copyWith = useCopy()
  const snippet = embedSnippetOf(location.origin)
  const copy = () =>
    copyWith(snippet, { copied: 'Snippet copied', failed: 'Please copy the snippet by hand.' })
  return (
    <Wide>
      <Note>
        Put the generator on a campaign page or a client’s site. Its leads arrive here, each with
        the site that it came from. On any site that is not listed, visitors get a link instead.
      </Note>
      <SettingInput
        form={form}
        setting={{
          name: 'embedding_origins',
          label: 'Sites that may show the generator',
          optional: true,
          hint: 'One origin a line, such as https://www.example.com: no path, and www only if the site has it. At most 20.',
          minHeight: '5.5em',
        }}
      />
      <Field
        id="embed-snippet"
        label="Snippet for their pages"
        hint="Paste it where the generator should stand. It follows the visitor’s light or dark mode; theme=&quot;light&quot; on the first tag fixes one, and accent=&quot;#2dd4bf&quot; colours its buttons."
      >
        {(control) => (
          <CompactTextArea
            {...control}
            readOnly
            minHeight="auto"
            css={{ fieldSizing: 'content' }}
            fontFamily="monospace"
            resize="none"
            value={snippet}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Action variant="outline" justifySelf="start" onClick={copy}>
        Copy snippet
      </Action>
    </Wide>
  )
}

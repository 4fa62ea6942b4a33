import { chakra } from '@chakra-ui/react/styled-system'
import { copyText } from '../../browser/copy-text.ts'
import { Action, CompactTextArea } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { confirmDialogStyle } from '../../ui/overlay/confirm-dialog-style.ts'
import { useModal } from '../../ui/overlay/modal.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Box = chakra('dialog', {
  base: {
    ...confirmDialogStyle,
    '& h2': { fontSize: '1rem', fontWeight: '600' },
    '& p': { marginBlock: '2', color: 'fg.muted' },
    '& label': { fontSize: '.875rem' },
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '6',
  },
})

interface SecretDialogProps {
  secret: string
  /** Says until when an earlier secret is valid, if there is one. */
  note?: string
  onClose: () => void
}

/** Shows a new secret, which is not shown again. */
export function SecretDialog({ secret, note, onClose }: SecretDialogProps) {
  const dialog = useModal()
  const toast = useToast()
  const copy = async () => {
    const isCopied = await copyText(secret)
    toast({
      text: isCopied ? 'Secret copied' : 'Please copy the secret by hand.',
      failed: !isCopied,
    })
  }
  return (
    <Box ref={dialog} aria-labelledby="secret-title" onClose={onClose}>
      <h2 id="secret-title">Copy the signing secret now</h2>
      <p>
        It is shown only this once. Your server needs it to check that a request comes from this
        site. If it is lost, make a new one.
      </p>
      {note && <p>{note}</p>}
      <Field id="webhook-secret" label="Signing secret">
        {(control) => (
          <CompactTextArea
            {...control}
            readOnly
            rows={2}
            minHeight="auto"
            fontFamily="monospace"
            wordBreak="break-all"
            resize="none"
            value={secret}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Buttons>
        <Action variant="outline" onClick={copy}>
          Copy secret
        </Action>
        <Action onClick={() => dialog.current?.close()}>Done</Action>
      </Buttons>
    </Box>
  )
}

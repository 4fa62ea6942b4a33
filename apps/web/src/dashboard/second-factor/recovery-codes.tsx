import { chakra } from '@chakra-ui/react/styled-system'
import { saveFile } from '../../browser/save-file.ts'
import { Action } from '../../ui/forms/controls.ts'
import { DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useCopy } from '../layout/use-copy.ts'

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '2',
    padding: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    fontFamily: 'monospace',
  },
})

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copyWith = useCopy()
  const text = codes.join('\n')
  const copy = () =>
    copyWith(text, { copied: 'Recovery codes copied', failed: 'Please copy the codes by hand.' })
  const save = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `recovery-codes-${location.host}.txt`)
  return (
    <chakra.div display="grid" gap="4" role="status">
      <p>
        These are your recovery codes. If you lose your second factor, each of them logs you in
        once, with your password. Keep them somewhere safe: you won’t be able to see them again.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <DrawerActions>
        <Action onClick={() => void copy()}>Copy codes</Action>
        <Action variant="outline" onClick={save}>
          Download
        </Action>
        <Action variant="outline" onClick={onDone}>
          I have saved them
        </Action>
      </DrawerActions>
    </chakra.div>
  )
}

import { paletteOfLogo } from '@agency/concept-engine/palette/logo-colours'
import { logoPlates } from '@agency/concept-engine/studio/logo-plates'
import type { LogoChoice } from '@agency/contract/concept-edits'
import { studioPictureUrl } from '@agency/contract/studio'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Row } from '../../ui/core/layout.ts'
import { Action } from '../../ui/forms/controls.ts'
import { Notice, paletteChoiceOf } from './colours-panel.tsx'
import { Legend, Options, Panel, PanelText, PanelTitle } from './panel-parts.ts'
import { PictureInput } from './picture-input.tsx'
import { LogoError, readLogo } from './read-logo.ts'
import type { Studio } from './use-studio.ts'

const Preview = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    // A grey on which both light and dark logos are visible.
    bg: '#8b8b8b',
    '& img': { maxWidth: 'full', maxHeight: '96px' },
  },
})

const places = [
  ['inHeader', 'In the header', 'header'],
  ['inFooter', 'In the footer', 'footer'],
] as const

interface LogoPanelProps {
  studio: Studio
  token: string
  companyName: string
  announce: (text: string) => void
}

/** The logo that is shown instead of the company's name. */
export function LogoPanel({ studio, token, companyName, announce }: LogoPanelProps) {
  const { edits, concept, change, addUploads } = studio
  const { logo } = edits
  const set = (next: LogoChoice | null, key = 'logo') => change({ logo: next }, key)
  return (
    <Panel>
      <PanelTitle>Logo</PanelTitle>
      <PanelText>Your logo in place of the name, which remains as its description.</PanelText>
      {logo && (
        <Preview>
          <img src={studioPictureUrl(token, logo.file)} alt={`The logo of ${companyName}`} />
        </Preview>
      )}
      <PictureInput
        token={token}
        kind="logo"
        label={logo ? 'Replace the logo' : 'Add your logo'}
        hint="PNG, JPEG, WebP, GIF or AVIF, up to 10 MB. A transparent background works best."
        announce={announce}
        onUploaded={(upload) => {
          addUploads([upload])
          change(
            (present) => ({
              logo: { inHeader: true, inFooter: true, ...present.logo, file: upload.file },
            }),
            'logo',
          )
        }}
      />
      {logo && (
        <>
          <Options>
            <Legend>Show the logo</Legend>
            {places.map(([place, name]) => (
              <label key={place}>
                <input
                  type="checkbox"
                  checked={logo[place]}
                  onChange={({ target }) =>
                    set({ ...logo, [place]: target.checked }, `logo ${place}`)
                  }
                />
                {name}
              </label>
            ))}
          </Options>
          <PlateNotice concept={concept} />
          <LogoPalette key={logo.file} {...{ studio, token, announce }} file={logo.file} />
          <div>
            <Action
              variant="outline"
              onClick={() => {
                set(null)
                announce('The logo was removed. The name is shown again.')
              }}
            >
              Remove the logo
            </Action>
          </div>
        </>
      )}
    </Panel>
  )
}

/** Says where the logo is on a plate, because it could not be seen without one. */
function PlateNotice({ concept }: Pick<Studio, 'concept'>) {
  const plates = logoPlates(concept)
  const notes = places.flatMap(([place, , name]) => {
    const plate = plates[place]
    return plate ? [{ name, shade: plate === '#ffffff' ? 'white' : 'dark' }] : []
  })
  return (
    <Notice role="status" data-repaired={notes.length > 0 || undefined}>
      {notes.map(({ name, shade }) => (
        <p key={name}>
          Your logo would be hard to see in the {name}, so it is on a {shade} plate there. To show
          the name instead, untick the {name} above.
        </p>
      ))}
      {notes.length === 0 && (
        <PanelText>The logo stands out from the page wherever it is shown.</PanelText>
      )}
    </Notice>
  )
}

interface LogoPaletteProps extends Pick<LogoPanelProps, 'studio' | 'token' | 'announce'> {
  file: string
}

/** Proposes the colours of the logo for the page. */
function LogoPalette({ studio, token, file, announce }: LogoPaletteProps) {
  const [error, setError] = useState('')
  async function take() {
    setError('')
    try {
      const response = await fetch(studioPictureUrl(token, file))
      if (!response.ok) throw new LogoError('The logo could not be loaded. Please try again.')
      const stored = new File([await response.blob()], 'logo', { type: 'image/webp' })
      const pair = paletteOfLogo(await readLogo(stored))
      if (!pair) throw new LogoError('No colour stands out in this logo.')
      // The page may have been made darker while the logo was read.
      studio.change(
        (edits) => ({
          palette: { ...paletteChoiceOf({ edits, concept: studio.concept }), ...pair },
        }),
        'logo colours',
      )
      announce(`The page has the colours of your logo: ${pair.primary} and ${pair.accent}.`)
    } catch (reason) {
      setError(reason instanceof LogoError ? reason.message : 'The logo could not be read.')
    }
  }
  return (
    <Row>
      <Action variant="outline" onClick={() => void take()}>
        Use its colours for the page
      </Action>
      {error && <PanelText role="alert">{error}</PanelText>}
    </Row>
  )
}

import { STARTED_FIELD } from '@agency/contract/brief-fields'
import { DESCRIPTION_MAX } from '@agency/contract/constants'
import { GENERATOR_PATH } from '@agency/contract/indexed-paths'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  type ComponentType,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/core/button.ts'
import { Small, VisuallyHidden } from '../../ui/core/text.ts'
import { Field, Input } from '../../ui/forms/field.tsx'
import { readDraft, saveDraft } from '../generator/brief-draft.ts'
import type { PreviewFramesProps } from '../generator/preview-frames.tsx'
import { emberFrame } from '../live-demo/ember-frame.ts'
import { ComposerSketch } from './composer-sketch.tsx'

/** Loads with the first letter typed; if it fails, the sketch stays. */
const PreviewFrames = lazy<ComponentType<PreviewFramesProps>>(async () => {
  try {
    return { default: (await import('../generator/preview-frames.tsx')).PreviewFrames }
  } catch {
    return { default: () => null }
  }
})

const COMPANY_MAX = 120
const PREVIEW_HEIGHT = { base: '300px', md: '380px', lg: 'clamp(320px, 44vh, 440px)' }

const Card = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    ...emberFrame,
  },
})
const Answers = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
    padding: { base: '4', sm: '6' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > p': { gridColumn: '1 / -1', textStyle: 'h4' },
  },
})
const PreviewStage = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg',
    '& > *': { position: 'absolute', inset: '0' },
    '& > [data-preview]': { visibility: 'hidden' },
    '& > [data-preview=shown]': { visibility: 'visible' },
  },
})
const CardFooter = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: { base: '4', sm: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > p': { flex: '1 1 16ch' },
  },
})

/** Asks for a company's name and a line about it, and composes a first page from the two. */
export function PageComposer() {
  const form = useRef<HTMLFormElement>(null)
  const [{ companyName, description }, setAnswers] = useState({ companyName: '', description: '' })
  const [isShown, setShown] = useState(false)
  const [, navigate] = useLocation()
  const hasInput = companyName !== '' || description !== ''
  const read = () => {
    const formData = new FormData(form.current ?? undefined)
    const textOf = (name: string) => String(formData.get(name) ?? '')
    setAnswers({ companyName: textOf('companyName'), description: textOf('description') })
  }
  // The fields keep what was typed before this code loaded.
  const readOnMount = useEffectEvent(read)
  useEffect(() => readOnMount(), [])
  // The generator's form starts with what was typed here, instead of an older draft.
  const continueInGenerator = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filledFields = Object.entries({ companyName, description }).filter(([, text]) =>
      text.trim(),
    )
    saveDraft({ ...readDraft(), ...Object.fromEntries(filledFields) })
    navigate(GENERATOR_PATH)
  }
  return (
    <Card
      ref={form}
      method="post"
      action={GENERATOR_PATH}
      onSubmit={continueInGenerator}
      onInput={read}
      aria-labelledby="composer-title"
    >
      <input type="hidden" name={STARTED_FIELD} value="true" />
      <Answers>
        <p id="composer-title">Two answers, and a page begins</p>
        <Field id="composer-company" label="Company name">
          {(control) => (
            <Input
              {...control}
              name="companyName"
              autoComplete="organization"
              placeholder="Second Crack"
              maxLength={COMPANY_MAX}
            />
          )}
        </Field>
        <Field id="composer-line" label="What you do, in one line">
          {(control) => (
            <Input
              {...control}
              name="description"
              autoComplete="off"
              placeholder="We roast coffee for cafés"
              maxLength={DESCRIPTION_MAX}
            />
          )}
        </Field>
      </Answers>
      <PreviewStage height={PREVIEW_HEIGHT}>
        <ComposerSketch companyName={companyName} line={description} />
        {(hasInput || isShown) && (
          <div data-preview={isShown ? 'shown' : 'coming'}>
            <Suspense>
              <PreviewFrames
                answers={{ companyName, description }}
                title="Preview of your page"
                height="100%"
                onShown={setShown}
              />
            </Suspense>
          </div>
        )}
      </PreviewStage>
      <CardFooter>
        <Small>
          <noscript>Continue with these two answers to the rest of the brief. </noscript>
          Drawn as you type, never stored.
        </Small>
        <Button type="submit" variant="outline" size="sm">
          Continue in the generator
        </Button>
      </CardFooter>
      <VisuallyHidden role="status">
        {isShown ? 'A first page from your answers is shown below the two fields.' : ''}
      </VisuallyHidden>
    </Card>
  )
}

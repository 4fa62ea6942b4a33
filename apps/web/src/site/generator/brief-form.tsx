import { type BriefField, type BriefValues, briefFields } from '@agency/contract/brief-fields'
import {
  emptyBrief,
  fieldOfIssue,
  SHOW_IN_GALLERY,
  toBrief,
  toFormValues,
} from '@agency/contract/brief-values'
import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearch } from 'wouter'
import { useServerData } from '../../ssr/server-data.ts'
import { Button } from '../../ui/core/button.ts'
import { Small } from '../../ui/core/text.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { errorsOf } from '../../ui/forms/form-resolver.ts'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { clearOfBackdrop } from '../layout/backdrop/clear-of-backdrop.ts'
import { readDraft, saveDraft } from './brief-draft.ts'
import { AboutTheSite, AboutYou, FoldedDetails, PrefillNote } from './brief-fields.tsx'
import { BriefSketch, SketchOrigin } from './brief-sketch.tsx'
import { GalleryChoice } from './gallery-choice.tsx'
import { LivePreview } from './live-preview.tsx'
import { NoticeBox } from './notice-box.tsx'
import type { PreviewHandle } from './preview-frames.tsx'
import { StageLine } from './stage-line.tsx'
import {
  companyOfPrefill,
  foldedFields,
  rememberDetails,
  startingValues,
} from './starting-values.ts'
import { StatusLine } from './status-line.tsx'
import type { Generation } from './use-generation.ts'
import { useWaitForLivePage } from './use-wait-for-live-page.ts'

const loadSchema = async () => (await import('./brief-schema.ts')).BriefForm
/** The preview is beside the fields and the button, or between them where there is no room. */
const Form = chakra('form', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"fields" "preview" "send"', lg: '"fields preview" "send preview"' },
    alignItems: 'start',
    paddingBottom: 'section',
  },
})
const Fields = chakra('div', {
  base: {
    ...clearOfBackdrop,
    gridArea: 'fields',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
  },
})
const Preview = chakra('aside', {
  base: { gridArea: 'preview', position: { lg: 'sticky' }, top: { lg: '104px' } },
})
const Send = chakra('div', {
  base: {
    ...clearOfBackdrop,
    gridArea: 'send',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
  },
})

interface BriefFormProps {
  generation: Generation
  hidden: boolean
  origin?: GalleryConcept | undefined
  /** In a frame of another site, where previews may not be framed. */
  isEmbedded?: boolean
}

export function BriefForm({ generation, hidden, origin, isEmbedded = false }: BriefFormProps) {
  const posted = useServerData('form')
  const [postedErrors] = useState(() => errorsOf<BriefValues>(posted?.errors ?? []))
  const form = useContractForm<BriefValues>({
    defaultValues: { ...emptyBrief, ...posted?.values },
    errors: postedErrors,
    schema: loadSchema,
    send,
    onInvalid: () => setAttempt(attempt + 1),
  })
  const { control, formState, reset, getValues } = form
  const { errors, dirtyFields } = formState
  const { run } = generation
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const text = hasSubmitted ? undefined : posted?.outcome?.text
  const notice = generation.notice ?? (text ? { message: text } : undefined)
  const values = { ...emptyBrief, ...useWatch({ control }) }
  const [otherCompany, setOtherCompany] = useState('')
  const [folded, setFolded] = useState<BriefField[]>([])
  const [attempt, setAttempt] = useState(posted?.errors.length ? 1 : 0)
  // Never remembered: consent to show a concept applies to that concept only.
  const [showInGallery, setShowInGallery] = useState(posted?.values[SHOW_IN_GALLERY] === 'true')
  const draft = useRef<Partial<BriefValues>>({})
  const hasQueryArrived = useRef(false)
  const search = useSearch()
  const { setLatest, untilPage } = useWaitForLivePage()
  const preview = useRef<PreviewHandle>(null)
  // Whoever reaches the button has finished typing, so the page is on its way before the press.
  const requestPage = () => preview.current?.requestNow()

  // Once on mount, and again when the URL selects another concept.
  useEffect(() => {
    let isUnmounted = false
    // Anything typed before this code loaded, or submitted without it, is newer than remembered
    // values.
    const keepDirtyValues = !hasQueryArrived.current
    // The server renders without the query string; the page's query follows in the next render.
    hasQueryArrived.current ||= search !== '' || location.search === ''
    if (keepDirtyValues && posted) return
    // Reading the values uses the prefill up.
    setOtherCompany(companyOfPrefill(search))
    const initialValues = startingValues(search)
    draft.current = readDraft()
    reset(initialValues, { keepDirtyValues })
    const isInUse = (field: BriefField) =>
      getValues(field) !== initialValues[field] || document.activeElement?.id === field
    // If the validation code cannot be loaded, no field is folded.
    foldedFields(initialValues).then(
      (fields) => {
        if (!isUnmounted) setFolded(fields.filter((field) => !isInUse(field)))
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [search, reset, getValues, posted])

  // The brief of a resumed run replaces the values of the form.
  const resumedBrief = run?.isResumed ? run.brief : undefined
  useEffect(() => {
    if (!resumedBrief) return
    reset(toFormValues(resumedBrief))
    setShowInGallery(resumedBrief.showInGallery)
  }, [resumedBrief, reset])
  useEffect(() => {
    if (hidden) draft.current = {}
  }, [hidden])

  // Only values typed here are a draft: remembered or prefilled ones are not.
  const typedJson = JSON.stringify(
    Object.fromEntries(
      briefFields.filter((field) => dirtyFields[field]).map((field) => [field, values[field]]),
    ),
  )
  useEffect(() => {
    if (typedJson === '{}') return
    draft.current = { ...draft.current, ...JSON.parse(typedJson) }
    saveDraft(draft.current)
  }, [typedJson])

  async function send(validValues: BriefValues) {
    setHasSubmitted(true)
    rememberDetails(form.getValues())
    const outcome = await generation.generate(toBrief(validValues, showInGallery), untilPage())
    for (const { path, message } of outcome?.apiError?.issues ?? []) {
      const field = fieldOfIssue(path)
      if (field) form.setError(field, { type: 'server', message })
    }
  }

  const visible = (field: BriefField) => !folded.includes(field) || Boolean(errors[field])
  const problems = briefFields.flatMap((field) => {
    const problem = errors[field]?.message
    return problem ? [{ id: field, message: problem }] : []
  })

  return (
    <Form
      hidden={hidden}
      data-form="generator"
      method="post"
      action="/ai-generator"
      noValidate
      onSubmit={(event) => {
        requestPage()
        return form.onSubmit(event)
      }}
      aria-label="Your brief"
      aria-busy={run !== undefined}
    >
      <Fields>
        {notice && !hidden && <NoticeBox notice={notice} />}
        {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
        {otherCompany && values.companyName === otherCompany && (
          <PrefillNote
            company={otherCompany}
            onClear={() => form.setValue('companyName', '', { shouldDirty: true })}
          />
        )}
        {folded.length > 0 && (
          <FoldedDetails
            values={values}
            folded={folded.filter((field) => !errors[field])}
            onEdit={() => setFolded([])}
          />
        )}
        <AboutYou form={form} visible={visible} posted={posted?.values} />
        <AboutTheSite form={form} visible={visible} posted={posted?.values} />
      </Fields>
      <Preview aria-label="Sketch of your brief">
        {isEmbedded ? (
          <BriefSketch values={values} />
        ) : (
          <LivePreview
            ref={preview}
            values={hidden ? emptyBrief : values}
            run={hidden ? undefined : run}
            nextSeed={generation.nextSeed}
            isComplete={formState.isSubmitting || run !== undefined}
            sketch={<BriefSketch values={values} />}
            onLatestChange={setLatest}
          />
        )}
        {origin && <SketchOrigin origin={origin} />}
      </Preview>
      <Send>
        <GalleryChoice isChosen={showInGallery} onChange={setShowInGallery} />
        <Small maxWidth="50ch">
          We keep your brief to make the concept and its estimate, and to answer you.
        </Small>
        <Button
          type="submit"
          disabled={run !== undefined}
          {...keepFocusOnPress}
          onPointerEnter={requestPage}
          onFocus={requestPage}
          minWidth={{ base: 'full', sm: '400px' }}
          // A long phrase takes two lines on a phone: reserve them so that nothing below moves.
          minHeight={{ base: '64px', sm: '48px' }}
          justifySelf="start"
        >
          {run ? (
            <StatusLine startedAt={run.startedAt}>Generating your concept</StatusLine>
          ) : (
            'Generate My Concept'
          )}
        </Button>
        {!hidden && (
          <StageLine run={run} idle="Free, and no account needed." onCancel={generation.cancel} />
        )}
      </Send>
    </Form>
  )
}

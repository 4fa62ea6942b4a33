import { Suspense } from 'react'
import { trpc } from '../../api/trpc.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { LineSkeleton } from '../../ui/data/states.tsx'
import { CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormField, type FormFieldProps } from '../../ui/forms/form-field.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { TagInput } from '../../ui/forms/tag-input.tsx'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import { AdditionalImages } from './additional-images.tsx'
import { EmbedFields } from './embed-fields.tsx'
import { PictureSlot } from './picture-slot.tsx'
import { type ProjectPictures, type Slot, slots } from './project-pictures.ts'
import { sections } from './project-sections.ts'
import type { ProjectValues } from './project-values.ts'
import { SearchPreview } from './search-preview.tsx'
import { SlugField } from './slug-field.tsx'

// The editor is as large as the rest of the dashboard, so it is loaded only when a form is opened.
const RichText = lazyComponent(() => import('./rich-text.tsx'))

interface ProjectFieldsProps {
  form: ContractForm<ProjectValues>
  projectId: number | undefined
  pictures: ProjectPictures
  onPictures: (pictures: ProjectPictures) => void
}

type TextName = {
  [Name in keyof ProjectValues]: ProjectValues[Name] extends string ? Name : never
}[keyof ProjectValues]
type TagName = 'services' | 'technologies'

interface TextProps extends Omit<FormFieldProps<ProjectValues>, 'form' | 'minHeight'> {
  /** A multi-line field. */
  isLong?: boolean
}

/** The five documented sections. */
export function ProjectFields({ form, projectId, pictures, onPictures }: ProjectFieldsProps) {
  const { register, watch, setValue, formState } = form
  const { data: agency } = trpc.settings.agency.useQuery()
  const values = watch()
  const [basic, content, media, details, seo] = sections
  const setSlot = (name: keyof ProjectPictures['slots'], slot: Slot) =>
    onPictures({ ...pictures, slots: { ...pictures.slots, [name]: slot } })
  const set = <Name extends keyof ProjectValues>(name: Name, value: ProjectValues[Name]) =>
    setValue(name as TextName, value as string, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })

  const text = ({ optional = true, isLong = false, ...field }: TextProps) => (
    <FormField
      form={form}
      optional={optional}
      required={!optional}
      {...(isLong && { minHeight: '96px' })}
      {...field}
    />
  )
  const tags = (name: TagName, label: string, noun: string) => (
    <Field id={`project-${name}`} label={label} optional error={form.errorOf(name)}>
      {(control) => (
        <TagInput
          noun={noun}
          control={control}
          tags={values[name]}
          onChange={(changed) => set(name, changed)}
        />
      )}
    </Field>
  )
  const checkBox = (name: 'active' | 'featured', label: string) => (
    <CheckLabel htmlFor={`project-${name}`}>
      <CheckBox id={`project-${name}`} {...register(name)} />
      {label}
    </CheckLabel>
  )

  return (
    <>
      <FormSection section={basic}>
        {text({ name: 'title', label: 'Title', optional: false })}
        <SlugField
          id="project-slug"
          value={values.slug}
          title={values.title}
          projectId={projectId}
          error={form.errorOf('slug')}
          onChange={(slug) => set('slug', slug)}
        />
        {text({
          name: 'clientName',
          label: 'Client',
          hint: "If empty, 'Client' is shown.",
        })}
        <Wide>
          {text({
            name: 'summary',
            label: 'Summary',
            hint: 'One or two sentences for the cards.',
            isLong: true,
          })}
          {text({ name: 'description', label: 'Overview', isLong: true })}
        </Wide>
      </FormSection>
      <FormSection section={content}>
        {text({ name: 'problem', label: 'The Challenge', isLong: true })}
        {text({ name: 'solution', label: 'Our Solution', isLong: true })}
        <Wide>
          <div>
            <strong id="project-content-label">Project Details</strong>
          </div>
          <Suspense fallback={<LineSkeleton width="100%" height="264px" />}>
            <RichText
              labelId="project-content-label"
              html={values.content}
              onChange={(html) => set('content', html)}
            />
          </Suspense>
          {text({ name: 'testimonial', label: 'Testimonial', isLong: true })}
        </Wide>
      </FormSection>
      <FormSection section={media}>
        {slots.map(({ name, label }) => (
          <PictureSlot
            key={name}
            label={label}
            slot={pictures.slots[name]}
            hasAltField
            onChange={(slot) => setSlot(name, slot)}
          />
        ))}
        <PictureSlot
          label="Client logo"
          slot={pictures.slots.clientLogo}
          onChange={(slot) => setSlot('clientLogo', slot)}
        />
        <Wide>
          <AdditionalImages
            pictures={pictures.additional}
            onChange={(additional) => onPictures({ ...pictures, additional })}
          />
          <EmbedFields form={form} />
        </Wide>
      </FormSection>
      <FormSection section={details}>
        {tags('services', 'Services', 'service')}
        {tags('technologies', 'Technologies', 'technology')}
        {text({ name: 'projectUrl', label: 'Live site', type: 'url' })}
        {text({ name: 'publishedDate', label: 'Published', type: 'date', optional: false })}
        <Wide>
          {checkBox('active', 'Active: visitors can see it')}
          {!values.active &&
            text({
              ...{ name: 'publishAt', label: 'Publish on', type: 'datetime-local' },
              hint: 'Melbourne time. The project becomes active by itself.',
            })}
          {checkBox('featured', 'Featured: it leads Our Work and replaces the current one')}
        </Wide>
      </FormSection>
      <FormSection section={seo}>
        {text({ name: 'metaTitle', label: 'Search title', hint: 'About 60 characters are shown.' })}
        {text({
          name: 'metaDescription',
          label: 'Search description',
          hint: 'About 155 characters are shown.',
          isLong: true,
        })}
        <Wide>
          <SearchPreview
            values={values}
            siteName={agency?.name ?? ''}
            cover={pictures.slots.coverImage}
          />
        </Wide>
      </FormSection>
    </>
  )
}

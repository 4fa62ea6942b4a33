import { type CreatedEstimate, NewEstimate } from '@agency/contract/estimate'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, ActionAnchor, ActionLink } from '../../ui/forms/controls.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { FormField, type FormFieldProps } from '../../ui/forms/form-field.tsx'
import { keepFocusOnPress, useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Screen } from '../layout/screen.tsx'
import { PermittedFields } from '../permissions.tsx'
import { EstimateList } from './estimate-list.tsx'
import { download, EstimateError, fileNameOf, requestEstimate } from './request-estimate.ts'
import { useContactOfEstimate } from './use-contact-of-estimate.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
})
const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& label': { fontSize: '.875rem' },
    '& [data-wide]': { gridColumn: '1 / -1' },
  },
})

const fields: Omit<FormFieldProps<NewEstimate>, 'form'>[] = [
  { name: 'firstName', label: 'First name', required: true },
  { name: 'lastName', label: 'Last name', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'companyName', label: 'Company name' },
  { name: 'industry', label: 'Industry' },
  {
    name: 'companySize',
    label: 'Company size',
    placeholder: 'e.g., 1-10 employees, Startup, etc.',
  },
  { name: 'targetMarket', label: 'Target market' },
]
const EMAILED_HINT = 'The estimate is emailed here.'
const NOT_EMAILED_HINT =
  'No mail server is set up, so the estimate is not emailed. Download it and pass it on yourself.'
const emptyQuote: NewEstimate = {
  ...{ firstName: '', lastName: '', email: '', phone: '', companyName: '' },
  ...{ industry: '', companySize: '', targetMarket: '', websiteDescription: '' },
}

interface ShownEstimate extends CreatedEstimate {
  /** The name of the person it was made for. */
  name: string
}

/** An estimate for somebody who asked by telephone: the same document that visitors get. */
export default function EstimateScreen() {
  const [created, setCreated] = useState<ShownEstimate>()
  const [failure, setFailure] = useState('')
  const lastRequest = useRef({ text: '', key: '' })
  const utils = trpc.useUtils()
  const { data: delivery } = trpc.emails.delivery.useQuery()
  const mailHint = delivery && (delivery.host ? EMAILED_HINT : NOT_EMAILED_HINT)
  const form = useContractForm<NewEstimate>({
    defaultValues: emptyQuote,
    schema: NewEstimate,
    send,
  })
  const contact = useContactOfEstimate(form)
  const { problems } = form
  const { isSubmitting, submitCount } = form.formState
  async function send(quote: NewEstimate) {
    setFailure('')
    try {
      // Use the same key to retry the same request, so that it is processed once.
      const text = JSON.stringify(quote)
      if (lastRequest.current.text !== text)
        lastRequest.current = { text, key: newIdempotencyKey() }
      const result = await requestEstimate(quote, lastRequest.current.key)
      lastRequest.current = { text: '', key: '' }
      setCreated({ ...result, name: `${quote.firstName} ${quote.lastName}` })
      download(result.pdfUrl)
      void utils.estimates.list.invalidate()
    } catch (error) {
      if (error instanceof EstimateError) return setFailure(error.message)
      console.error(error)
      setFailure(failureText('Failed to create estimate. Please check the console.'))
    }
  }
  return (
    <Screen
      title="Create Website Estimate Request"
      description={
        contact &&
        `Filled in from what ${contact.name} sent. Please check it before you make the PDF.`
      }
      resource="estimates"
      actions={
        <ActionLink variant="outline" href="/dashboard/price-book">
          Price book
        </ActionLink>
      }
    >
      <Layout>
        <PermittedFields permission="estimates:write">
          <Panel aria-labelledby="estimate-details">
            <PanelHeader>
              <h2 id="estimate-details">Who it is for</h2>
            </PanelHeader>
            <Form
              method="post"
              noValidate
              aria-label="Estimate"
              data-form="estimate"
              onSubmit={form.onSubmit}
            >
              <chakra.div data-wide="" display={problems.length > 0 ? 'block' : 'none'}>
                <ErrorSummary problems={problems} attempt={submitCount} />
              </chakra.div>
              {fields.map((field) => (
                <FormField
                  key={field.name}
                  form={form}
                  optional={!field.required}
                  hint={field.name === 'email' ? mailHint : undefined}
                  {...field}
                />
              ))}
              <div data-wide="">
                <FormField
                  form={form}
                  name="websiteDescription"
                  label="Website description"
                  hint="What the site is for, and what it has to do. Pages, shops, bookings and languages are priced."
                  minHeight="96px"
                  required
                />
              </div>
              <chakra.div data-wide="" display="grid" gap="3" justifyItems="start">
                <FormFailure message={failure} />
                <Action type="submit" aria-disabled={isSubmitting} {...keepFocusOnPress}>
                  {isSubmitting ? 'Generating PDF...' : 'Generate Estimate PDF'}
                </Action>
              </chakra.div>
            </Form>
          </Panel>
        </PermittedFields>
        <Panel aria-labelledby="estimate-result">
          <PanelHeader>
            <h2 id="estimate-result">Estimate</h2>
          </PanelHeader>
          <PanelBody role="status" display="grid" gap="3" justifyItems="start">
            {created ? (
              <>
                <chakra.p color="success" fontWeight="600">
                  {created.message}
                </chakra.p>
                <p>Made for {created.name}. They are now a contact, with this request.</p>
                <ActionAnchor
                  variant="outline"
                  href={created.pdfUrl}
                  download={fileNameOf(created.pdfUrl)}
                >
                  <Icon name="download" /> Download again
                </ActionAnchor>
              </>
            ) : (
              <chakra.p color="fg.muted">
                The PDF downloads as soon as it is ready, and you can download it again here. It is
                priced from the price book.
              </chakra.p>
            )}
          </PanelBody>
        </Panel>
      </Layout>
      <EstimateList />
    </Screen>
  )
}

import {
  type Goal,
  GoalFields,
  goalEventNames,
  goalEvents,
  hasPage,
  isReportedByBrowser,
  pageMatches,
  pageMatchNames,
} from '@agency/contract/goal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { CheckBox, CheckLabel, CompactSelect } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { useContractForm } from '../../ui/forms/use-contract-form.ts'
import { DrawerForm } from '../../ui/overlay/drawer-form.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'

const Note = chakra('p', { base: { color: 'fg.muted' } })

const empty: GoalFields = {
  ...{ name: '', event: 'page_viewed', pageMatch: 'exact', path: '', active: true },
}

interface GoalFormProps {
  /** The goal to change; a new one if omitted. */
  goal?: Goal
  onClose: () => void
}

/** Adds a goal, or changes one, in a drawer. */
export function GoalForm({ goal, onClose }: GoalFormProps) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const [failure, setFailure] = useState('')
  const create = trpc.goals.create.useMutation()
  const update = trpc.goals.update.useMutation()
  const isPending = create.isPending || update.isPending
  const { name, event, pageMatch, path, active } = goal ?? empty
  const form = useContractForm<GoalFields>({
    schema: GoalFields,
    defaultValues: { name, event, pageMatch, path, active },
    idOf: (field) => `goal-${field}`,
    send: save,
  })
  const values = form.watch()
  const countsAnew =
    goal !== undefined &&
    (values.event !== event || values.pageMatch !== pageMatch || values.path !== path)

  async function save(fields: GoalFields) {
    setFailure('')
    try {
      if (goal) await update.mutateAsync({ ...fields, id: goal.id, updatedAt: goal.updatedAt })
      else await create.mutateAsync(fields)
    } catch (error) {
      setFailure(apiErrorOf(error)?.message || 'Failed to save the goal')
      return
    }
    void utils.goals.invalidate()
    toast({ text: `The goal “${fields.name}” was saved` })
    onClose()
  }

  return (
    <DrawerForm
      title={goal ? 'Edit goal' : 'Add goal'}
      name="Goal"
      form={form}
      failure={failure}
      isPending={isPending}
      action={[goal ? 'Save changes' : 'Add goal', 'Saving...']}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="name"
        label="Name"
        required
        hint="As it stands in the emails, such as “Contact page viewed”."
      />
      <Field id="goal-event" label="What to count" error={form.errorOf('event')}>
        {(control) => (
          <CompactSelect
            {...control}
            {...form.register('event', {
              // Views of any page are no goal.
              onChange: ({ target }) => {
                if (target.value === 'page_viewed' && form.getValues('pageMatch') === 'any') {
                  form.setValue('pageMatch', 'exact')
                }
              },
            })}
          >
            {goalEvents.map((each) => (
              <option key={each} value={each}>
                {goalEventNames[each]}
              </option>
            ))}
          </CompactSelect>
        )}
      </Field>
      {hasPage(values.event) && (
        <Field id="goal-pageMatch" label="Where" error={form.errorOf('pageMatch')}>
          {(control) => (
            <CompactSelect {...control} {...form.register('pageMatch')}>
              {pageMatches
                .filter((each) => each !== 'any' || values.event !== 'page_viewed')
                .map((each) => (
                  <option key={each} value={each}>
                    {pageMatchNames[each]}
                  </option>
                ))}
            </CompactSelect>
          )}
        </Field>
      )}
      {hasPage(values.event) && values.pageMatch !== 'any' && (
        <FormField
          form={form}
          name="path"
          label="Path"
          required
          placeholder="/contact"
          hint="What follows the name of your site in the address of the page. You can paste the whole address."
        />
      )}
      <CheckLabel>
        <CheckBox {...form.register('active')} />
        Part of the weekly and monthly emails
      </CheckLabel>
      {countsAnew && isReportedByBrowser(values.event) && (
        <Note role="status">
          You change what is counted. The counts so far are replaced by those of the events that are
          still stored.
        </Note>
      )}
    </DrawerForm>
  )
}

import type { NewEstimate } from '@agency/contract/estimate'
import { useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import { estimateForContact } from './estimate-for-contact.ts'

/**
 * Fills in the form for the contact that the address names, unless somebody has typed in it already.
 * Returns the contact; undefined without one.
 */
export function useContactOfEstimate(form: ContractForm<NewEstimate>) {
  const id = Number(new URLSearchParams(useSearch()).get('contact'))
  const isNamed = Number.isInteger(id) && id > 0
  const { data: contact } = trpc.contacts.get.useQuery({ id }, { enabled: isNamed })
  const { data: timeline } = trpc.contacts.timeline.useQuery({ id }, { enabled: isNamed })
  const { isDirty } = form.formState
  const fillIn = useEffectEvent(() => {
    if (contact && timeline && !isDirty) form.reset(estimateForContact(contact, timeline.rows))
  })
  useEffect(() => {
    if (contact && timeline) fillIn()
  }, [contact, timeline])
  return contact
}

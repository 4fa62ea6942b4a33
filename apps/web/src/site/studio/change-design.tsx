import { studioPathOf } from '@agency/contract/studio'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Button, ButtonLink } from '../../ui/core/button.ts'
import { Muted } from '../../ui/core/text.ts'
import { editTokenOf, rememberEditLink } from './studio-storage.ts'

interface ChangeDesignProps {
  generationId: string
  /** The public id of the concept. */
  conceptId: string
}

/** Opens the Studio for whoever made a concept, with the link that this browser has, or a new one. */
export function ChangeDesign({ generationId, conceptId }: ChangeDesignProps) {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const openLink = trpc.studio.openLink.useMutation()
  const [isBusy, setBusy] = useState(false)

  /** The remembered link, unless it has ended. */
  async function findToken(): Promise<string | undefined> {
    const token = editTokenOf(conceptId)
    if (!token) return undefined
    try {
      await utils.studio.check.fetch({ token }, { staleTime: 0 })
      return token
    } catch (error) {
      if (apiErrorOf(error)?.status === 404) return undefined
      throw error
    }
  }
  async function open() {
    setBusy(true)
    try {
      const token = (await findToken()) ?? (await openLink.mutateAsync({ generationId })).token
      rememberEditLink(conceptId, token)
      navigate(studioPathOf(token))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outline" disabled={isBusy} onClick={() => void open().catch(() => {})}>
        {isBusy ? 'Opening…' : 'Change this design'}
      </Button>
      {openLink.isError && (
        <Muted role="alert" width="full">
          {apiErrorOf(openLink.error)?.message ||
            'The Studio could not be opened. Please try again.'}
        </Muted>
      )}
    </>
  )
}

/** Leads back to the Studio from a concept's shared page, in a browser that has its edit link. */
export function ChangeSharedDesign({ conceptId }: { conceptId: string }) {
  const [token, setToken] = useState<string>()
  // Only the browser knows: the page is the same for everybody.
  useEffect(() => setToken(editTokenOf(conceptId)), [conceptId])
  return token ? (
    <ButtonLink href={studioPathOf(token)} variant="outline">
      Change this design
    </ButtonLink>
  ) : null
}

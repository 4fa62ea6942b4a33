import { type Role, roleLabels, roles } from '@agency/contract/permissions'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { QueryView } from '../../ui/data/query-view.tsx'
import { CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useProof } from '../second-factor/proof.tsx'

const Choice = chakra('fieldset', {
  base: { display: 'grid', '& legend': { marginBottom: '2', color: 'fg.muted', maxWidth: '75ch' } },
})

/** Says which roles need a second factor. */
export function RequiredFactors() {
  const toast = useToast()
  const withProof = useProof()
  const utils = trpc.useUtils()
  const query = trpc.staff.secondFactorRoles.useQuery()
  const require = trpc.staff.requireSecondFactor.useMutation()
  async function toggle(role: Role, required: Role[]) {
    const isRequired = !required.includes(role)
    const changed = isRequired ? [...required, role] : required.filter((other) => other !== role)
    try {
      const result = await withProof(() => require.mutateAsync({ roles: changed }))
      utils.staff.secondFactorRoles.setData(undefined, result)
      void utils.secondFactor.get.invalidate()
      toast({
        text: `${roleLabels[role]}: a second factor is ${isRequired ? 'required' : 'optional'} now`,
      })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to change this', failed: true })
      void utils.staff.secondFactorRoles.invalidate()
    }
  }
  return (
    <Panel aria-labelledby="second-factors">
      <PanelHeader>
        <h2 id="second-factors">Second factors</h2>
      </PanelHeader>
      <PanelBody>
        <QueryView query={query} itemsName="the roles that need one" rows={3}>
          {({ roles: required }) => (
            <Choice disabled={require.isPending}>
              <legend>
                Roles that need a second factor. Whoever lacks one adds it at the next login, and
                can do nothing else before.
              </legend>
              {roles.map((role) => (
                <CheckLabel key={role} htmlFor={`required-${role}`}>
                  <CheckBox
                    id={`required-${role}`}
                    checked={required.includes(role)}
                    onChange={() => void toggle(role, required)}
                  />
                  {`${roleLabels[role]}s`}
                </CheckLabel>
              ))}
            </Choice>
          )}
        </QueryView>
      </PanelBody>
    </Panel>
  )
}

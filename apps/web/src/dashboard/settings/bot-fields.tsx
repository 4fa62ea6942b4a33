import type { ProofOfWorkMode } from '@agency/contract/settings'
import { chakra } from '@chakra-ui/react/styled-system'
import { Wide } from '../../ui/forms/form-section.tsx'
import { SettingChoice } from './setting-choice.tsx'
import type { SettingsForm } from './setting-input.tsx'

const Note = chakra('p', { base: { color: 'fg.muted', maxWidth: '75ch' } })

const choices: [ProofOfWorkMode, string][] = [
  ['nearLimits', 'From senders close to a limit'],
  ['always', 'From everyone, while bots send a lot'],
  ['never', 'From nobody'],
]

/** When visitors are asked for a proof of work. */
export const BotFields = ({ form }: { form: SettingsForm }) => (
  <Wide>
    <Note>
      Before it sends a message, a brief, a request for an estimate or a photo, the visitor’s
      browser can be asked for a proof of work: it computes for a second or two, which costs a bot
      that sends thousands. Nobody has to solve a puzzle, and no other service is involved. Visitors
      without JavaScript cannot send while they are asked; programs with an API key never are.
    </Note>
    <SettingChoice
      form={form}
      name="botProtection_proofOfWork"
      legend="Require a proof of work"
      choices={choices}
    />
  </Wide>
)

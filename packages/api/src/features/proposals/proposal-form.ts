import { isDeepStrictEqual } from 'node:util'
import { readWholeNumber } from '@agency/contract/number-text'
import type { ProposalChoices, ProposalItem } from '@agency/contract/proposal'
import {
  AcceptRequest,
  ChoiceRequest,
  DeclineRequest,
  ProposalToken,
  QuestionRequest,
} from '@agency/contract/proposal-calls'
import { proposalPathOf } from '@agency/contract/proposal-paths'
import { InvalidChoiceError, priceProposal } from '@agency/estimate/price-proposal'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HtmlForm } from '../../pages/form-routes.ts'
import {
  acceptProposal,
  askQuestion,
  chooseOptions,
  declineProposal,
  getPublicProposal,
} from './client-service.ts'

type Values = Record<string, string>

/** The choices in a browser's form: unticked checkboxes are not sent. */
function readChoices(items: ProposalItem[], values: Values): ProposalChoices {
  const choices: ProposalChoices = {}
  for (const { id, kind, group, range, quantity } of items) {
    const first = items.find((item) => item.kind === 'alternative' && item.group === group)
    const isIncluded =
      kind === 'included' ||
      (kind === 'optional' ? values[`choice.${id}`] === 'on' : values[`pick.${first?.id}`] === id)
    const quantityText = values[`quantity.${id}`]
    if (!isIncluded) choices[id] = 0
    else if (range && quantityText !== undefined) choices[id] = readWholeNumber(quantityText) * 100
    else choices[id] = quantity
  }
  return choices
}

const OPTIONS_NOT_APPLIED =
  'You changed the options. Please update the price, look at the new total, and accept then.'

/** Throws BAD_REQUEST if the form's options are not those that its total was computed for. */
function checkApplied(
  proposal: Awaited<ReturnType<typeof getPublicProposal>>,
  values: Values,
): void {
  const { snapshot, price } = proposal
  const choices = readChoices(snapshot.draft.items, values)
  try {
    const { lines } = priceProposal(snapshot.draft, choices)
    if (isDeepStrictEqual(lines, price.lines)) return
  } catch (error) {
    if (!(error instanceof InvalidChoiceError)) throw error
  }
  throw new AppError('CONFLICT', OPTIONS_NOT_APPLIED)
}

/** Parses a hidden number field; NaN for anything else, which the schema rejects. */
const parseNumber = (text: string | undefined) =>
  /^\d{1,10}$/.test(text ?? '') ? Number(text) : Number.NaN

/** Handles the forms of a proposal's page in a browser without JavaScript. */
export const proposalForm = (deps: Deps): HtmlForm => ({
  path: '/proposals/:token',
  fields: ['intent', 'version', 'total', 'name', 'drawing', 'agreed', 'question', 'reason'],
  extraFields: /^(?:choice|pick|quantity)\.i[1-9]\d{0,3}$/,
  networkRule: 'formNetwork',
  // Errors about an option are shown next to the price.
  fieldOfIssue: (path) => (path.startsWith('choices') ? undefined : path),
  submit: async (values, { requestId, address, browser }, params) => {
    const token = ProposalToken.parse(params.token)
    const sender = { requestId, address, browser }
    const path = proposalPathOf(token)
    const { version, total, name, drawing, agreed, question, reason } = values
    switch (values.intent) {
      case 'choose': {
        const { snapshot } = await getPublicProposal(deps, token)
        const choices = readChoices(snapshot.draft.items, values)
        const input = ChoiceRequest.parse({ token, version: parseNumber(version), choices })
        await chooseOptions(deps, input, sender)
        return `${path}#price`
      }
      case 'accept': {
        const input = AcceptRequest.parse({
          ...{ token, version: parseNumber(version), total: parseNumber(total), name, drawing },
          agreed: agreed === 'on',
        })
        checkApplied(await getPublicProposal(deps, token), values)
        await acceptProposal(deps, input, sender)
        return `${path}#answer`
      }
      case 'decline':
        await declineProposal(
          deps,
          DeclineRequest.parse({ token, version: parseNumber(version), reason }),
          sender,
        )
        return `${path}#answer`
      case 'ask':
        await askQuestion(deps, QuestionRequest.parse({ token, question }), sender)
        return `${path}?asked#ask`
      default:
        throw new AppError('BAD_REQUEST', 'Please use the buttons of the form.')
    }
  },
})

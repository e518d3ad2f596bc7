import { check, nullish, pipe, record, string, unknown } from 'valibot'
import { type ReactionInfo, reactionServices } from '../../entities/Alert.ts'
import { refusals } from '../context.ts'

const email = { name: 'emails', label: 'Users of the company', type: 'emails', required: true }
const ttl = { name: 'ttl', label: 'Seconds', type: 'number', required: false }

const reactionInfos: readonly ReactionInfo[] = [
  { reaction_type: 'email', name: 'Email', service: 'TransparentAlert', params: [email] },
  {
    reaction_type: 'slack',
    name: 'Slack',
    service: 'TransparentAlert',
    params: [
      { name: 'webhook', label: 'Webhook', type: 'url', required: true },
      { name: 'channel', label: 'Channel', type: 'text', required: false },
    ],
  },
  {
    reaction_type: 'callback',
    name: 'Callback URL',
    service: 'TransparentAlert',
    params: [{ name: 'url', label: 'URL', type: 'url', required: true }],
  },
  { reaction_type: 'block_ip', name: 'Block IP', params: [ttl] },
  { reaction_type: 'captcha', name: 'Captcha', params: [ttl] },
  { reaction_type: 'jschallenge', name: 'JS challenge', params: [ttl] },
  { reaction_type: 'uam', name: 'Under attack mode', params: [ttl] },
  {
    reaction_type: 'list',
    name: 'Add to list',
    params: [{ name: 'list', label: 'List', type: 'list', required: true }],
  },
].map((row) => ({ service: 'AnomalyThreshold', ...row }))

export const reactionKinds = reactionInfos.map((row) => row.reaction_type)

/** The kinds of reaction that a service has; without one, all. */
export function reactionsFor(service: string | null): ReactionInfo[] {
  if (service === null) return [...reactionInfos]
  if (!reactionServices.some((known) => known === service))
    throw refusals.fields({ service: [`"${service.slice(0, 40)}" is not a valid choice.`] })
  return reactionInfos
    .filter((row) => row.service === service || service === 'AnomalyThreshold')
    .map((row) => ({ ...row, service }))
}

/** The params of a reaction; `checkedReactions` validates them by kind. */
export const reactionParams = nullish(
  pipe(
    unknown(),
    // A list would pass for a dictionary.
    check((input) => !Array.isArray(input), 'Invalid data. Expected a dictionary.'),
    record(string(), unknown()),
  ),
  {},
)

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isRight: Readonly<Record<string, (value: unknown) => boolean>> = {
  emails: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((address) => isText(address) && address.includes('@')),
  url: (value) => isText(value) && URL.canParse(value) && /^https?:/.test(value),
  number: (value) => typeof value === 'number' && value >= 0,
  list: (value) => isText(value) || Number.isInteger(value),
  text: (value) => typeof value === 'string',
}

/** Validates that a reaction has exactly the params of its kind. */
export function checkedReactions<Row extends { reaction_type: string; params?: Record<string, unknown> | null }>(
  reactions: readonly Row[],
) {
  return reactions.map((row, i) => {
    const params = row.params ?? {}
    const wrong = (words: string) => refusals.fields({ reactions: [`Item ${i + 1}: ${words}`] })
    if (JSON.stringify(params).length > 5000) throw wrong('too long.')
    const known = reactionInfos.find(({ reaction_type }) => reaction_type === row.reaction_type)?.params ?? []
    for (const { name, type, required } of known) {
      const value = params[name] ?? null
      if (value === null && required) throw wrong(`${name} is required.`)
      if (value !== null && !isRight[type]?.(value)) throw wrong(`${name} is not valid.`)
    }
    const unknownName = Object.keys(params).find((name) => !known.some((param) => param.name === name))
    if (unknownName !== undefined) throw wrong(`there is no ${unknownName.slice(0, 40)}.`)
    return { ...row, params }
  })
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertServices, alertUnits } from '../entities/Alert.ts'
import {
  type AlertDraft,
  alertFaults,
  alertUnitsOf,
  consumedShare,
  convertLimit,
  limitForecast,
  reachesSomebody,
  reactionFaults,
  withoutFormerUsers,
} from './alerts.ts'

const param = (name: string, type: string, required = true) => ({ name, label: '', type, required })
const kinds = [
  { reaction_type: 'email', params: [param('emails', 'emails')] },
  { reaction_type: 'slack', params: [param('webhook', 'url'), param('channel', 'text', false)] },
  { reaction_type: 'block_ip', params: [param('ttl', 'number', false)] },
]
const mail = { reaction_type: 'email', params: { emails: ['ada@example.com'] } }
const draft: AlertDraft = { active: true, service: 'delivery', limit: 2000, unit: 'GB', reactions: [mail] }
const faults = (over: Partial<AlertDraft>) => alertFaults({ ...draft, ...over }, kinds)

describe('alertFaults', () => {
  it.each<[Partial<AlertDraft>]>([
    [{}],
    [{ limit: 0.5 }],
    [{ limit: 1e15 }],
    [{ service: 'i3', unit: 'images' }],
    [{ service: 'another', unit: 'pieces' }],
    [{ reactions: [mail, { reaction_type: 'slack', params: { webhook: 'https://hooks.example.com/1' } }] }],
  ])('accepts %j', (over) => {
    expect(faults(over)).toEqual([])
  })

  it.each<[Partial<AlertDraft>, string, string]>([
    [{ limit: null }, 'limit', 'needed'],
    [{ limit: 0 }, 'limit', 'notPositive'],
    [{ limit: -1 }, 'limit', 'notPositive'],
    [{ limit: Number.NaN }, 'limit', 'notPositive'],
    [{ limit: 2e15 }, 'limit', 'tooLarge'],
    [{ unit: 'minutes' }, 'unit', 'wrongUnit'],
    [{ service: 'waf', unit: 'GB' }, 'unit', 'wrongUnit'],
    [{ reactions: [] }, 'reactions', 'needed'],
  ])('rejects %j: %s %s', (over, field, fault) => {
    expect(faults(over)).toEqual([{ kind: 'field', field, fault }])
  })

  it.each<[string, Record<string, unknown>, string | null, string]>([
    ['email', {}, 'emails', 'needed'],
    ['email', { emails: [] }, 'emails', 'needed'],
    ['email', { emails: ['ada'] }, 'emails', 'notEmail'],
    ['email', { emails: 'ada@example.com' }, 'emails', 'notEmail'],
    ['slack', { webhook: 'hooks.example.com' }, 'webhook', 'notUrl'],
    ['slack', { webhook: 'javascript:alert(1)' }, 'webhook', 'notUrl'],
    ['block_ip', { ttl: -1 }, 'ttl', 'notNumber'],
    ['block_ip', { ttl: '60' }, 'ttl', 'notNumber'],
    ['pigeon', {}, null, 'unknown'],
    ['constructor', {}, null, 'unknown'],
  ])('rejects %s with %j: %s %s', (reaction_type, params, name, fault) => {
    expect(faults({ reactions: [mail, { reaction_type, params }] })).toEqual([
      { kind: 'reaction', index: 1, param: name, fault },
    ])
  })

  it('ignores missing optional params', () => {
    expect(reactionFaults([{ reaction_type: 'block_ip', params: {} }], kinds)).toEqual([])
  })
})

it('addresses that no user has are separated from reactions, and nothing else', () => {
  const slack = { reaction_type: 'slack', params: { webhook: 'https://hooks.example.com/1' } }
  const emails = (...to: string[]) => ({ reaction_type: 'email', params: { emails: to, subject: 'Limit' } })
  const reactions = [slack, emails('ada@example.com', 'eve@example.com'), emails('eve@example.com')]
  expect(withoutFormerUsers(reactions, ['Ada@example.com'])).toEqual({
    kept: [slack, emails('ada@example.com'), emails()],
    former: ['eve@example.com'],
  })
  expect(withoutFormerUsers([slack], [])).toEqual({ kept: [slack], former: [] })
})

it('every service has units, and every unit a service', () => {
  expect(Object.keys(alertUnitsOf).sort()).toEqual([...alertServices].sort())
  expect([...new Set(Object.values(alertUnitsOf).flat())].sort()).toEqual([...alertUnits].sort())
})

it('terabytes convert to 1024 gigabytes and back', () => {
  expect([convertLimit(2, 'TB', 'GB'), convertLimit(512, 'GB', 'TB'), convertLimit(5, 'GB', 'minutes')]).toEqual([
    2048,
    0.5,
    null,
  ])
  fc.assert(
    fc.property(fc.nat(), (limit) => {
      expect(convertLimit(convertLimit(limit, 'TB', 'GB') ?? 0, 'GB', 'TB')).toBe(limit)
    }),
  )
})

it.each([
  [{ consumed: 500, limit: 2000 }, 0.25],
  [{ consumed: 3000, limit: 2000 }, 1.5],
  [{ limit: 2000 }, null],
  [{ consumed: 5, limit: 0 }, null],
])('%j has consumed the share %s', (alert, share) => {
  expect(consumedShare(alert)).toBe(share)
})

describe('the forecast of a limit', () => {
  const june = Date.UTC(2026, 5, 1) / 1000
  const day = 86_400
  const middle = june + 15 * day

  it('goes on as the month so far, and tells the day on which the limit is reached', () => {
    expect(limitForecast({ consumed: 1000, limit: 1500 }, middle)).toEqual({
      projected: 2000,
      reached: june + 22.5 * day,
    })
    expect(limitForecast({ consumed: 1000, limit: 2500 }, middle)).toEqual({ projected: 2000, reached: null })
    expect(limitForecast({ consumed: 1000, limit: 900 }, middle)).toEqual({ projected: 2000, reached: 'past' })
  })

  it('is unknown on the first day, or where nothing is measured', () => {
    expect(limitForecast({ consumed: 1000, limit: 900 }, june + 3600)).toBeNull()
    expect(limitForecast({ consumed: undefined, limit: 900 }, middle)).toBeNull()
    expect(limitForecast({ consumed: 0, limit: 900 }, middle)).toEqual({ projected: 0, reached: null })
  })

  it('reaches a limit in the month exactly if the projection exceeds it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 2 * day, max: 30 * day - 1 }),
        (consumed, limit, passed) => {
          const found = limitForecast({ consumed, limit }, june + passed)
          if (!found) throw new Error('the month is old enough')
          const { projected, reached } = found
          if (reached === 'past') expect(consumed).toBeGreaterThanOrEqual(limit)
          else if (reached === null) expect(projected).toBeLessThan(limit)
          else {
            expect(reached).toBeGreaterThanOrEqual(june + passed)
            expect(reached).toBeLessThanOrEqual(june + 30 * day)
          }
        },
      ),
    )
  })
})

it.each([
  ['an email to a user', [{ reaction_type: 'email', params: { emails: ['ada@example.com'] } }], true],
  ['an email to a former user', [{ reaction_type: 'email', params: { emails: ['old@example.com'] } }], false],
  ['an email to nobody', [{ reaction_type: 'email', params: { emails: [] } }], false],
  ['Slack', [{ reaction_type: 'slack', params: { webhook: 'https://hooks.example.com' } }], true],
  ['nothing', [], false],
])('a limit with %s reaches somebody: %s', (_, reactions, reaches) => {
  expect(reachesSomebody({ reactions }, ['ada@example.com'])).toBe(reaches)
})

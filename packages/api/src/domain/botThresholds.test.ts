import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { botConfigurationFaults, botHeader, botHints, isBotClient, originConfigFaults } from './botThresholds.ts'

describe('botConfigurationFaults', () => {
  it.each<[number | null, number | null, string[]]>([
    [90, 70, []],
    [2, 1, []],
    [99, 98, []],
    [90, 90, ['flag_score notLower']],
    [70, 90, ['flag_score notLower']],
    [1, 1, ['flag_score notLower']],
    [0, 70, ['score notInRange']],
    [100, 70, ['score notInRange']],
    [90, 0, ['flag_score notInRange']],
    [89.5, 70, ['score notInRange']],
    [null, 70, ['score needed']],
    [null, null, ['score needed', 'flag_score needed']],
  ])('score %s, with flags %s: %j', (score, flag_score, faults) => {
    expect(botConfigurationFaults({ score, flag_score }).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults)
  })
})

describe('originConfigFaults', () => {
  const draft = { min_risk: 50, min_as_risk: 50, min_dc_risk: 50, dc_enabled: true }
  it.each([
    [{}, []],
    [{ min_risk: 0, min_as_risk: 99, min_dc_risk: -1 }, []],
    [{ min_risk: -1 }, ['min_risk notInRange']],
    [{ min_as_risk: 100 }, ['min_as_risk notInRange']],
    [{ min_dc_risk: -2 }, ['min_dc_risk notInRange']],
    [{ min_dc_risk: null }, ['min_dc_risk needed']],
    [{ min_dc_risk: null, dc_enabled: false }, []],
  ])('%j: %j', (over, faults) => {
    expect(originConfigFaults({ ...draft, ...over }).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults)
  })
})

it.each([
  [75, ['vpn'], []],
  [90, ['vpn'], []],
  [74, ['vpn'], ['tooStrict']],
  [91, [], ['tooLenient', 'flagsUnused']],
])('a score of %s with flags %j: %j', (score, flags, hints) => {
  expect(botHints({ score, flags })).toEqual(hints)
})

describe('isBotClient', () => {
  const settings = { enabled: true, score: 90, flag_score: 70, flags: ['vpn', 'tor'] }
  it.each([
    [90, [], true],
    [89, [], false],
    [89, ['vpn'], true],
    [70, ['tor'], true],
    [69, ['tor'], false],
    [89, ['abuse'], false],
  ])('is, for a client with %s and %j: %s', (score, flags, isBot) => {
    expect(isBotClient({ score, flags }, settings)).toBe(isBot)
    expect(isBotClient({ score, flags }, { ...settings, enabled: false })).toBe(false)
  })

  it('is never false for a higher score where it is true for a lower one', () => {
    const client = fc.record({ score: fc.nat(98), flags: fc.subarray(['vpn', 'abuse']) })
    fc.assert(
      fc.property(client, (one) => {
        if (isBotClient(one, settings)) expect(isBotClient({ ...one, score: one.score + 1 }, settings)).toBe(true)
      }),
    )
  })
})

it('writes the VCL header with the letters in the provider’s order', () => {
  const known = [
    { name: 'vpn', letter: 'v' },
    { name: 'tor', letter: 't' },
    { name: 'abuse', letter: 'a' },
  ]
  const settings = { action: 'jschallenge', score: 90, flag_score: 70, flags: ['tor', 'vpn', 'new'] } as const
  expect(botHeader({ ...settings, flags: [...settings.flags] }, known)).toBe('jschallenge@90;70;vt')
  expect(botHeader({ ...settings, flags: [] }, known)).toBe('jschallenge@90;70;')
})

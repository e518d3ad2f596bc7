import { initialView, type ViewState } from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFilters, chipsOf, type FilterAction, zoomRange } from './chips.ts'

const start = (view: Partial<ViewState> = {}): ViewState => ({ ...initialView, ...view })
const words = (filters: ViewState) =>
  chipsOf(filters).map((one) => `${one.isMuted ? 'off ' : ''}${one.isExcluded ? 'not ' : ''}${one.key}=${one.value}`)
const after = (...actions: FilterAction[]) => actions.reduce(changeFilters, start())
const es = { key: 'countrycode', value: 'ES' } as const
const included = { ...es, isExcluded: false, isMuted: false } as const

describe('changeFilters', () => {
  it.each<[string, FilterAction[], string[]]>([
    ['includes', [{ type: 'include', ...es }], ['countrycode=ES']],
    [
      'includes once',
      [
        { type: 'include', ...es },
        { type: 'include', ...es },
      ],
      ['countrycode=ES'],
    ],
    ['excludes', [{ type: 'exclude', ...es }], ['not countrycode=ES']],
    [
      'excluding an included value flips it',
      [
        { type: 'include', ...es },
        { type: 'exclude', ...es },
      ],
      ['not countrycode=ES'],
    ],
    [
      'flips',
      [
        { type: 'include', ...es },
        { type: 'flip', chip: included },
      ],
      ['not countrycode=ES'],
    ],
    [
      'removes',
      [
        { type: 'include', ...es },
        { type: 'remove', chip: included },
      ],
      [],
    ],
    [
      'switches off',
      [
        { type: 'include', ...es },
        { type: 'mute', chip: included },
      ],
      ['off countrycode=ES'],
    ],
    [
      'switches on again, as it was',
      [
        { type: 'exclude', ...es },
        { type: 'mute', chip: { ...included, isExcluded: true } },
        { type: 'unmute', chip: { ...included, isExcluded: true, isMuted: true } },
      ],
      ['not countrycode=ES'],
    ],
    [
      'flips what is off without switching it on',
      [
        { type: 'mute', chip: included },
        { type: 'flip', chip: { ...included, isMuted: true } },
      ],
      ['off not countrycode=ES'],
    ],
    [
      'edits',
      [
        { type: 'include', ...es },
        { type: 'replace', chip: included, by: { key: 'response', value: '404', isExcluded: true } },
      ],
      ['not response=404'],
    ],
    [
      'edits what is switched off without switching it on',
      [
        { type: 'include', ...es },
        { type: 'mute', chip: included },
        {
          type: 'replace',
          chip: { ...included, isMuted: true },
          by: { key: 'response', value: '404', isExcluded: true },
        },
      ],
      ['off not response=404'],
    ],
    [
      'orders chips by the specification',
      [
        { type: 'include', key: 'clientip', value: '192.0.2.1' },
        { type: 'exclude', key: 'vhost', value: 'a.com' },
        { type: 'include', ...es },
      ],
      ['not vhost=a.com', 'countrycode=ES', 'clientip=192.0.2.1'],
    ],
    [
      'leaves a site that is left out',
      [
        { type: 'exclude', key: 'vhost', value: 'a.com' },
        { type: 'flip', chip: { key: 'vhost', value: 'a.com', isExcluded: true, isMuted: false } },
      ],
      ['not vhost=a.com'],
    ],
    ['clears all', [{ type: 'include', ...es }, { type: 'mute', chip: included }, { type: 'clear' }], []],
  ])('%s', (_, actions, chips) => {
    expect(words(after(...actions))).toEqual(chips)
  })

  it('keeps the rest of the view', () => {
    const before = start({ sites: ['a.com'], tab: 'midtier' })
    expect(changeFilters(before, { type: 'clear' })).toMatchObject({ sites: ['a.com'], tab: 'midtier' })
  })

  it('contains a value once, after any action', () => {
    const key = fc.constantFrom('countrycode' as const, 'response' as const)
    const value = fc.constantFrom('a', 'b')
    const chip = fc.record({ key, value, isExcluded: fc.boolean(), isMuted: fc.boolean() })
    const action: fc.Arbitrary<FilterAction> = fc.oneof(
      fc.record({ type: fc.constantFrom('include' as const, 'exclude' as const), key, value }),
      fc.record({
        type: fc.constantFrom('flip' as const, 'remove' as const, 'mute' as const, 'unmute' as const),
        chip,
      }),
      fc.record({ type: fc.constant('replace' as const), chip, by: chip }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const filters = actions.reduce(changeFilters, start())
        const chips = chipsOf(filters)
        expect(new Set(chips.map((one) => `${one.key}=${one.value}`)).size).toBe(chips.length)
        const inForce = [filters.include, filters.exclude].flatMap((lists) => Object.values(lists).flat())
        expect(chips.filter((one) => !one.isMuted)).toHaveLength(inForce.length)
      }),
    )
  })
})

describe('zoomRange', () => {
  it('zooms to whole minutes, at least one', () => {
    expect(zoomRange({ from: 61, to: 185 }, 9000)).toEqual({ from: 60, to: 240 })
    expect(zoomRange({ from: 60, to: 60 }, 9000)).toEqual({ from: 60, to: 120 })
  })
})

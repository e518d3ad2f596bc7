import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCompany } from '../entities/Company.ts'
import { makeRole } from '../entities/Role.ts'
import { makeUser } from '../entities/User.ts'
import { isShownTo, type ServiceKey, serviceOf, serviceState, services } from './services.ts'

const held = (...names: string[]) => makeCompany({ services: names.map((name, id) => ({ id, name })) })
const granted = (names: string[], over = {}) =>
  makeUser({
    transparentprofile_set: [
      {
        id: 1,
        company: { id: 300, name: 'Aurora Media' },
        roles: [makeRole({ services: names.map((name, id) => ({ id, name })) })],
      },
    ],
    ...over,
  })

describe('the services table', () => {
  // §2, Service menu, word for word.
  const menu =
    'History /stats; Analytics /analytics; Dedicated Analytics /analytics; Anomaly Detection /anomalydetection; Free Anomaly Detection /freeanomalydetection; DNS Delegation /dnsdelegation; Prefetching cache /prefetching; Invalidation /invalidation; Tickets /tickets; Provisioning /autoprovisioning; Staging /staging; Bot Mitigation /botmitigation; Transcoding /transcoding; Basic Logs /logs; Streaming Logs /streaming-logs; IP Lists /iplists; Safe Routes /saferoutes'
  const withoutPath =
    'WAF, Storage, i3, Midtier, IP Info, Under Attack Mode, Perimetrical, API Protection, Backend Analytics, AntiDDOS, Basic Provisioning'

  it('has the labels and paths of §2 in its order', () => {
    const rows = services.filter((row) => row.path !== null)
    expect(rows.map((row) => `${row.label} ${row.path}`).join('; ')).toBe(menu)
  })

  it('has the entries without a path', () => {
    const rows = services.filter((row) => row.path === null)
    expect(rows.map((row) => row.label).join(', ')).toBe(withoutPath)
  })

  it('hides the entries that §2 hides', () => {
    const hidden = services.filter((row) => row.hidden && row.path !== null).map((row) => row.key)
    expect(hidden).toEqual(['analytics', 'dedicatedanalytics', 'anomalydetection', 'freeanomalydetection'])
    expect(services.every((row) => row.path !== null || row.hidden)).toBe(true)
  })

  it('hides from dealers the services that §6 hides from them', () => {
    expect(services.filter((row) => !row.dealerVisible).map((row) => row.key)).toEqual([
      'dedicatedanalytics',
      'soporte',
      'waf',
      'storage',
      'i3',
      'midtier',
      'ipinfo',
      'uam',
    ])
  })

  it('has unique keys and finds rows by key', () => {
    expect(new Set(services.map((row) => row.key)).size).toBe(services.length)
    expect(serviceOf('soporte')?.label).toBe('Tickets')
    expect(serviceOf('teleport')).toBeUndefined()
  })
})

describe('serviceState', () => {
  it.each<[string, ServiceKey, string[], string[], object, [boolean, boolean, boolean, boolean]]>([
    ['granted and held', 'stats', ['stats'], ['stats'], {}, [true, true, true, true]],
    ['held only', 'stats', [], ['stats'], {}, [true, false, false, false]],
    ['granted only', 'stats', ['stats'], [], {}, [false, true, false, false]],
    ['neither', 'stats', [], [], {}, [false, false, false, false]],
    ['not contractable', 'freeanomalydetection', ['freeanomalydetection'], [], {}, [true, true, true, true]],
    ['not contractable nor granted', 'freeanomalydetection', [], [], {}, [true, false, false, false]],
    ['a dealer, invisible', 'soporte', ['soporte'], ['soporte'], { is_dealer: true }, [true, true, true, false]],
    ['a dealer, visible', 'stats', ['stats'], ['stats'], { is_dealer: true }, [true, true, true, true]],
    ['staff with a role here', 'stats', [], ['stats'], { is_staff: true }, [true, false, false, false]],
    [
      'staff without a role here',
      'stats',
      [],
      ['stats'],
      { is_staff: true, transparentprofile_set: [] },
      [true, true, true, true],
    ],
    ['staff, not held', 'stats', [], [], { is_staff: true, transparentprofile_set: [] }, [false, true, false, false]],
  ])('%s', (_, key, roles, services, over, [hired, isGranted, active, usable]) => {
    const viewer = { user: granted(roles, over), company: held(...services) }
    expect(serviceState(key, viewer)).toEqual({ hired, granted: isGranted, active, usable })
  })

  it('shows the services allowed by both roles and contract (§6), except those hidden from dealers', () => {
    const keys = services.map(({ key }) => key)
    const contractable = (key: ServiceKey) => serviceOf(key)?.contractable !== false
    fc.assert(
      fc.property(fc.subarray(keys), fc.subarray(keys), fc.boolean(), (roles, contract, is_dealer) => {
        const viewer = { user: granted(roles, { is_dealer }), company: held(...contract) }
        const usable = keys.filter((key) => serviceState(key, viewer).usable)
        const both = roles.filter((key) => contract.includes(key) || !contractable(key))
        expect(usable).toEqual(both.filter((key) => !is_dealer || serviceOf(key)?.dealerVisible))
      }),
    )
  })

  it('is empty without a user', () => {
    expect(serviceState('stats', { user: null, company: held('stats') })).toMatchObject({ hired: true, usable: false })
    expect(serviceState('stats', { user: granted(['stats']), company: null })).toMatchObject({ usable: false })
  })
})

it('is hidden from dealers where the row says so, and from nobody else (§6)', () => {
  const shown = (key: ServiceKey, over: object) => isShownTo(serviceOf(key)!, granted([], over))
  expect(shown('soporte', { is_dealer: true })).toBe(false)
  expect(shown('stats', { is_dealer: true })).toBe(true)
  expect(shown('soporte', {})).toBe(true)
  expect(isShownTo(serviceOf('soporte')!, null)).toBe(true)
})

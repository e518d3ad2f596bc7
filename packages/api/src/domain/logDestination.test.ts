import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LogDestinationDraft,
  logDeliveryState,
  logDestinationFaults,
  logFileExample,
  usualPort,
} from './logDestination.ts'

const ftp: LogDestinationDraft = {
  protocol: 'ftp',
  path: '/%Y/%m',
  host: 'logs.example.com',
  port: null,
  user: 'cdn',
  password: 'x',
  bucket: '',
  access_key: '',
  secret_access_key: '',
}
const s3: LogDestinationDraft = {
  ...ftp,
  protocol: 's3',
  host: '',
  user: '',
  password: '',
  bucket: 's3.example.com/logs',
  access_key: 'AK',
  secret_access_key: 'SK',
}

describe('a log destination', () => {
  it.each<[string, Partial<LogDestinationDraft>, boolean, object]>([
    ['is valid', {}, false, {}],
    ['may be an address', { host: '192.0.2.7' }, false, {}],
    ['is no network', { host: '192.0.2.0/24' }, false, { host: 'notHost' }],
    ['needs a host', { host: ' ' }, false, { host: 'needed' }],
    ['is no URL', { host: 'ftp://logs.example.com' }, false, { host: 'notHost' }],
    ['needs a user', { user: '' }, false, { user: 'needed' }],
    ['needs a password', { password: '' }, false, { password: 'needed' }],
    ['keeps its password', { password: '' }, true, {}],
    ['has a port', { port: 0 }, false, { port: 'notPort' }],
    ['has a whole port', { port: 21.5 }, false, { port: 'notPort' }],
    ['needs a path', { path: '' }, false, { path: 'needed' }],
    ['has no spaces in its path', { path: '/a b' }, false, { path: 'notPath' }],
    ['knows four masks', { path: '/%Y/%M' }, false, { path: 'notMask' }],
    ['has no stray percent sign', { path: '/100%' }, false, { path: 'notMask' }],
  ])('%s', (_, change, hasSecret, faults) => {
    expect(logDestinationFaults({ ...ftp, ...change }, hasSecret)).toEqual(faults)
  })

  it.each<[string, Partial<LogDestinationDraft>, boolean, object]>([
    ['is valid', {}, false, {}],
    ['needs a bucket', { bucket: '' }, false, { bucket: 'needed' }],
    ['has a bucket without a scheme', { bucket: 'https://s3.example.com/logs' }, false, { bucket: 'notBucket' }],
    [
      'needs both keys',
      { access_key: '', secret_access_key: '' },
      false,
      { access_key: 'needed', secret_access_key: 'needed' },
    ],
    ['keeps its secret key', { secret_access_key: '' }, true, {}],
  ])('of S3 %s', (_, change, hasSecret, faults) => {
    expect(logDestinationFaults({ ...s3, ...change }, hasSecret)).toEqual(faults)
  })

  it('is validated by the fields of its protocol only', () => {
    const text = fc.oneof(fc.constant(''), fc.string())
    const typed = fc.record({ host: text, port: fc.option(fc.integer()), user: text, password: text })
    const keys = fc.record({ bucket: text, access_key: text, secret_access_key: text })
    fc.assert(
      fc.property(typed, keys, (ofHost, ofBucket) => {
        expect(logDestinationFaults({ ...s3, ...ofHost }, false)).toEqual({})
        for (const protocol of ['ftp', 'sftp'] as const)
          expect(logDestinationFaults({ ...ftp, ...ofBucket, protocol }, false)).toEqual({})
      }),
    )
  })

  it('has a default port', () => {
    expect([usualPort('ftp'), usualPort('sftp'), usualPort('s3')]).toEqual([21, 22, null])
  })
})

it.each([
  ['/', '/2026061509-300-ES-1f3870be.log.gz'],
  ['/%Y/%m/%d', '/2026/06/15/2026061509-300-ES-1f3870be.log.gz'],
  ['/logs/%Y-%m-%d/%H//', '/logs/2026-06-15/09/2026061509-300-ES-1f3870be.log.gz'],
])('stores the file of an hour as %s', (path, file) => {
  expect(logFileExample(path, Date.parse('2026-06-15T09:59:59Z') / 1000, 300)).toBe(file)
})

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
it.each([
  [{ active: false, last_error: 'Refused.', last_delivery: null }, 'paused'],
  [{ active: true, last_error: 'Refused.', last_delivery: '2026-06-15T10:05:00Z' }, 'failing'],
  [{ active: true, last_error: null, last_delivery: null }, 'unreported'],
  [{ active: true, last_error: null, last_delivery: 'yesterday' }, 'unreported'],
  [{ active: true, last_error: null, last_delivery: '2026-06-15T08:30:00Z' }, 'delivering'],
  [{ active: true, last_error: null, last_delivery: '2026-06-15T08:29:59Z' }, 'late'],
] as const)('with %j has deliveries %s', (row, state) => {
  expect(logDeliveryState(row, now)).toBe(state)
})

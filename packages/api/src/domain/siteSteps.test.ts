import { expect, it } from 'vitest'
import {
  backendsOf,
  type Fact,
  known,
  progressOf,
  reading,
  type SiteFacts,
  type SiteStepName,
  type StepState,
  siteSteps,
  unread,
} from './siteSteps.ts'

const edge = 'caching.c300.edge2befaster.net'
const healthy = known({ status: 'HEALTHY' as const, error: null })
const whole: SiteFacts = {
  isListed: known(true),
  isVerified: reading,
  backend: known({ kind: 'checked', checks: [{ name: 'c300_origin', check: healthy }] }),
  https: known({ kind: 'yes' }),
  found: known({ cname: edge }),
  counts: known({ requests: 12, hits: 3 }),
}
const done: StepState = { kind: 'done' }
const byRecord: StepState = { kind: 'done', by: 'record' }
const stepOf = (name: SiteStepName, facts: Partial<SiteFacts>) =>
  siteSteps({ ...whole, ...facts }, edge).find((step) => step.name === name)?.state
const sick = known({ status: 'SICK' as const, error: 'timeout' })
const check = (check: Fact<{ status: 'HEALTHY' | 'SICK' | 'UNKNOWN'; error: string | null }>, name = 'c300_a') => ({
  name,
  check,
})
const checked = (...checks: ReturnType<typeof check>[]) => known({ kind: 'checked' as const, checks })
const state = (kind: 'valid' | 'expired', days: number) => ({ kind, days })
const row = { id: 'c1', kind: 'http' as const, domains: [], certificate: null, request: null, dnsRequest: null }

it.each<[what: string, SiteStepName, Partial<SiteFacts>, StepState]>([
  ['a listed site', 'site', {}, done],
  ['a name that waits', 'site', { isListed: known(false) }, done],
  ['sites that could not be read', 'site', { isListed: unread('failed') }, { kind: 'unknown', why: 'failed' }],
  ['a listed site, which the provider has verified', 'verified', { isVerified: unread('failed') }, done],
  [
    'a name whose code is not found',
    'verified',
    { isListed: known(false), isVerified: known(false) },
    { kind: 'open', gap: { kind: 'code' } },
  ],
  ['a name whose code is found', 'verified', { isListed: known(false), isVerified: known(true) }, done],
  [
    'a check that failed',
    'verified',
    { isListed: known(false), isVerified: unread('failed') },
    { kind: 'unknown', why: 'failed' },
  ],

  ['a backend that answers', 'backend', {}, done],
  [
    'nothing deployed',
    'backend',
    { backend: known({ kind: 'nothingDeployed' }) },
    { kind: 'open', gap: { kind: 'nothingDeployed' } },
  ],
  ['no line for it', 'backend', { backend: known({ kind: 'notNamed' }) }, { kind: 'open', gap: { kind: 'notNamed' } }],
  ['a site answered at the edge', 'backend', { backend: known({ kind: 'answered' }) }, done],
  [
    'one of two that does not answer',
    'backend',
    { backend: checked(check(healthy), check(sick, 'c300_b')) },
    { kind: 'open', gap: { kind: 'noAnswer', names: ['c300_b'] } },
  ],
  [
    'one that does not answer and one not read',
    'backend',
    { backend: checked(check(sick), check(reading)) },
    { kind: 'open', gap: { kind: 'noAnswer', names: ['c300_a'] } },
  ],
  [
    'one of two that is not checked yet',
    'backend',
    { backend: checked(check(healthy), check(reading)) },
    { kind: 'reading' },
  ],
  [
    'a check that was refused',
    'backend',
    { backend: checked(check(unread('forbidden'))) },
    { kind: 'unknown', why: 'forbidden' },
  ],
  [
    'a backend without probes',
    'backend',
    { backend: checked(check(known({ status: 'UNKNOWN', error: null }))) },
    { kind: 'unknown', why: 'notTold' },
  ],
  ['lines that cannot be decided', 'backend', { backend: unread('undecided') }, { kind: 'unknown', why: 'undecided' }],

  ['a site that says it has one', 'certificate', {}, done],
  [
    'a valid one',
    'certificate',
    { https: known({ kind: 'valid', state: state('valid', 40), row: { ...row, state: state('valid', 40) } }) },
    { kind: 'done', days: 40 },
  ],
  ['one that is requested', 'certificate', { https: known({ kind: 'requested' }) }, { kind: 'running' }],
  ['none', 'certificate', { https: known({ kind: 'no' }) }, { kind: 'open', gap: { kind: 'noCertificate' } }],
  [
    'one that has ended',
    'certificate',
    { https: known({ kind: 'expired', state: state('expired', 2), row: { ...row, state: state('expired', 2) } }) },
    { kind: 'open', gap: { kind: 'expired' } },
  ],
  [
    'certificates that could not be read',
    'certificate',
    { https: unread('failed') },
    { kind: 'unknown', why: 'failed' },
  ],

  ['a record that leads here', 'dns', {}, byRecord],
  ['a record with a final dot and capitals', 'dns', { found: known({ cname: `${edge.toUpperCase()}.` }) }, byRecord],
  [
    'a record that leads elsewhere',
    'dns',
    { found: known({ cname: 'old.example' }) },
    { kind: 'open', gap: { kind: 'elsewhere', target: 'old.example' } },
  ],
  ['no CNAME, but requests', 'dns', { found: known({ cname: null }) }, { kind: 'done', by: 'requests' }],
  [
    'no CNAME and no requests: an apex may have an address',
    'dns',
    { found: known({ cname: null }), counts: known({ requests: 0, hits: 0 }) },
    { kind: 'unknown', why: 'notTold' },
  ],
  ['a call that does not tell, and requests', 'dns', { found: known(null) }, { kind: 'done', by: 'requests' }],
  [
    'a call that does not tell, and no requests',
    'dns',
    { found: known({}), counts: known({ requests: 0, hits: 0 }) },
    { kind: 'unknown', why: 'notTold' },
  ],
  ['a check that failed, but requests', 'dns', { found: unread('failed') }, { kind: 'done', by: 'requests' }],
  [
    'a check that failed, and no traffic read',
    'dns',
    { found: unread('failed'), counts: unread('forbidden') },
    { kind: 'unknown', why: 'failed' },
  ],
  ['a check under way', 'dns', { found: reading, counts: known({ requests: 0, hits: 0 }) }, { kind: 'reading' }],

  ['requests', 'request', {}, done],
  ['no requests', 'request', { counts: known({ requests: 0, hits: 0 }) }, { kind: 'open', gap: { kind: 'noRequest' } }],
  ['traffic that could not be read', 'request', { counts: unread('failed') }, { kind: 'unknown', why: 'failed' }],
  ['hits', 'hit', {}, done],
  [
    'requests without hits',
    'hit',
    { counts: known({ requests: 4, hits: 0 }) },
    { kind: 'open', gap: { kind: 'noHit' } },
  ],
  [
    'hits that are not told',
    'hit',
    { counts: known({ requests: 4, hits: null }) },
    { kind: 'unknown', why: 'notTold' },
  ],
  ['traffic that may not be read', 'hit', { counts: unread('forbidden') }, { kind: 'unknown', why: 'forbidden' }],
])('reads %s', (_, name, facts, expected) => {
  expect(stepOf(name, facts)).toEqual(expected)
})

it('names the first step that is known not to be done, and counts only what is done', () => {
  expect(progressOf(siteSteps(whole, edge))).toEqual({ done: 7, total: 7, next: null, isOpen: false, isReading: false })
  const cold = {
    ...whole,
    found: known(null),
    https: known({ kind: 'requested' as const }),
    counts: known({ requests: 0, hits: 0 }),
  }
  expect(progressOf(siteSteps(cold, edge))).toMatchObject({ done: 3, next: 'request', isOpen: true })
  const waiting = { ...whole, https: known({ kind: 'requested' as const }) }
  expect(progressOf(siteSteps(waiting, edge))).toMatchObject({ done: 6, next: 'certificate', isOpen: true })
})

it('never takes what could not be read for something to do', () => {
  const blind: SiteFacts = {
    isListed: unread('failed'),
    isVerified: unread('failed'),
    backend: unread('forbidden'),
    https: unread('failed'),
    found: unread('failed'),
    counts: unread('forbidden'),
  }
  const steps = siteSteps(blind, edge)
  expect(steps.every(({ state: { kind } }) => kind === 'unknown')).toBe(true)
  expect(progressOf(steps)).toMatchObject({ done: 0, next: null, isOpen: false })
})

const effect = { backends: [], caches: [], redirects: [], refusals: [], doubts: [], isOpen: false }
it.each([
  [{ ...effect, backends: ['a', null] }, ['a']],
  [{ ...effect, backends: [null] }, known({ kind: 'notNamed' })],
  [{ ...effect, redirects: ['301 https://x.example/'] }, known({ kind: 'answered' })],
  [{ ...effect, isOpen: true }, unread('undecided')],
])('reads the backends of what is live', (given, expected) => {
  expect(backendsOf(given)).toEqual(expected)
})

import { describe, expect, it } from 'vitest'
import { type CountBy, previewMeasure, risenValues } from './measurePreview.ts'

const site = 'www.example.com'
const row = (key: string, requests: number) => ({ key, requests })

/** Answers by key; those of the table of methods differ for the clients that are named. */
const counting =
  (
    answers: Readonly<Record<string, readonly { key: string; requests: number }[]>>,
    totalCount: number | null = null,
  ): CountBy =>
  async (key, { include }) => ({
    rows: answers[include.clientip && key !== 'clientip' ? `${key} of ${include.clientip.join(',')}` : key] ?? [],
    totalCount,
  })

const scope = { sites: [site], include: {} }
const reasons = [row('TCDN-OK', 100), row('TCDN-RPE-403-Denied', 20), row('TCDN-RPE-418', 5)]

describe('a preview', () => {
  it('counts the blocked clients, those of networks too', async () => {
    const count = counting({
      tcdndebugreason: reasons,
      clientip: [row('203.0.113.7', 60), row('198.51.100.1', 30), row('192.0.2.1', 10)],
    })
    const measure = { kind: 'block', how: 'blacklist', addresses: ['203.0.113.0/24', '192.0.2.1'] } as const
    expect(await previewMeasure(measure, scope, count)).toEqual({
      requests: 125,
      served: 100,
      met: 70,
      isAtLeast: false,
    })
  })

  it('leaves browsers out of a challenge', async () => {
    const count = counting({
      tcdndebugreason: reasons,
      clientip: [row('203.0.113.7', 60)],
      'agent of 203.0.113.7': [row('python-requests/2', 50), row('Mozilla/5.0 (X11) Chrome/148', 10)],
    })
    const measure = { kind: 'block', how: 'captcha', addresses: ['203.0.113.7'] } as const
    expect(await previewMeasure(measure, scope, count)).toMatchObject({ met: 50 })
  })

  it('counts wrong methods, and clients over the limit once', async () => {
    const count = counting({
      tcdndebugreason: reasons,
      method: [row('GET', 80), row('POST', 20)],
      clientip: [row('203.0.113.7', 6000), row('192.0.2.1', 600)],
      'method of 203.0.113.7': [row('GET', 40), row('POST', 15)],
    })
    const rule = { kind: 'apiRule', site, action: 'block', methods: ['GET'], rate: 60 } as const
    expect(await previewMeasure(rule, scope, count)).toMatchObject({ met: 60 })
    expect(await previewMeasure({ ...rule, rate: null }, scope, count)).toMatchObject({ met: 20 })
    expect(await previewMeasure({ ...rule, action: 'log' }, scope, count)).toMatchObject({ met: 0 })
  })

  it('meets nothing on another site, and says where not all keys were counted', async () => {
    const count = counting({ tcdndebugreason: reasons, agent: [row('curl/8', 30)] }, 500)
    const mode = { kind: 'underAttack', site } as const
    expect(await previewMeasure(mode, scope, count)).toMatchObject({ met: 30, isAtLeast: true })
    expect(await previewMeasure(mode, { sites: ['other.example'], include: {} }, count)).toMatchObject({ met: 0 })
  })
})

it('names what has risen, the largest rise first', () => {
  const now = [row('/login', 900), row('/', 5000), row('/new', 400), row('/rare', 6)]
  const before = [row('/login', 100), row('/', 4800)]
  expect(risenValues('request', now, before, 3).map(({ value }) => value)).toEqual(['/login', '/new'])
})

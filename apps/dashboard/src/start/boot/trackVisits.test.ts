import { makeApiContext } from '@parapet/api'
import { defaultTheme } from '@parapet/ui'
import { describe, expect, it } from 'vitest'
import { defaultConfig } from '../../platform/config/RuntimeConfig.ts'
import { createVisitTracker, type TrackingBrowser } from './trackVisits.ts'

const stats = { name: 'stats', path: '{company?}/stats' }
const home = { name: 'home', path: '{company?}' }

function tracker({
  metrics = '/third/metrics' as string | null,
  needs = false,
  browser = {} as Partial<TrackingBrowser>,
} = {}) {
  const sent: string[] = []
  const api = makeApiContext({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'https://cdn.example'), init)
      sent.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`)
      return new Response(null, { status: 204 })
    },
  })
  const config = { ...defaultConfig, third: { ...defaultConfig.third, metrics } }
  const theme = needs ? { ...defaultTheme, metrics: 'consent' as const } : defaultTheme
  const track = createVisitTracker({ get: () => ({ config, theme }) }, () => api, {
    origin: 'https://cdn.example',
    consent: () => null,
    isRefused: false,
    ...browser,
  })
  return { track, sent, settled: () => new Promise((done) => setTimeout(done)) }
}

describe('createVisitTracker', () => {
  it('posts each page once while it stays open, to the metrics service and as site 1 (§7)', async () => {
    const { track, sent, settled } = tracker()
    for (const page of [home, stats, stats, home]) track(page)
    await settled()
    expect(sent).toHaveLength(3)
    expect(sent[1]).toMatch(
      /^POST \/third\/metrics\/matomo\.php idsite=1&rec=1&url=https%3A%2F%2Fcdn\.example%2Fcompany%2Fstats&action_name=stats&rand=[0-9a-f-]{36}&send_image=0$/,
    )
  })

  it.each<[string, Parameters<typeof tracker>[0], number]>([
    ['not configured', { metrics: null }, 0],
    ['refused by the browser', { browser: { isRefused: true } }, 0],
    ['before consent', { needs: true }, 0],
    ['after consent', { needs: true, browser: { consent: () => 'granted' } }, 1],
    ['after a refusal', { needs: true, browser: { consent: () => 'denied' } }, 0],
    [
      'where storage is refused',
      {
        needs: true,
        browser: {
          consent: () => {
            throw new Error('SecurityError')
          },
        },
      },
      0,
    ],
  ])('%s', async (_, options, count) => {
    const { track, sent, settled } = tracker(options)
    track(stats)
    await settled()
    expect(sent).toHaveLength(count)
  })

  it('starts with the first page after consent', async () => {
    let answer: string | null = null
    const { track, sent, settled } = tracker({ needs: true, browser: { consent: () => answer } })
    track(stats)
    answer = 'granted'
    track(home)
    await settled()
    expect(sent.map((text) => /action_name=(\w+)/.exec(text)?.[1])).toEqual(['home'])
  })
})

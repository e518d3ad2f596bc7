import type { Bundle } from './bundles.ts'
import type { IncidentKind } from './incidents.ts'
import type { Stratum } from './outcomes.ts'
import type { Random } from './random.ts'

const passed = (response: string, reason: string): Stratum => ({ share: 0, response, cached: 'pass', reason })

function loginOf(i: number): Pick<Bundle, 'person' | 'request' | 'method' | 'contentType'> {
  const person = {
    clientip: `203.0.113.${180 + i}`,
    countrycode: ['RU', 'US', 'SG', 'BR', 'IN'][i % 5] ?? 'US',
    agent: ['python-requests/2.32.4', 'Go-http-client/2.0', 'okhttp/5.1.0'][i % 2] ?? '-',
    isBot: true,
  }
  return { person, request: '/v2/session', method: 'POST', contentType: 'application/json' }
}

function stuffingOutcome(i: number): Stratum {
  if (i % 8 === 5) return passed('403', 'TCDN-RPE-403')
  if (i % 8 === 6) return passed('418', 'TCDN-RPE-418')
  if (i % 8 === 7) return passed('429', 'TCDN-RPE-GRL-429-Too Many Requests')
  return passed('401', 'TCDN-OK')
}

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.4 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
]

const attackerOf = (i: number): Bundle['person'] => ({
  clientip: `198.51.100.${200 + (i % 9)}`,
  countrycode: ['RU', 'CN', 'US'][i % 3] ?? 'US',
  agent: ['python-requests/2.32.4', 'Go-http-client/2.0', '-'][i % 3] ?? '-',
  isBot: true,
})

const mexicanOf = (i: number): Bundle['person'] => ({
  clientip: `198.51.100.${100 + i}`,
  countrycode: 'MX',
  agent: browsers[i % browsers.length] ?? '-',
  isBot: false,
})

/** Something that happens: its outcome, and what of its requests is not as usual. `i` counts its bundles. */
export function happening(kind: IncidentKind, i: number, random: Random): { stratum: Stratum; over: Partial<Bundle> } {
  switch (kind) {
    case 'errors': {
      const microsEach = Math.round(9e6 + 6e6 * random())
      return { stratum: passed('503', 'TCDN-BENG-Service unavailable'), over: { microsEach } }
    }
    case 'attack': {
      const over = { person: attackerOf(i), microsEach: 300, referer: '-' }
      return { stratum: passed('429', 'TCDN-RPE-GRL-429-Too Many Requests'), over }
    }
    case 'stuffing':
      return { stratum: stuffingOutcome(i), over: { ...loginOf(i), bytesEach: 320, referer: '-' } }
    case 'deploy':
      return { stratum: passed('500', 'TCDN-OENG'), over: { microsEach: Math.round(2e5 + 6e5 * random()) } }
    case 'outage': {
      const microsEach = Math.round(29e6 + 2e6 * random())
      return { stratum: passed('503', 'TCDN-BENG-Service unavailable'), over: { microsEach } }
    }
    case 'slowCountry': {
      const stratum = { share: 0, response: '200', cached: 'miss', reason: 'TCDN-OK' }
      return { stratum, over: { person: mexicanOf(i), microsEach: Math.round(4e6 + 3e6 * random()) } }
    }
    default: {
      const cached = kind === 'purge' ? 'miss' : 'hit'
      return { stratum: { share: 0, response: '200', cached, reason: 'TCDN-OK' }, over: {} }
    }
  }
}

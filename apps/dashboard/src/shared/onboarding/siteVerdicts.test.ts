import { expect, test, vi } from 'vitest'
import { MOST_SITES } from '../provisioning/impactSites.ts'
import { siteVerdicts } from './siteVerdicts.ts'

const hosts = Array.from({ length: MOST_SITES + 50 }, (_, at) => `s${at}.example`)
const named = new Set(['www.example', 's1.example'])

test('a host is judged once, however often more are asked for', () => {
  const judge = vi.fn((host: string) => `verdict of ${host}`)
  const verdicts = siteVerdicts({ named, unnamed: undefined, judge })
  verdicts(hosts.slice(0, 20), [])
  const found = verdicts(hosts.slice(0, 21), ['www.example', 'elsewhere.example'])
  expect(judge).toHaveBeenCalledTimes(22)
  expect(found.get('s20.example')).toBe('verdict of s20.example')
  expect(found.get('www.example')).toBe('verdict of www.example')
  expect(found.has('elsewhere.example')).toBe(false)
})

test('hosts that no configuration names need no verdict of their own, and take no place of those that do', () => {
  const judge = vi.fn((host: string) => `verdict of ${host}`)
  const verdicts = siteVerdicts({ named, unnamed: 'that of the rest', judge })
  expect([...verdicts(hosts, [...hosts, 'www.example']).keys()]).toEqual(['s1.example', 'www.example'])
  expect(judge).toHaveBeenCalledTimes(2)
})

test('no more hosts are judged than can be at once', () => {
  const verdicts = siteVerdicts({ named, unnamed: undefined, judge: (host) => host })
  expect(verdicts(hosts, []).size).toBe(MOST_SITES)
})

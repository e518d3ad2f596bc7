import { expect, it } from 'vitest'
import { MOST_SITES, sitesToCompare } from './impactSites.ts'

const sites = Array.from({ length: MOST_SITES + 50 }, (_, at) => `s${at}.example`)

it('compares all sites of most companies', () => {
  expect(sitesToCompare(sites.slice(0, 3), 'a', 'b')).toEqual(['s0.example', 's1.example', 's2.example'])
})

it('compares those first that the changed lines name', () => {
  const line = (site: string, backend: string) => `if (req.http.host == "${site}") { set hint = ${backend}; }`
  const kept = line('s3.example', 'one')
  const found = sitesToCompare(
    sites,
    `${kept}\n${line('s240.example', 'one')}`,
    `${kept}\n${line('s240.example', 'two')}`,
  )
  expect(found[0]).toBe('s240.example')
  expect(found).toHaveLength(MOST_SITES)
})

import { expect, it } from 'vitest'
import { engineClaim } from './searchEngines.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

it.each([
  [[googlebot], 'Google LLC', { name: 'Googlebot', isOwnNetwork: true }],
  [['curl/8', googlebot], 'Cheap Cloud', { name: 'Googlebot', isOwnNetwork: false }],
  [[googlebot], null, { name: 'Googlebot', isOwnNetwork: null }],
  [['Mozilla/5.0 (compatible; bingbot/2.0)'], 'Microsoft Corporation', { name: 'Bingbot', isOwnNetwork: true }],
  [['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'], 'Google LLC', null],
  [[], 'Google LLC', null],
])('reads what an address says it is: %j of %s', (agents, organization, claim) => {
  expect(engineClaim(agents, organization)).toEqual(claim)
})

import { expect, it } from 'vitest'
import { createTestSandbox } from '../testSandbox.ts'

const url = 'www.brandneu.example'
const edge = 'caching.c300.edge2befaster.net'

function start() {
  const sandbox = createTestSandbox()
  const { fetchJson } = sandbox
  const validate = async (domain = url) => (await fetchJson('companies/300/sitevalidation/', { body: { domain } })).data
  const publish = (body: object) => fetchJson('/third/sandbox/dns', { body })
  const counts = async () => {
    const now = Math.floor(sandbox.sandbox.clock.now())
    const timestamp = { from: now - 86_400, to: now, interval: 3600, timezone: 'UTC' }
    const filters = JSON.stringify({ timestamp, company: 300, tier: 'L1', vhost: [url] })
    const { data } = await fetchJson(`statistics/300/delivery/historic/table/?filters=${encodeURIComponent(filters)}`)
    return data
  }
  return { ...sandbox, validate, publish, counts }
}

async function add({ fetchJson, pass }: ReturnType<typeof start>) {
  await fetchJson('companies/300/siteverification/', { body: { domain: url } })
  pass(60)
  expect((await fetchJson('companies/300/sites/', { body: { url } })).status).toBe(200)
}

it('says what was found of a domain instead of its code', async () => {
  const world = start()
  const { fetchJson, validate, publish } = world
  const { txt } = (await fetchJson('companies/300/siteverification/', { body: { domain: url } })).data
  expect(await validate()).toEqual({
    domain: url,
    verified: false,
    method: null,
    found: { txt: [], file: null, cname: `old.${url}` },
  })
  await publish({ host: url, txt: 'another' })
  world.pass(3600)
  expect(await validate()).toMatchObject({ verified: false, found: { txt: ['another'], file: null } })
  await publish({ host: url, file: txt })
  expect(await validate()).toMatchObject({ verified: true, method: 'file' })
  await publish({ host: url, txt: null, file: null })
  expect(await validate()).toMatchObject({ verified: true, method: 'dns', found: { txt: [txt], file: null } })
  expect((await publish({ host: 'no host' })).status).toBe(400)
  expect((await publish({ host: url, ttl: 1 })).status).toBe(400)
})

it('lets requests come to a new site once its name leads here: of a cold cache first, then hits', async () => {
  const world = start()
  await add(world)
  expect(await world.validate()).toMatchObject({ found: { cname: `old.${url}` } })
  expect(await world.counts()).toEqual([])
  world.pass(599)
  expect(await world.counts()).toEqual([])
  world.pass(120)
  expect(await world.validate()).toMatchObject({ found: { cname: edge } })
  const [first] = await world.counts()
  expect(first).toMatchObject({ key: url, hits: 0 })
  expect(first.requests).toBeGreaterThan(0)
  world.pass(1200)
  const [later] = await world.counts()
  expect(later.hits).toBeGreaterThan(0)
})

it('keeps a name where the control has led it', async () => {
  const world = start()
  await add(world)
  await world.publish({ host: url, cname: 'shop.hosting.example' })
  world.pass(7200)
  expect(await world.validate()).toMatchObject({ found: { cname: 'shop.hosting.example' } })
  expect(await world.counts()).toEqual([])
  await world.publish({ host: url, cname: edge })
  world.pass(1200)
  expect((await world.counts())[0].requests).toBeGreaterThan(0)
})

it('leaves the sites of the seed where they are', async () => {
  const world = start()
  expect(await world.validate('www.auroramedia.example')).toMatchObject({ found: { cname: edge } })
  await world.publish({ host: 'www.auroramedia.example', txt: 'x' })
  expect(await world.validate('www.auroramedia.example')).toMatchObject({ found: { cname: edge, txt: ['x'] } })
})

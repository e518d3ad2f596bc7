import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Bill, Consumption } from '../entities/Billing.ts'
import type { TranscodingState } from '../entities/Transcoding.ts'
import { createTestSandbox } from './testSandbox.ts'
import { transcodingAt, transcodingEnd } from './world/cache.ts'
import type { TranscodingRecord } from './world/records.ts'

const page = 'https://www.auroramedia.example/portada-x'

describe('invalidation', () => {
  it('locks what was just sent, accepts every spelling of a ban, and rejects invalid ones', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const send = (body: object) => fetchJson('companies/300/invalidate/', { body })
    expect((await send({ urls: [page, page] })).data).toEqual({ urls_to_send: [page], locked_urls: [] })
    expect((await send({ urls: [page] })).data).toEqual({ urls_to_send: [], locked_urls: [page] })
    pass(10)
    expect((await send({ urls: [page], soft: true })).data.urls_to_send).toEqual([page])
    for (const ban of [{ ban: '1' }, { ban: 1 }, { type: 'ban' }]) {
      pass(20)
      await send({ urls: [`${page}*`], ...ban })
      expect((await fetchJson('companies/300/invalidate/?limit=1')).data.results[0]).toMatchObject({
        type: 'ban',
        url: `${page}*`,
      })
    }
    expect((await send({ urls: [`${page}*`], ban: '1', refetch: true })).data).toEqual({
      refetch: ['A ban cannot be refetched.'],
    })
    expect((await send({ urls: ['https://www.cobaltbank.example/'] })).status).toBe(400)
    expect((await send({ urls: ['/portada'] })).data.urls['0'][0]).toMatch(/^Enter a valid URL/)
    expect((await fetchJson('companies/300/invalidate/3/')).data).toHaveLength(3)
  })

  it('can be repeated, and numbers tags separately', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const { data } = await fetchJson('companies/300/tag_invalidate/', { body: { tags: ['a', 'b', 'a'] } })
    expect(data).toEqual({ tags: ['a', 'b'] })
    const [newest] = (await fetchJson('companies/300/tag_invalidate/')).data
    expect(newest.id).toBeLessThan(1000)
    pass(60)
    await fetchJson(`companies/300/refetch/tag_invalidate/${newest.id}/`, { method: 'POST' })
    expect((await fetchJson('companies/300/tag_invalidate/')).data[0]).toMatchObject({
      tag: newest.tag,
      id: newest.id + 1,
    })
    expect((await fetchJson('companies/300/refetch/other/1/', { method: 'POST' })).status).toBe(404)
  })

  it('marks objects as stale where it is soft', async () => {
    const { fetchJson, pass } = createTestSandbox()
    await fetchJson('companies/300/invalidate/', { body: { urls: [page], soft: true } })
    pass(30)
    const { data } = await fetchJson(`companies/300/cachestatus/?url=${encodeURIComponent(page)}`)
    const cached = data.servers.filter(({ result }: { result: string }) => result === 'HIT')
    expect(cached.length).toBeGreaterThan(10)
    expect(cached.every(({ stale }: { stale: boolean }) => stale)).toBe(true)
  })

  it('clears the caches, and a prefetch fills them', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const status = async () => (await fetchJson(`companies/300/cachestatus/?url=${encodeURIComponent(page)}`)).data
    const before = await status()
    expect(before.hits + before.misses + before.pass).toBe(before.total)
    await fetchJson('companies/300/invalidate/', { body: { urls: [page] } })
    type Server = { pop: string; result: string; age: number | null }
    const old = async (seconds: number) =>
      (await status()).servers.filter(({ age }: Server) => age !== null && age > seconds) as Server[]
    expect((await old(0)).length).toBeGreaterThan(10)
    pass(2)
    const slow = new Set((await old(2)).map(({ pop }) => pop))
    expect(slow.size).toBeGreaterThan(0)
    expect(slow.size).toBeLessThan(6)
    pass(28)
    expect(await old(30)).toEqual([])
    expect((await status()).coverage).toBeLessThan(0.2)
    const states = async () => (await fetchJson('companies/300/prefetch/?limit=1')).data.results[0]
    await fetchJson('companies/300/prefetch/', { body: { urls: [page] } })
    expect(await states()).toMatchObject({ status: 'queued', pops_done: 0 })
    pass(30)
    expect((await states()).status).toBe('fetching')
    pass(30)
    const done = await states()
    expect(done).toMatchObject({ status: 'done', pops_done: done.pops_total })
    expect((await status()).coverage).toBe(1)
  })
})

describe('transcoding', () => {
  const order = {
    origin: 'ftp://user:secret@archive.example/in.mov',
    destinations: ['s3://bucket/out/'],
    jobs: [{ label: 'HD', filename: 'out.mp4', profile_id: 92 }],
  }

  it('jobs pass through their stages and can be queued again', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const { data } = await fetchJson('media/300/transcode/', { body: order })
    const id = /#(\d+-\d+)/.exec(data.message)?.[1]
    const job = async () => (await fetchJson(`media/300/transcode/${id}`)).data
    const seen: string[] = []
    for (let i = 0; i < 60; i++) {
      const { status } = await job()
      if (seen.at(-1) !== status) seen.push(status)
      pass(10)
    }
    expect(seen).toEqual(['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED'])
    expect((await job()).transcodingdownload.download_url).toBe('ftp://user@archive.example/in.mov')
    expect((await fetchJson(`media/300/transcode_requeue/${id}/`, { method: 'POST' })).status).toBe(200)
    expect((await job()).status).toBe('QUEUED')
    expect((await fetchJson(`media/300/transcode_requeue/${id}/`, { method: 'POST' })).data.message).toMatch(
      /is QUEUED/,
    )
  })

  it('accepts a job in a form field, fails for unreachable sources, and rejects invalid profiles', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const form = { order: JSON.stringify({ ...order, origin: 'ftp://gone.invalid/a.mov' }) }
    const { status, data } = await fetchJson('media/300/transcode/', { form })
    expect(status).toBe(201)
    pass(200)
    const id = /#(\d+-\d+)/.exec(data.message)?.[1]
    expect((await fetchJson(`media/300/transcode/${id}`)).data).toMatchObject({ status: 'ERROR', duration: null })
    const foreign = { ...order, jobs: [{ ...order.jobs[0], profile_id: 96 }] }
    expect((await fetchJson('media/300/transcode/', { body: foreign })).data.jobs[0]).toMatch(/does not exist/)
    expect((await fetchJson('media/300/transcode/', { form: { order: '{' } })).data).toEqual({
      order: ['Not valid JSON.'],
    })
  })

  it('jobs are filtered by status, id and time, and minutes are those of finished jobs', async () => {
    const { fetchJson, sandbox } = createTestSandbox()
    const jobs = async (filters: object) =>
      (await fetchJson(`media/300/transcode/?filters=${encodeURIComponent(JSON.stringify(filters))}`)).data
    const all = await jobs({})
    const states: TranscodingState[] = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED', 'ERROR']
    const counts = await Promise.all(states.map(async (status) => (await jobs({ status })).length))
    expect(counts.reduce((sum, n) => sum + n)).toBe(all.length)
    expect(await jobs({ order_id: all[3].id })).toEqual([all[3]])
    const may = { from: '2026-05-01 00:00:00', to: '2026-06-01 00:00:00' }
    const filters = encodeURIComponent(JSON.stringify({ timestamp: may }))
    const { minutes } = (await fetchJson(`media/300/transcoding/consumed_minutes/?filters=${filters}`)).data
    expect(minutes).toHaveLength(1)
    const finished = sandbox.world.transcoding_orders.all().filter((row) => {
      const end = transcodingEnd(row)
      const isIn = end >= Date.parse('2026-05-01') / 1000 && end < Date.parse('2026-06-01') / 1000
      return row.company === 300 && isIn && transcodingAt(row, 1_781_519_400).status === 'FINISHED'
    })
    expect(minutes[0].duration).toBeCloseTo(
      finished.reduce((sum, row) => sum + row.duration / 60, 0),
      1,
    )
  })

  it('jobs never return to an earlier stage', () => {
    const row = (duration: number, priority: number | undefined): TranscodingRecord => ({
      id: '1-1',
      company: 300,
      created_at: 1000,
      started_at: 1000,
      duration,
      size: 1,
      order: { ...order, ...(priority === undefined ? {} : { priority }) },
    })
    const rank = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.option(fc.integer({ min: 5, max: 10 }), { nil: undefined }),
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 2 }),
        (duration, priority, moments) => {
          const job = row(duration, priority)
          const seen = [...moments].sort((a, b) => a - b).map((at) => transcodingAt(job, 1000 + at))
          for (const [i, { status, progress }] of seen.entries()) {
            const before = seen[i - 1]
            expect(progress).toBeGreaterThanOrEqual(0)
            expect(progress).toBeLessThanOrEqual(100)
            if (!before) continue
            expect(rank.indexOf(status)).toBeGreaterThanOrEqual(rank.indexOf(before.status))
            if (status === before.status) expect(progress).toBeGreaterThanOrEqual(before.progress)
          }
          expect(transcodingAt(job, transcodingEnd(job)).status).toBe('FINISHED')
          expect(transcodingAt(job, transcodingEnd(job) - 1).status).toBe('UPLOADING')
        },
      ),
    )
  })
})

describe('billing', () => {
  it('charges exactly the traffic of the statistics', async () => {
    const { fetchJson } = createTestSandbox()
    const month = { from: Date.parse('2026-05-01') / 1000, to: Date.parse('2026-06-01') / 1000 }
    const asked = encodeURIComponent(JSON.stringify({ timestamp: month, products: ['delivery'], clients: [30] }))
    const [line]: Consumption[] = (await fetchJson(`billing/consumption/?filters=${asked}`)).data
    const bytesOf = async (company: number) => {
      const filters = encodeURIComponent(
        JSON.stringify({ timestamp: { ...month, interval: 'month', timezone: 'UTC' }, vhost: [], tier: 'L1', company }),
      )
      const { data } = await fetchJson(`statistics/${company}/delivery/historic/histogram/?filters=${filters}`)
      return data[0].bytes
    }
    const bytes = (await bytesOf(300)) + (await bytesOf(301))
    expect(line?.consumed).toBeCloseTo(bytes / 1024 ** 3, 1)
    const [bill]: Bill[] = (await fetchJson('billing/billings_client/30/2026/5')).data
    expect(bill?.lines.find((row) => row.product === 'delivery')?.amount).toBe(line?.amount)
  })

  it('adds up, and services hired today do not change past bills', async () => {
    const { fetchJson } = createTestSandbox()
    const before: Bill[] = (await fetchJson('billing/billings_client/30')).data
    expect(before).toHaveLength(12)
    for (const bill of before) {
      const base = bill.lines.reduce((sum, line) => sum + line.amount, 0)
      expect(bill.base).toBeCloseTo(base, 2)
      expect(bill.total).toBeCloseTo(bill.base + bill.tax, 2)
    }
    const hired = { solution_type: 'starter', extras: [] }
    expect((await fetchJson('billing/client_solution/30', { method: 'PUT', body: hired })).data).toMatchObject(hired)
    expect((await fetchJson('/api/v2/billing/current_user/client/30')).data.solution_type).toBe('starter')
    expect((await fetchJson('billing/billings_client/30')).data).toEqual(before)
    expect((await fetchJson('billing/billings_client/30/2025')).data).toEqual(
      before.filter((bill) => bill.year === 2025),
    )
    expect((await fetchJson('billing/billings_client/30/2026/13')).status).toBe(404)
  })

  it('returns one bill as a PDF and several as a zip of PDFs', async () => {
    const { fetchJson, response } = createTestSandbox()
    const bills: Bill[] = (await fetchJson('billing/billing_list/company/300')).data
    const [one, two] = bills
    const download = (...ids: (number | undefined)[]) =>
      response('billing/30/download/', { body: { billing_ids: ids } })
    const single = await download(one?.id)
    expect(single.headers.get('content-disposition')).toContain(`${one?.code}.pdf`)
    expect((await single.text()).startsWith('%PDF')).toBe(true)
    const archive = await download(one?.id, two?.id)
    expect(archive.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual([`${two?.code}.pdf`, `${one?.code}.pdf`])
    expect((await download(one?.id, 5)).status).toBe(404)
  })

  it('is limited to client administrators and staff', async () => {
    const { fetchJson } = createTestSandbox()
    expect((await fetchJson('billing/41/billing_info')).status).toBe(403)
    expect((await fetchJson('billing/999/billing_info')).status).toBe(404)
    expect((await fetchJson('billing/41/billing_info', { as: 'dealer' })).status).toBe(200)
    expect((await fetchJson('billing/41/billing_info', { as: 'staff' })).status).toBe(200)
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: 0, to: 1 }, products: [], clients: [41] }))
    expect((await fetchJson(`billing/consumption/?filters=${filters}`)).status).toBe(403)
    const info = {
      name: 'A',
      tax_id: '501964843',
      address: '',
      city: '',
      postal_code: '',
      country: 'es',
      email: '',
      phone: '',
    }
    const save = (body: object) => fetchJson('billing/30/billing_info', { method: 'PUT', body })
    expect((await save(info)).data).toEqual({ country: ['Enter a two-letter country code.'] })
    expect((await save({ ...info, country: 'ES' })).data).toHaveProperty('tax_id')
    const bills = async () => (await fetchJson('billing/billings_client/30')).data
    const before = await bills()
    expect(before[0].tax).toBeGreaterThan(0)
    await save({ ...info, country: 'PT' })
    expect(await bills()).toEqual(before)
    expect((await fetchJson('billing/30/billing_info')).data.country).toBe('PT')
    expect((await fetchJson('billing/account/30/verify/')).data.marked).toBe(false)
    await fetchJson('billing/account/30', { method: 'DELETE' })
    expect((await fetchJson('billing/account/30/verify/')).data.marked).toBe(true)
  })
})

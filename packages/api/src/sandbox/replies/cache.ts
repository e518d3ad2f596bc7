import { array, boolean, check, maxLength, nullish, object, picklist, pipe, union } from 'valibot'
import { cache } from '../../endpoints/cache.ts'
import type { CacheServer, Invalidation, Prefetch, TagInvalidation } from '../../entities/Cache.ts'
import { bodyAs, flag, text } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { replies } from '../replies.ts'
import { hashText, mix, randomOf } from '../traffic/random.ts'
import { coldSeconds, lockSeconds, prefetchAt, purgeDelay } from '../world/cache.ts'
import { nodes } from '../world/inventory.ts'
import { pops } from '../world/pops.ts'
import type { InvalidationRecord, PrefetchRecord, TagInvalidationRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'

const address = pipe(
  text(4000),
  check((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Enter a valid URL, with http:// or https://.'),
)
const addresses = pipe(
  array(address),
  maxLength(5000),
  check((list) => list.length > 0, 'This list may not be empty.'),
)

function mustBeOwn({ world, company }: SandboxRequest, field: string, urls: readonly string[]) {
  const own = new Set(sitesOf(world, company.id).map((site) => site.url))
  const foreign = urls.filter((url) => !own.has(new URL(url).hostname))
  if (foreign.length === 0) return
  throw refusals.fields({
    [field]: foreign.slice(0, 10).map((url) => `${url.slice(0, 200)} is not of a site of this company.`),
  })
}

const invalidationAnswer = ({ company: _, at, ...row }: InvalidationRecord): Invalidation => ({
  ...row,
  date: isoTime(at),
})
const tagAnswer = ({ company: _, at, ...row }: TagInvalidationRecord): TagInvalidation => ({
  ...row,
  date: isoTime(at),
})
const prefetchAnswer = (now: number, row: PrefetchRecord): Prefetch => ({
  id: row.id,
  date: isoTime(row.at),
  user: row.user,
  url: row.url,
  pops_total: pops.length,
  ...prefetchAt(row, now, pops.length),
})

function newest<Row extends { id: number; company: number; at: number }>(
  req: SandboxRequest,
  rows: readonly Row[],
): Row[] {
  const own = req.scenario === 'empty' ? [] : rows.filter((row) => row.company === req.company.id)
  const size = /^\d{1,6}$/.test(req.params.size ?? '') ? Number(req.params.size) : undefined
  return own.sort((a, b) => b.at - a.at || b.id - a.id).slice(0, size)
}

function sendOut(req: SandboxRequest, urls: readonly string[], kind: Pick<InvalidationRecord, 'type' | 'refetch'>) {
  const { world, company, user } = req
  const at = Math.floor(req.now())
  const isLocked = (url: string) =>
    world.invalidations.find((row) => row.company === company.id && row.url === url && row.at + lockSeconds > at) !==
    undefined
  const unique = [...new Set(urls)]
  const locked_urls = unique.filter(isLocked)
  const urls_to_send = unique.filter((url) => !locked_urls.includes(url))
  let next = world.invalidations.nextId()
  for (const url of urls_to_send) {
    world.invalidations.put(next, { id: next, company: company.id, at, user: user.username, url, ...kind })
    next++
  }
  return { urls_to_send, locked_urls }
}

function sendTags(req: SandboxRequest, tags: readonly string[], refetch: boolean) {
  const { world, company, user } = req
  let next = world.tag_invalidations.nextId()
  for (const tag of new Set(tags)) {
    const at = Math.floor(req.now())
    world.tag_invalidations.put(next, { id: next, company: company.id, at, user: user.username, tag, refetch })
    next++
  }
}

const switchOf = nullish(union([picklist(['0', '1', 0, 1]), boolean()], 'Must be 0 or 1.'))
const isOn = (value: unknown) => value === true || value === 1 || value === '1'

function serverStatus(
  req: SandboxRequest,
  url: string,
  node: (typeof nodes)[number],
  pop: (typeof pops)[number],
): CacheServer {
  const { world, company } = req
  const now = Math.floor(req.now())
  const wasWithin = (rows: readonly { company: number; url: string; at: number }[], seconds: number) =>
    rows.some((row) => row.company === company.id && row.url === url && row.at + seconds > now)
  const random = randomOf(mix(hashText(url), node.id, Math.floor(now / 600)))
  const dice = random()
  const [last] = world.invalidations
    .all()
    .filter((row) => row.company === company.id && row.url === url)
    .sort((a, b) => b.at - a.at)
  const sincePurge = last ? now - last.at : Number.POSITIVE_INFINITY
  const isReached = sincePurge >= purgeDelay(pop.id)
  const isMarkedStale = isReached && last?.type === 'soft' && !last.refetch && sincePurge < coldSeconds
  const isCold = isReached && !isMarkedStale && sincePurge < coldSeconds && !last?.refetch
  const isWarm = wasWithin(world.prefetches.all(), 3600)
  const isPassed = /\/(api|checkout|admin)\//.test(url)
  const isHit = isWarm || dice < (isCold ? 0.04 : 0.86)
  const result = isPassed ? 'PASS' : isHit ? 'HIT' : 'MISS'
  const lifetime = /\.(css|js|svg|png|jpg|webp)\b/.test(url) ? 86_400 : 600
  const anyAge = random() * lifetime * 1.05
  // What an invalidation has reached was fetched some time since, unless it was only marked as stale.
  const age = Math.floor(
    isReached && !isMarkedStale
      ? Math.min(anyAge, random() * Math.max(0, sincePurge - purgeDelay(pop.id) - 1))
      : Math.max(anyAge, sincePurge + 1),
  )
  const has = result === 'HIT'
  return {
    name: node.name,
    pop: pop.name,
    result,
    ttl: has ? lifetime - age : null,
    grace: has ? 3600 : null,
    keep: has ? 7200 : null,
    age: has ? age : null,
    status: has ? (url.includes('/404') ? 404 : 200) : null,
    stale: has && (isMarkedStale || age > lifetime),
    vary: has ? 'Accept-Encoding' : null,
    hits: has ? Math.floor(random() * 900) : null,
    hfp: isPassed && dice < 0.3,
  }
}

export const cacheReplies = replies(cache, {
  invalidations: (req) => newest(req, req.world.invalidations.all()).map(invalidationAnswer),
  invalidate(req) {
    const Body = object({
      urls: addresses,
      ban: switchOf,
      type: nullish(picklist(['ban', 'purge'])),
      soft: flag(false),
      refetch: flag(false),
    })
    const wanted = bodyAs(req.body, Body)
    const isBan = isOn(wanted.ban) || wanted.type === 'ban'
    if (isBan && wanted.refetch) throw refusals.fields({ refetch: ['A ban cannot be refetched.'] })
    mustBeOwn(req, 'urls', wanted.urls)
    const type = isBan ? 'ban' : wanted.soft ? 'soft' : 'purge'
    return sendOut(req, wanted.urls, { type, refetch: wanted.refetch ?? false })
  },
  tagInvalidations: (req) => newest(req, req.world.tag_invalidations.all()).map(tagAnswer),
  invalidateTags(req) {
    const tag = pipe(
      text(256),
      check((text) => !/\s/.test(text), 'A tag has no spaces.'),
    )
    const Body = object({
      tags: pipe(
        array(tag),
        maxLength(5000),
        check((list) => list.length > 0, 'This list may not be empty.'),
      ),
      soft: flag(false),
      soft_purge: flag(false),
      refetch: flag(false),
    })
    const { tags, refetch } = bodyAs(req.body, Body)
    sendTags(req, tags, refetch ?? false)
    return { tags: [...new Set(tags)] }
  },
  again(req) {
    const { kind, invalidation } = req.params
    if (kind === 'invalidate') {
      const row = ownRow(req.world.invalidations, invalidation, req.company)
      return Response.json(sendOut(req, [row.url], { type: row.type, refetch: row.refetch }))
    }
    if (kind !== 'tag_invalidate') throw refusals.notFound()
    const row = ownRow(req.world.tag_invalidations, invalidation, req.company)
    sendTags(req, [row.tag], row.refetch)
    return Response.json({ tags: [row.tag] })
  },
  prefetches: (req) => newest(req, req.world.prefetches.all()).map((row) => prefetchAnswer(req.now(), row)),
  prefetch(req) {
    const { world, company, user } = req
    const { urls } = bodyAs(req.body, object({ urls: addresses }))
    mustBeOwn(req, 'urls', urls)
    let next = world.prefetches.nextId()
    const unique = [...new Set(urls)]
    for (const url of unique) {
      world.prefetches.put(next, { id: next, company: company.id, user: user.username, url, at: Math.floor(req.now()) })
      next++
    }
    return Response.json({ urls: unique }, { status: 201 })
  },
  status(req) {
    const text = req.query.get('url')
    if (!text) throw refusals.fields({ url: ['This field is required.'] })
    const { url } = bodyAs({ url: text }, object({ url: address }))
    mustBeOwn(req, 'url', [url])
    const servers = pops.flatMap((pop) => {
      const node = nodes.find((one) => one.pop === pop.id)
      return node ? [serverStatus(req, url, node, pop)] : []
    })
    const count = (result: CacheServer['result']) => servers.filter((server) => server.result === result).length
    return {
      url,
      total: servers.length,
      hits: count('HIT'),
      misses: count('MISS'),
      pass: count('PASS'),
      coverage: count('HIT') / servers.length,
      servers,
    }
  },
})

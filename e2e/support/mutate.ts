import type { Route } from '@playwright/test'

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

function walk(value: Json, random: () => number, oneIn: number, spoil: (value: Json) => Json | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => walk(item, random, oneIn, spoil))
  if (typeof value !== 'object' || value === null) return value
  const changed: { [key: string]: Json } = {}
  for (const [key, inner] of Object.entries(value)) {
    const next = random() < 1 / oneIn ? spoil(inner) : walk(inner, random, oneIn, spoil)
    if (next !== undefined) changed[key] = next
  }
  return changed
}

const hostile = ['', '<img src=x onerror=alert(1)>', '-1', 'NaN', '\u202Eabc', 'Ω'.repeat(5_000)]

/** Mutations of a provider's answer: each takes the correct one and returns the wrong one. */
export const mutations = {
  missing: (body: Json, random: () => number) => walk(body, random, 6, () => undefined),
  nulls: (body: Json, random: () => number) => walk(body, random, 6, () => null),
  wrongTypes: (body: Json, random: () => number) =>
    walk(body, random, 6, (value) => (typeof value === 'number' ? 'seven' : typeof value === 'string' ? 7 : 'text')),
  hostile: (body: Json, random: () => number) =>
    walk(body, random, 4, (value) =>
      typeof value === 'string' ? (hostile[Math.floor(random() * hostile.length)] ?? '') : -1e18,
    ),
  huge: (body: Json) =>
    Array.isArray(body) && body.length > 0
      ? Array.from({ length: 20_000 }, (_, at) => body[at % body.length] ?? null)
      : body,
  empty: (body: Json) => (Array.isArray(body) ? [] : {}),
  justNull: () => null,
  list: () => [1, 'two', null, {}],
} as const

const raw = {
  html: { status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title><h1>It works!</h1>' },
  htmlError: { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  error: { status: 500, json: { detail: 'Something broke at the provider.' } },
  fields: { status: 400, json: { filters: ['This field is required.'] } },
  early: { status: 425, json: { message: 'Too early' } },
  forbidden: { status: 403, json: { detail: 'You do not have permission to perform this action.' } },
  nothing: { status: 200, contentType: 'application/json', body: '' },
} as const

/** Every way an answer can go wrong. */
export const kinds = [
  ...(Object.keys(mutations) as (keyof typeof mutations)[]),
  ...(Object.keys(raw) as (keyof typeof raw)[]),
  'truncated',
  'abort',
] as const
export type Kind = (typeof kinds)[number]

const isRaw = (kind: Kind): kind is keyof typeof raw => kind in raw

/** Answers a request in this wrong way. */
export async function answerWrongly(route: Route, kind: Kind, random: () => number): Promise<void> {
  if (kind === 'abort') return route.abort('connectionreset')
  if (isRaw(kind)) return route.fulfill(raw[kind])
  try {
    const response = await route.fetch({ maxRetries: 2 })
    const text = await response.text()
    await route.fulfill({ response, body: spoilt(text, kind, random) })
  } catch {
    await route.abort().catch(() => undefined)
  }
}

function spoilt(text: string, kind: Exclude<Kind, keyof typeof raw | 'abort'>, random: () => number): string {
  if (kind === 'truncated') return text.slice(0, Math.floor(text.length / 2))
  try {
    return JSON.stringify(mutations[kind](JSON.parse(text) as Json, random))
  } catch {
    return text
  }
}

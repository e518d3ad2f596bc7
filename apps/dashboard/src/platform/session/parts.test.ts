import { createHash } from 'node:crypto'
import { makeUser } from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { companyCandidates } from './companyCandidates.ts'
import { detectDevice } from './device.ts'
import { IDLE_MS, idleOf, WARN_MS } from './idle.ts'
import { loginUuid } from './loginUuid.ts'
import { Base64UrlProblem, fromBase64Url, toBase64Url } from './passkey.ts'
import { readPersistedSession, safeStorage } from './storage.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('fingerprint', () => {
  it("is the SHA-256 of name and platform, with and without the browser's own support", async () => {
    expect(await loginUuid('ada', 'MacIntel')).toBe(hash('ada:MacIntel'))
    vi.stubGlobal('crypto', {})
    expect(await loginUuid('ada', 'MacIntel')).toBe(hash('ada:MacIntel'))
    vi.unstubAllGlobals()
  })

  it('is the same without browser support, for every name', async () => {
    vi.stubGlobal('crypto', {})
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
        expect(await loginUuid(name, 'MacIntel')).toBe(hash(`${name}:MacIntel`))
      }),
    )
    vi.unstubAllGlobals()
  })
})

describe('idle', () => {
  it('expires after an hour, and warns two minutes before (§9)', () => {
    expect([IDLE_MS, WARN_MS]).toEqual([3_600_000, 120_000])
  })

  it('has three phases', () => {
    expect(idleOf(0, 0)).toEqual({ phase: 'active', warnsAtMs: IDLE_MS - WARN_MS })
    expect(idleOf(0, IDLE_MS - WARN_MS)).toEqual({ phase: 'warning', endsAtMs: IDLE_MS })
    expect(idleOf(0, IDLE_MS)).toEqual({ phase: 'over' })
    expect(idleOf(500, 0)).toEqual({ phase: 'active', warnsAtMs: IDLE_MS - WARN_MS })
  })
})

describe('machine', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  it.each([
    [chrome, 'Windows', 'Chrome 141'],
    [`${chrome} Edg/140.0.0.0`, 'Windows', 'Edge 140'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux', 'Firefox 140'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
      'iOS',
      'Safari 18',
    ],
    ['curl/8', 'unknown', 'unknown'],
  ])('detects %s', (userAgent, os, browser) => {
    expect(detectDevice({ userAgent, platform: '' })).toEqual({ platform: os, os, browser })
  })
})

describe('base64url', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes.slice().buffer))).toEqual(new Uint8Array(bytes))
      }),
    )
  })
  it.each(['a+b', 'a', '%%%', 'ä'])('rejects %s', (text) => {
    expect(() => fromBase64Url(text)).toThrow(Base64UrlProblem)
  })
})

describe('storage', () => {
  it('ignores values in another format', () => {
    for (const text of [null, '', '{', '[]', '1', '{"token":1}', '{"token":{"accessToken":1,"expiresAtMs":2}}'])
      expect(readPersistedSession(text)).toBeNull()
    expect(readPersistedSession('{"token":{"accessToken":"a","expiresAtMs":2},"acting":{"x":1}}')).toEqual({
      token: { accessToken: 'a', expiresAtMs: 2 },
      loginUsername: '',
      isPasswordWeak: false,
      acting: null,
      lastActing: null,
    })
  })
  it('works when storage throws', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const shelf = safeStorage({ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 })
    expect(shelf.read('a')).toBeNull()
    expect(() => shelf.write('a', 'b')).not.toThrow()
    expect(() => shelf.clear('all')).not.toThrow()
    expect(safeStorage(null).read('a')).toBeNull()
  })
})

describe('company candidates (§4)', () => {
  const profile = (id: number) => ({ id, company: { id, name: `${id}` }, roles: [] })
  const user = makeUser({ transparentprofile_set: [profile(1), profile(2)] })
  it('are the company of the URL first, then those of the profiles', () => {
    expect(companyCandidates(user, { asked: 2, current: 1, last: null })).toEqual([2, 1])
    expect(companyCandidates(user, { asked: null, current: null, last: 2 })).toEqual([2, 1])
    expect(companyCandidates(user, { asked: 9, current: null, last: 8 })).toEqual([1])
    expect(companyCandidates(makeUser(), { asked: 9, current: null, last: null })).toEqual([])
  })
  it('include further companies for staff and clients', () => {
    expect(companyCandidates({ ...user, is_staff: true }, { asked: 9, current: null, last: null })).toEqual([9, 1])
    const client = { ...user, clientprofile_set: [{ id: 1, client: { id: 3, name: 'C' }, roles: [] }] }
    expect(companyCandidates(client, { asked: 9, current: null, last: null })).toEqual([9, 1])
  })
})

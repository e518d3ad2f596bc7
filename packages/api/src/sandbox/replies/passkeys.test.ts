import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSandbox } from '../index.ts'

// A passkey in software: what an authenticator and a browser would answer. Just enough CBOR for it.
type Item = number | string | Uint8Array | Map<number | string, Item>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function cbor(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item])
  return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const origin = 'https://dashboard.example'
const host = 'dashboard.example'

function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = sha256('this passkey').subarray(0, 16)
  const cose = new Map<number, Item>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const data = (flags: number, counter: number) => Buffer.concat([sha256(host), Buffer.from([flags, 0, 0, 0, counter])])
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  return {
    register(challenge: string) {
      const authData = Buffer.concat([data(0x45, 0), Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
      const attestation = cbor(
        new Map<string, Item>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return answer({
        clientDataJSON: base64url(client('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    sign(challenge: string, counter: number) {
      const clientData = client('webauthn.get', challenge)
      const authData = data(0x05, counter)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      })
    },
  }
}

describe('passkeys', () => {
  const sandbox = createSandbox({ now: () => Date.parse('2026-06-15T10:30:00Z') })
  const auth = { authorization: `Bearer ${sandbox.tokenFor('admin').access_token}` }

  async function fetchJson(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const init = {
      headers: { origin, ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    }
    const response = await sandbox.answer(new Request(`http://127.0.0.1/api/v1/${path}`, init))
    return { status: response?.status, data: await response?.json() }
  }

  it('are registered, log in, count uses, and are deleted', async () => {
    const key = authenticator()
    const { data: options } = await fetchJson('users/passkeys/register', undefined, auth)
    const passkeys = key.register(options.challenge)
    const made = await fetchJson('users/passkeys/register', { passkeys, name: 'Laptop' }, auth)
    expect(made).toMatchObject({ status: 201, data: { name: 'Laptop' } })
    expect((await fetchJson('users/passkeys/register', { passkeys, name: 'Laptop' }, auth)).status).toBe(400)

    const { data: challenge } = await fetchJson('users/passkeys/auth')
    const signed = key.sign(challenge.challenge, 1)
    const login = await fetchJson('users/passkeys/auth', { passkeys: signed, os: 'Linux' })
    expect(login.status).toBe(200)
    const me = await fetchJson('users/passkeys', undefined, { authorization: `Bearer ${login.data.access_token}` })
    expect(me.data).toMatchObject([{ name: 'Laptop', last_used_at: '2026-06-15T10:30:00Z' }])
    expect((await fetchJson('users/passkeys/auth', { passkeys: signed })).status).toBe(401)

    const stranger = authenticator()
    const { data: next } = await fetchJson('users/passkeys/auth')
    expect((await fetchJson('users/passkeys/auth', { passkeys: stranger.sign(next.challenge, 2) })).status).toBe(401)
  })
})

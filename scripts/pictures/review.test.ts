import type { Server } from 'node:http'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reviewed } from './causes.ts'
import { serveReview } from './review.ts'

const picture: Reviewed = {
  name: 'ui-button--primary--parapet-light',
  story: 'ui-button--primary',
  title: '<img src=x onerror=alert(1)>',
  theme: 'parapet',
  mode: 'light',
  width: null,
  isCanary: true,
  pixels: 3,
  reason: { cause: 'token', because: [] },
}
let server: Server
let accepted: string[]
let looked: string[]
let isDiskFull: boolean

beforeEach(async () => {
  accepted = []
  looked = []
  isDiskFull = false
  const fileOf = (side: string, name: string) => {
    looked.push(`${side} ${name}`)
    return '/nowhere'
  }
  const accept = async ({ name }: Reviewed) => {
    accepted.push(name)
    if (isDiskFull) throw new Error('No space left')
  }
  server = await serveReview({ pending: [picture], fileOf, accept }, 0)
})
afterEach(() => void server.close())

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Node's client: fetch would not let a test set host or origin. */
function answerTo(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; policy: unknown; text: string }>((done, fail) => {
    const asked = ask({ port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () =>
        done({ status: response.statusCode, policy: response.headers['content-security-policy'], text }),
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })
}
const json = { 'content-type': 'application/json' }
const accepting = JSON.stringify({ names: [picture.name, '../../package'] })

describe('the review page', () => {
  it('comes with a policy that lets nothing else in, and its groups as data', async () => {
    const page = await answerTo('/')
    expect(page.status).toBe(200)
    expect(page.policy).toContain("default-src 'none'")
    expect(page.text).not.toContain('<img')
    const groups = JSON.parse((await answerTo('/groups.json')).text)
    expect(groups[0].pictures[0].title).toBe(picture.title)
  })

  it('accepts what waits, and nothing else', async () => {
    const { status, text } = await answerTo('/accept', { method: 'POST', headers: json, body: accepting })
    expect([status, text]).toEqual([200, '[]'])
    expect(accepted).toEqual([picture.name])
  })

  it('accepts once what was asked for twice', async () => {
    const ask = () => answerTo('/accept', { method: 'POST', headers: json, body: accepting })
    await Promise.all([ask(), ask()])
    expect(accepted).toEqual([picture.name])
  })

  it('still shows what could not be written', async () => {
    isDiskFull = true
    const { status, text } = await answerTo('/accept', { method: 'POST', headers: json, body: accepting })
    expect([status, text]).toEqual([400, 'No space left'])
    expect(JSON.parse((await answerTo('/groups.json')).text)[0].pictures).toHaveLength(1)
  })

  it.each([
    ['another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['another name for this machine', { ...json, host: 'evil.example:6060' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
  ])('refuses %s', async (_, headers, status) => {
    expect((await answerTo('/accept', { method: 'POST', headers, body: accepting })).status).toBe(status)
    expect(accepted).toEqual([])
  })

  it('answers nonsense with a sentence and lives on', async () => {
    expect((await answerTo('/accept', { method: 'POST', headers: json, body: '{' })).status).toBe(400)
    expect((await answerTo('/accept', { method: 'POST', headers: json, body: '{"names":[1]}' })).status).toBe(400)
    expect((await answerTo('/groups.json')).status).toBe(200)
  })

  it('looks for no file but those of pictures that wait', async () => {
    for (const path of ['/before/..%2f..%2fpackage.png', '/after/other', '/../package.json', '/before/']) {
      expect((await answerTo(path)).status).toBe(404)
    }
    expect(looked).toEqual([])
  })
})

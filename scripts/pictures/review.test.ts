import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reviewed } from './causes.ts'
import { noVerdicts, type Verdicts } from './clusters.ts'
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
  facets: [{ kind: 'corners', area: { x: 1, y: 1, width: 4, height: 4 } }],
  reason: { cause: 'token', uncommitted: [], committed: [] },
}
let server: Server
let accepted: string[]
let folder: string
let isDiskFull: boolean
let kept: Verdicts | undefined
let refusal: string | undefined

beforeEach(async () => {
  accepted = []
  isDiskFull = false
  refusal = undefined
  folder = mkdtempSync(join(tmpdir(), 'parapet-review-'))
  writeFileSync(join(folder, 'secret.png'), 'secret')
  const accept = async ({ name }: Reviewed) => {
    accepted.push(name)
    if (isDiskFull) throw new Error('No space left')
  }
  kept = undefined
  const shown = new Map([[picture.name, { width: 40, height: 30, sides: ['after'] as const }]])
  const keep = (verdicts: Verdicts) => {
    kept = verdicts
  }
  const sources = { folder, pending: [picture], shown, verdicts: noVerdicts, refuse: () => refusal, accept, keep }
  server = await serveReview(sources, 0)
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

// Node's client, because fetch does not let a test set `host` or `origin`.
function send(path: string, { method = 'GET', headers = {}, body = '' }: RequestOptions = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; policy: unknown; text: string }>((resolve, reject) => {
    const request = sendRequest(
      { port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
      (response) => {
        let text = ''
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode, policy: response.headers['content-security-policy'], text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
const jsonHeaders = { 'content-type': 'application/json' }
const acceptBody = JSON.stringify({
  clusters: {},
  pictures: { [picture.name]: { verdict: 'accept' }, '../../package': { verdict: 'accept' } },
})
const post = (body: string, headers: Record<string, string> = jsonHeaders) =>
  send('/verdicts', { method: 'POST', headers, body })
const page = async () => (await send('/')).text

describe('the review page', () => {
  it('has a policy that allows nothing from elsewhere, and no markup of a title', async () => {
    const text = await page()
    expect(text).toContain("default-src 'none'; img-src 'self'; script-src 'sha256-")
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toContain('<img src=x')
  })

  it('accepts pending pictures and nothing else', async () => {
    const { status, text } = await post(acceptBody)
    expect([status, text]).toEqual([200, '1 accepted'])
    expect(accepted).toEqual([picture.name])
    expect(await page()).toContain('Every picture is as accepted.')
  })

  it('accepts a picture with its cluster', async () => {
    await post('{"clusters":{"corners":{"verdict":"accept"}}}')
    expect(accepted).toEqual([picture.name])
  })

  it('keeps a rejection and its comment, and accepts nothing', async () => {
    const comment = '</script><b>Too square'
    expect((await post(JSON.stringify({ clusters: { corners: { verdict: 'reject', comment } } }))).text).toBe(
      '0 accepted',
    )
    expect(accepted).toEqual([])
    expect(kept?.clusters).toEqual({ corners: { verdict: 'reject', comment } })
    const text = await page()
    expect(text).toContain('&lt;/script&gt;&lt;b&gt;Too square')
    expect(text).not.toContain('</script><b>')
  })

  it('accepts a picture once if it is requested twice', async () => {
    await Promise.all([post(acceptBody), post(acceptBody)])
    expect(accepted).toEqual([picture.name])
  })

  it('refuses to accept more than the limit, with a message', async () => {
    refusal = 'This change takes 151 pictures anew'
    const { status, text } = await post(acceptBody)
    expect([status, text]).toEqual([409, refusal])
    expect(accepted).toEqual([])
    expect(await page()).toContain('1 to review')
  })

  it('still shows a picture that could not be written', async () => {
    isDiskFull = true
    const { status, text } = await post(acceptBody)
    expect([status, text]).toEqual([400, 'No space left'])
    expect(await page()).toContain('1 to review')
  })

  it.each([
    ['another origin', { ...jsonHeaders, origin: 'https://evil.example' }, 403],
    ['another name for this machine', { ...jsonHeaders, host: 'evil.example:6060' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
  ])('rejects %s', async (_, headers, status) => {
    expect((await post(acceptBody, headers)).status).toBe(status)
    expect(accepted).toEqual([])
  })

  it('answers malformed bodies with 400 and keeps running', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('{"clusters":{"corners":1}}')).status).toBe(400)
    expect((await send('/')).status).toBe(200)
  })

  it('opens only the files of pending pictures', async () => {
    for (const path of [
      '/before/..%2f..%2fsecret.png',
      '/secret.png',
      '/after/secret.png',
      '/../package.json',
      '/before/',
    ])
      expect((await send(path)).status).toBe(404)
  })
})

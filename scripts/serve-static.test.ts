import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStatic } from './serve-static.mjs'

const dir = mkdtempSync(join(tmpdir(), 'parapet-static-'))
let server: Awaited<ReturnType<typeof serveStatic>>
beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), 'start')
  server = await serveStatic(dir, 0)
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

/** fetch would normalise the path. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

it('survives an invalid path, and serves no file outside its folder', async () => {
  for (const path of ['/%E0%A4%A', '//', '/']) expect(await statusOf(path), path).toBe(200)
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%00', '/nothing'])
    expect(await statusOf(path), path).toBe(404)
})

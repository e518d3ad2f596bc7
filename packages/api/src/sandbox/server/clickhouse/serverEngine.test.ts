import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openKeptLogs } from './keptLogs.ts'
import { openServer } from './serverEngine.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** A server that answers each statement with a status and a text; what it is sent are settings and statements. */
async function serve(answerTo: (query: string, settings: URLSearchParams) => readonly [status: number, text: string]) {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [status, text] = answerTo(body, searchParams)
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return `127.0.0.1:${port}`
}

const opened = (host: string) =>
  openKeptLogs(
    openServer({ url: `http://${host}`, database: 'parapet', user: 'parapet', password: 'secret', timeoutMs: 5000 }),
    { keepTimes: true, say: () => undefined },
  )

describe('a ClickHouse server that cannot answer what Parapet asks', () => {
  it('is named with its version when it is too old, in the words of 18.16', async () => {
    const host = await serve((query, settings) => {
      const unknown = [...settings.keys()].find(
        (name) => name === 'exact_rows_before_limit' || name.startsWith('param_'),
      )
      if (unknown !== undefined)
        return [
          404,
          `Code: 115, e.displayText() = DB::Exception: Unknown setting ${unknown}, e.what() = DB::Exception\n`,
        ]
      expect(query).toContain('version()')
      return [200, '{"meta":[],"data":[{"version":"18.16.1"}],"rows":1}']
    })
    await expect(opened(host)).rejects.toMatchObject({
      problem: 'version',
      message: `ClickHouse 18.16.1 at ${host} is too old: Parapet needs parameters of queries and exact counts of rows, which ClickHouse has since 22.8.`,
    })
  })

  it('says what to change for a user that may not change settings', async () => {
    const host = await serve(() => [
      500,
      "Code: 164. DB::Exception: Cannot modify 'exact_rows_before_limit' setting in readonly mode. (READONLY) (version 26.7.2.1)",
    ])
    await expect(opened(host)).rejects.toMatchObject({
      problem: 'readOnly',
      message: expect.stringContaining('readonly = 2'),
    })
  })
})

// ClickHouse's HTTP interface over the engine in process, as far as the official client uses it: for tests only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestStructure } from './nativeRows.ts'

const [installed, given] = process.argv.slice(2)
const { user, password, slowMs = 0, isEmpty = false } = JSON.parse(given)
const chdb = createRequire(join(installed, 'package.json'))('chdb')
const dir = mkdtempSync(join(tmpdir(), 'parapet-server-'))
const session = new chdb.Session(dir, {
  connectionArgs: ['--output_format_json_quote_64bit_integers=0', '--exact_rows_before_limit=1'],
})
if (!isEmpty) session.query('CREATE DATABASE parapet')

const unescapes = { t: '\t', n: '\n', r: '\r', 0: '\0', b: '\b', f: '\f' }
const unescaped = (text) => text.replace(/\\(.)/gs, (_, one) => unescapes[one] ?? one)

/** A parameter as the client writes it: texts are escaped, and within lists also quoted. */
function parameterOf(query, name, text) {
  const type = new RegExp(`{${name}:([^}]*)}`).exec(query)?.[1] ?? 'String'
  if (!type.startsWith('Array')) return unescaped(text)
  if (type !== 'Array(String)') return JSON.parse(text)
  return [...text.matchAll(/'((?:[^'\\]|\\.)*)'/gs)].map(([, one]) => unescaped(one))
}

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

async function answer(request, response) {
  const url = new URL(request.url, 'http://localhost')
  const given = Buffer.from(String(request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
  if (url.pathname === '/ping') return response.end('Ok.\n')
  const body = await bodyOf(request)
  const fail = (status, code, text) =>
    response
      .writeHead(status, { 'x-clickhouse-exception-code': String(code) })
      .end(`Code: ${code}. DB::Exception: ${text}`)
  if (given !== `${user}:${password}`) return fail(516, 516, 'Authentication failed. (AUTHENTICATION_FAILED)')
  const type = String(request.headers['content-type'] ?? '')
  const params = new Map()
  let query = url.searchParams.get('query')
  let data = body
  for (const [name, value] of url.searchParams) if (name.startsWith('param_')) params.set(name.slice(6), value)
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    for (const [name, value] of form) {
      if (name === 'query') query = String(value)
      else if (name.startsWith('param_')) params.set(name.slice(6), String(value))
    }
  } else if (query === null) {
    query = body.toString()
    data = Buffer.alloc(0)
  }
  const bound = Object.fromEntries([...params].map(([name, value]) => [name, parameterOf(query, name, value)]))
  if (slowMs > 0) await new Promise((done) => setTimeout(done, slowMs))
  const database = url.searchParams.get('database') ?? 'default'
  try {
    await session.queryAsync(`USE ${database}`)
    const [, insert] = /^(INSERT INTO requests \([^)]*\)) FORMAT Native$/.exec(query) ?? []
    if (insert) {
      const file = join(dir, 'block.native')
      writeFileSync(file, data)
      await session.queryBindAsync(
        `${insert} SETTINGS max_partitions_per_insert_block = 0 SELECT * FROM file({file:String}, 'Native', {structure:String})`,
        { file, structure: requestStructure },
      )
      return response.end()
    }
    const text = query.replace(/\s*FORMAT JSON\s*$/, '')
    const answered = await session.queryBindAsync(text, bound, { format: 'JSON' })
    response.writeHead(200, { 'content-type': 'application/json' }).end(answered.text())
  } catch (error) {
    const code = /Code: (\d+)/.exec(error.message)?.[1] ?? '0'
    fail(code === '81' || code === '60' ? 404 : 500, code, error.message.replace(/^Code: \d+\. DB::Exception: /, ''))
  }
}

// One session answers one question after the other, as `USE` is of the session.
let last = Promise.resolve()
const server = createServer((request, response) => {
  last = last.then(() => answer(request, response)).catch((error) => response.destroy(error))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.on('SIGTERM', () => {
  session.close()
  rmSync(dir, { recursive: true, force: true })
  process.exit(0)
})

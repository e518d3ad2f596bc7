// Serves the built dashboard and the sandbox on one origin; options in docs/sandbox.md, PORT is the port.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { parseOptions, startSandbox } from '@parapet/api/sandbox/server'
import { configProblems } from '../apps/dashboard/src/platform/config/configProblems.ts'
import { headersFor } from './headers.mjs'
import { root } from './workspace.mjs'

// PARAPET_DIST: another build, so that journeys can run while the next one is built.
const dist = process.env.PARAPET_DIST ?? join(root, 'apps/dashboard/dist')
// PARAPET_CONFIG: the config.json of another deployment.
const config = JSON.parse(readFileSync(process.env.PARAPET_CONFIG ?? join(dist, 'config.json'), 'utf8'))
const securityHeaders = headersFor(config)
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
}

/** Every file of the build by its address, so that a request never touches a path that was not built. */
function filesBelow(dir, prefix = '') {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(dir, entry.name), `${prefix}/${entry.name}`)
      : [[`${prefix}/${entry.name}`, join(dir, entry.name)]],
  )
}

const files = new Map(filesBelow(dist))

function pathOf({ url }) {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/'
}

function encodingFor(request, file) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) return ['br', `${file}.br`]
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) return ['gzip', `${file}.gz`]
  return [undefined, file]
}

function serveFile(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...securityHeaders, allow: 'GET, HEAD' }).end()
    return
  }
  const pathname = pathOf(request)
  const known = files.has(pathname) ? pathname : undefined
  if (!known && extname(pathname) !== '' && pathname.startsWith('/assets/')) {
    response.writeHead(404, securityHeaders).end()
    return
  }
  const address = known ?? '/index.html'
  const file = files.get(address)
  const [encoding, path] = encodingFor(request, file)
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': types[extname(address)] ?? 'application/octet-stream',
    'content-length': statSync(path).size,
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(path).pipe(response)
}

function serveShellWith(script, response) {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><script src="${script}"></script>`,
  )
  response.writeHead(200, { ...securityHeaders, 'content-type': types['.html'], 'cache-control': 'no-store' })
  response.end(shell)
}

function isForPage(request) {
  const { method } = request
  const pathname = pathOf(request)
  return method === 'GET' && (pathname === '/index.html' || !(files.has(pathname) || pathname.startsWith('/assets/')))
}

function serveConfig(response, accessLog) {
  response.writeHead(200, { ...securityHeaders, 'content-type': types['.json'], 'cache-control': 'no-cache' })
  response.end(JSON.stringify({ ...config, sandbox: true, accessLog }))
}

async function main() {
  const problems = configProblems(config)
  if (problems.length > 0) throw new Error(['config.json:', ...problems].join('\n  '))
  const options = parseOptions(process.argv.slice(2), process.env)
  const port = Number(process.env.PORT ?? 4173)
  const hosts = [...Object.keys(config.hosts ?? {}), ...(config.themes ?? []).flatMap((theme) => theme.hosts ?? [])]
  const sandbox = await startSandbox({ ...options, hosts })
  const server = createServer(async (request, response) => {
    try {
      if (await sandbox.handle(request, response)) return
      const script = isForPage(request) ? sandbox.scriptFor(request) : undefined
      if (request.method === 'GET' && request.url === '/config.json') serveConfig(response, sandbox.logFor(request))
      else if (script) serveShellWith(script, response)
      else serveFile(request, response)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"detail":"The sandbox failed to answer."}')
    }
  })
  server.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to another one.` : error.message)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', () => {
    const startedMs = Number(process.env.PARAPET_STARTED_MS ?? Date.now())
    console.log(`\nParapet is ready: http://127.0.0.1:${server.address().port}`)
    console.log(`  (${((Date.now() - startedMs) / 1000).toFixed(1)} s; stop it with Ctrl+C)\n`)
    for (const line of sandbox.describe()) console.log(`  ${line}`)
  })
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await sandbox.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

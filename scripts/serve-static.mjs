// Serves a folder of static files on 127.0.0.1, for the built Storybook: node scripts/serve-static.mjs DIR PORT
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
}

function pathOf(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return '/'
  }
}

/** Starts the server; port 0 takes a free one. `instead` answers some paths itself. Resolves with the listening server. */
export function serveStatic(dir, port, instead = {}) {
  const root = resolve(dir)
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (Object.hasOwn(instead, path)) {
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(instead[path])
      return
    }
    let file = join(root, normalize(path))
    if (!file.startsWith(root)) file = join(root, 'index.html')
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html')
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'service-worker-allowed': '/',
      'cache-control': /-[\w-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file).pipe(response)
  })
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(server)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dir = 'storybook-static', port = '6007'] = process.argv.slice(2)
  const server = await serveStatic(dir, Number(port))
  console.log(`http://127.0.0.1:${server.address().port}`)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { headerLines } from '../../scripts/headers.mjs'
import { root } from '../../scripts/workspace.mjs'

const recipe = join(root, 'deploy/nginx')

/** The nginx of this machine, if it has one. */
export const nginxBinary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
)

/** nginx before the product, as deploy/nginx says. */
export interface Front {
  /** The address of a host name, by default of the provider's own brand. */
  readonly address: (host?: string) => string
  /** The folder that is served: a copy of the build. */
  readonly dist: string
  readonly stop: () => Promise<void>
}

interface Services {
  /** Where the sandbox answers for the API and all third parties. */
  readonly product: string
  /** Another address of the status page. */
  readonly status?: string
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Writes the services of this machine into the recipe's upstreams.conf; every name of it must be found. */
function upstreamsOf({ product, status = product }: Services): string {
  let text = readFileSync(join(recipe, 'upstreams.conf'), 'utf8')
  const put = (pattern: RegExp, value: string) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx/upstreams.conf has nothing like ${pattern}`)
    text = text.replace(pattern, value)
  }
  for (const name of ['api', 'tickets', 'status', 'blog', 'static']) {
    const { host } = new URL(name === 'status' ? status : product)
    const below = name === 'api' ? '/api' : `/third/${name}`
    put(new RegExp(`upstream parapet_${name} \\{ server \\S+;`), `upstream parapet_${name} { server ${host};`)
    put(new RegExp(`(\\$parapet_${name}) \\{ default https://[^;]*;`), `$1 { default http://parapet_${name}${below};`)
    put(new RegExp(`(\\$parapet_${name}_host) \\{ default [^;]*;`), `$1 { default ${host};`)
  }
  return text
}

const whenListening = (child: ChildProcess, port: number, log: () => string) =>
  new Promise<void>((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`nginx ended with ${code}:\n${log()}`)))
    const look = () =>
      fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
        () => ready(),
        () => setTimeout(look, 50),
      )
    look()
  })

/** Starts nginx with the files of deploy/nginx, the build and a certificate of its own. */
export async function startNginx(services: Services, binary: string): Promise<Front> {
  const dir = mkdtempSync(join(tmpdir(), 'parapet-nginx-'))
  const dist = join(dir, 'dist')
  cpSync(process.env.PARAPET_DIST ?? join(root, 'apps/dashboard/dist'), dist, { recursive: true })
  const parapet = join(dir, 'parapet')
  mkdirSync(parapet)
  const [https, http] = [await freePort(), await freePort()]
  const copy = (name: string, replace: (text: string) => string = (text) => text) =>
    writeFileSync(join(parapet, name), replace(readFileSync(join(recipe, name), 'utf8')))
  const config = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')) as { frames?: unknown }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })
  writeFileSync(join(dir, 'privkey.pem'), key)
  writeFileSync(join(dir, 'fullchain.pem'), cert)
  writeFileSync(join(parapet, 'headers.conf'), headerLines(config, 'nginx').join('\n'))
  writeFileSync(join(parapet, 'upstreams.conf'), upstreamsOf(services))
  copy('paths.conf')
  copy('proxy.conf')
  copy('site.conf', (text) => text.replace('root /srv/parapet;', `root ${dist};`))
  copy('parapet.conf', (text) =>
    text
      .replaceAll('dashboard.provider.example dashboard.reseller.example', 'localhost .localhost')
      .replace('listen 443', `listen 127.0.0.1:${https}`)
      .replace('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('/etc/ssl/parapet/', `${dir}/`),
  )
  writeFileSync(
    join(dir, 'nginx.conf'),
    `user ${userInfo().username};
daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  include parapet/parapet.conf;
}
`,
  )
  const child = spawn(binary, ['-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  await whenListening(child, http, () => log)
  return {
    address: (host = 'localhost') => `https://${host}:${https}`,
    dist,
    stop: () =>
      new Promise((stopped) => {
        child.removeAllListeners('exit')
        child.once('exit', () => {
          rmSync(dir, { recursive: true, force: true })
          stopped()
        })
        child.kill('SIGTERM')
      }),
  }
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, type ResolvedConfig, type Rollup, runnerImport } from 'vite'
import { firstLoads } from './firstLoads.ts'

type Chunk = Rollup.OutputChunk
interface Paths {
  readonly paths: Readonly<Record<string, { readonly path: string }>>
}

const wanted = {
  login: [
    'packages/ui/src/words/ui.{locale}.ts',
    'src/shared/auth/auth.{locale}.ts',
    'src/platform/words/notices.{locale}.ts',
    'src/start/boot/PublicApp.tsx',
  ],
  app: [
    'packages/ui/src/words/ui.{locale}.ts',
    'src/platform/words/app.{locale}.ts',
    'src/platform/words/notices.{locale}.ts',
    'src/platform/words/shell.{locale}.ts',
    'src/start/boot/openApp.tsx',
    'src/platform/session/signedInSession.ts',
    'src/platform/session/apiContexts.ts',
    'src/shell/Shell.tsx',
    'packages/ui/src/icon/shellIcons.ts',
  ],
} as const

const locales = ['en', 'es'] as const

/** Writes into index.html, by language, the files that public/boot.js fetches beside each entry and each early page. */
export function entriesPlugin(): Plugin {
  let config: ResolvedConfig
  let boot = { name: '', code: '' }
  let paths: Paths['paths'] = {}
  return {
    name: 'parapet-entries',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const { code } = await minify('boot.js', await readFile(join(config.publicDir, 'boot.js'), 'utf8'))
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const { module } = await runnerImport<Paths>(join(config.root, 'src/platform/paths/paths.ts'), {
        configFile: false,
      })
      paths = module.paths
      boot = { name: `${config.build.assetsDir}/boot-${hash}.js`, code }
    },
    async writeBundle() {
      const dir = join(config.root, config.build.outDir)
      await rm(join(dir, 'boot.js'))
      await mkdir(join(dir, config.build.assetsDir), { recursive: true })
      await writeFile(join(dir, boot.name), boot.code)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
        const entry = chunks.find((chunk) => chunk.isEntry)
        const linked = new Set(entry ? filesOf([entry], chunks) : [])
        const tags = locales.flatMap((locale) => {
          const need = (sources: readonly string[]) =>
            filesOf(
              sources.map((source) => chunkOf(source.replace('{locale}', locale), chunks)),
              chunks,
            ).filter((file) => !linked.has(file))
          const meta = (name: string, files: readonly string[]) => ({
            tag: 'meta',
            attrs: { name: `files-${name}-${locale}`, content: files.map((file) => `/${file}`).join(' ') },
            injectTo: 'head-prepend' as const,
          })
          const inside = new Set(need(wanted.app))
          return [
            ...Object.entries(wanted).map(([name, sources]) => meta(name, need(sources))),
            ...firstLoads.map(({ page, files }) =>
              meta(
                addressOf(page, paths),
                need([`src/screens/${page}/index.tsx`, ...files]).filter((file) => !inside.has(file)),
              ),
            ),
          ]
        })
        const small = html.replace(/<!--[\s\S]*?-->\s*/g, '').replace(/\n\s+/g, '\n')
        return { html: small.replace('src="/boot.js"', `src="/${boot.name}"`), tags }
      },
    },
  }
}

function addressOf(page: string, paths: Paths['paths']): string {
  const row = paths[page]
  if (!row) throw new Error(`vite/entries.ts: screens/${page}/firstLoad.json belongs to no page of paths.ts`)
  return row.path.replace(/^\{company\?\}\/?/, '/')
}

function chunkOf(source: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${source}`)))
  if (!found) throw new Error(`vite/entries.ts: ${source} is in no chunk; was it renamed?`)
  return found
}

function filesOf(first: readonly Chunk[], chunks: readonly Chunk[]): string[] {
  const seen = new Set<Chunk>()
  const walk = (chunk: Chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) walk(next)
    }
  }
  first.forEach(walk)
  return [...seen].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}

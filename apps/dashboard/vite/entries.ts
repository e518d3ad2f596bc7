import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, type ResolvedConfig, type Rollup } from 'vite'

type Chunk = Rollup.OutputChunk

const wanted = {
  login: [
    'packages/ui/src/words/ui.{locale}.ts',
    'src/words/auth.{locale}.ts',
    'src/words/notices.{locale}.ts',
    'src/boot/PublicApp.tsx',
  ],
  app: [
    'packages/ui/src/words/ui.{locale}.ts',
    'src/words/app.{locale}.ts',
    'src/words/notices.{locale}.ts',
    'src/words/shell.{locale}.ts',
    'src/boot/openApp.tsx',
    'src/session/signedInSession.ts',
    'src/session/apiContexts.ts',
    'src/shell/Shell.tsx',
    'packages/ui/src/icon/moreIcons.ts',
  ],
} as const

const boardWords = 'packages/widgets/src/words/board.{locale}.ts'
const chart = ['packages/widgets/src/kinds/TimeSeries.tsx', 'packages/widgets/src/charts/Plot.tsx']
const screens = {
  home: [
    'src/screens/home/index.tsx',
    'src/words/home.{locale}.ts',
    boardWords,
    'packages/widgets/src/kinds/Counter.tsx',
    'packages/widgets/src/kinds/StatusTable.tsx',
    'packages/widgets/src/kinds/WorldMap.tsx',
    'packages/widgets/src/kinds/map/generated/land.ts',
  ],
  stats: ['src/screens/stats/index.tsx', 'packages/widgets/src/words/toolbar.{locale}.ts', boardWords, ...chart],
  analytics: [
    'src/screens/analytics/index.tsx',
    'packages/widgets/src/words/toolbar.{locale}.ts',
    boardWords,
    ...chart,
  ],
} as const
const locales = ['en', 'es'] as const

/**
 * Writes into index.html which files each entry loads next, by language (`<meta name="parapet-app-en"
 * content="/assets/…">`) and which ones a first screen needs (`parapet-stats-en`), so that public/boot.js can fetch
 * them beside the entry.
 */
export function entriesPlugin(): Plugin {
  let config: ResolvedConfig
  /** The minified start script, under a hashed name so that it can be cached for ever. */
  let boot = { name: '', code: '' }
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
            attrs: { name: `parapet-${name}-${locale}`, content: files.map((file) => `/${file}`).join(' ') },
            injectTo: 'head-prepend' as const,
          })
          const inside = new Set(need(wanted.app))
          return [
            ...Object.entries(wanted).map(([name, sources]) => meta(name, need(sources))),
            ...Object.entries(screens).map(([name, sources]) =>
              meta(
                name,
                need(sources).filter((file) => !inside.has(file)),
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

// Builds packages/base, ui, api and widgets to publishable tarballs (docs/packages.md). Usage:
// node scripts/pack.mjs [FOLDER, by default node_modules/.cache/packages]
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { themedPlugin } from '../packages/ui/vite/themed.ts'
import { wordsPlugin } from '../packages/ui/vite/words.ts'
import { pinnedNode, root, run } from './workspace.mjs'

/** The published packages, each after those that it uses. */
export const packages = ['base', 'ui', 'api', 'widgets']

const texts = ['README.md', 'CHANGELOG.md', 'FONT-LICENSES.md']
const peers = ['react', 'react-dom']

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isForeign = (id) => !/^[./\0]/.test(id) && !id.startsWith('virtual:') && !id.includes('.vanilla.')
const built = (source, ending) => source.replace('./src/', './dist/').replace(/\.tsx?$/, ending)

/** Builds the JavaScript and the style sheet of a package; resolves with the files of its output. */
async function buildCode(dir, stage, entries) {
  const { output } = (
    await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      base: './',
      // The address of a font stays an address: a library build would write its bytes into the style sheet.
      resolve: { alias: [{ find: /^(\..+\.woff2)$/, replacement: '$1?no-inline' }] },
      plugins: [
        vanillaExtractPlugin({ identifiers: 'short' }),
        wordsPlugin(),
        themedPlugin(join(root, 'packages/ui/src/themes/complainWithoutTheme.ts')),
      ],
      worker: { format: 'es', plugins: () => [wordsPlugin()] },
      build: {
        target: 'es2023',
        minify: false,
        cssCodeSplit: false,
        outDir: join(stage, 'dist'),
        emptyOutDir: true,
        copyPublicDir: false,
        lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
        rolldownOptions: {
          external: (id) => isForeign(id) && !id.endsWith('.css'),
          output: {
            preserveModules: true,
            preserveModulesRoot: join(dir, 'src'),
            entryFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    })
  )[0]
  return output
}

/** The foreign packages that these modules and all that they load import. */
function foreignOf(output, starts) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const waiting = [...starts]
  const visited = new Set()
  const found = new Set()
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (visited.has(name)) continue
    visited.add(name)
    const chunk = chunks.get(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) {
      if (chunks.has(next)) waiting.push(next)
      else if (!next.startsWith('node:')) found.add(nameOf(next))
    }
  }
  return found
}

const relativeImport = /(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g

/** Copies the declarations of the entries and of all that they import; returns the foreign packages that these name. */
function copyTypes(types, stage, entries) {
  const waiting = entries.map((entry) => join(types, entry.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts')))
  const visited = new Set()
  const foreign = new Set()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (visited.has(file)) continue
    visited.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, , path] of text.matchAll(relativeImport)) waiting.push(`${resolve(dirname(file), path)}.d.ts`)
    for (const [, specifier] of text.matchAll(/(?:from |import\()['"]([^.'"][^'"]*)['"]/g))
      foreign.add(nameOf(specifier))
    const target = join(stage, 'dist', relative(types, file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text.replace(relativeImport, '$1$2.js$1'))
  }
  return foreign
}

/** The manifest to publish: entries that are built, exact versions, React from the app, and the sandbox's packages only on request. */
function manifestOf(dir, source, needed, onlySandbox, hasStyle) {
  const version = (name) => read(join(dir, 'node_modules', name, 'package.json')).version
  const sorted = (names) => Object.fromEntries([...names].sort().map((name) => [name, version(name)]))
  const peerNames = peers.filter((name) => name in (source.dependencies ?? {}))
  const kept = [...needed].filter((name) => !peers.includes(name))
  const exported = Object.entries(source.exports).map(([key, file]) => [
    key,
    { types: built(file, '.d.ts'), default: built(file, '.js') },
  ])
  return {
    name: source.name,
    version: source.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: Array.isArray(source.sideEffects)
      ? ['**/*.css', ...source.sideEffects.filter((file) => file.startsWith('./')).map((file) => built(file, '.js'))]
      : source.sideEffects,
    exports: {
      ...Object.fromEntries(exported),
      ...(hasStyle && { './style.css': './dist/style.css' }),
      './package.json': './package.json',
    },
    files: ['dist', 'LICENSE', ...texts],
    dependencies: sorted(kept.filter((name) => !onlySandbox.has(name))),
    peerDependencies: {
      ...Object.fromEntries(peerNames.map((name) => [name, `^${version(name)}`])),
      ...sorted(onlySandbox),
    },
    peerDependenciesMeta: Object.fromEntries([...onlySandbox].map((name) => [name, { optional: true }])),
  }
}

async function packOne(name, folder) {
  const dir = join(root, 'packages', name)
  const source = read(join(dir, 'package.json'))
  const stage = join(folder, 'stage', name)
  mkdirSync(stage, { recursive: true })
  const files = Object.values(source.exports)
  const outputName = (file) => built(file, '.js').replace('./dist/', '')
  const output = await buildCode(
    dir,
    stage,
    Object.fromEntries(files.map((file) => [outputName(file).replace(/\.js$/, ''), join(dir, file)])),
  )
  const isSandbox = (key) => key.startsWith('./sandbox')
  const filesOf = (wanted) => Object.entries(source.exports).flatMap(([key, file]) => (wanted(key) ? [file] : []))
  const types = [join(dir, 'node_modules/.tsbuild/src'), join(dir, 'node_modules/.tsbuild')].find(existsSync)
  const named = copyTypes(
    types,
    stage,
    filesOf((key) => !isSandbox(key)),
  )
  const sandboxNamed = copyTypes(types, stage, filesOf(isSandbox))
  const always = foreignOf(output, filesOf((key) => !isSandbox(key)).map(outputName))
  const all = new Set([...always, ...foreignOf(output, filesOf(isSandbox).map(outputName))])
  const known = { ...source.dependencies, ...source.devDependencies }
  for (const name of named) if (name in known) always.add(name)
  for (const name of [...always, ...sandboxNamed]) if (name in known) all.add(name)
  const unknown = [...all].filter((name) => !(name in (source.dependencies ?? {})))
  if (unknown.length > 0)
    throw new Error(`${source.name} uses ${unknown.join(', ')} without a dependency in its package.json`)
  const onlySandbox = new Set([...all].filter((name) => !always.has(name)))
  const hasStyle = existsSync(join(stage, 'dist/style.css'))
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify(manifestOf(dir, source, all, onlySandbox, hasStyle), null, 2)}\n`,
  )
  for (const text of texts) if (existsSync(join(dir, text))) cpSync(join(dir, text), join(stage, text))
  cpSync(join(root, 'scripts/pack/LICENSE'), join(stage, 'LICENSE'))
  await run(join(root, 'node_modules/.bin/pnpm'), ['pack', '--pack-destination', folder], { cwd: stage, quiet: true })
  return { name: source.name, file: join(folder, `parapet-${name}-${source.version}.tgz`) }
}

/** Builds all packages into a folder; resolves with the name and the tarball of each. */
export async function packAll(folder) {
  rmSync(folder, { recursive: true, force: true })
  await run(pinnedNode(), [join(root, 'node_modules/typescript7/bin/tsc'), '-b', 'packages/widgets'])
  const packed = []
  for (const name of packages) packed.push(await packOne(name, folder))
  return packed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'node_modules/.cache/packages'))
  for (const { name, file } of await packAll(folder)) console.log(`${name}  ${relative(process.cwd(), file)}`)
}

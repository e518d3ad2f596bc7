// Moves the files of a tree (map.mjs) and rewrites what names them: relative specifiers, and paths in text.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join as joinOs } from 'node:path'
import { basename, dirname, join, normalize, relative } from 'node:path/posix'
import { APP, appFloors, placeInApp, placeInWidgets, WIDGETS, wordsHomes } from './map.mjs'
import { isTest } from './graph.mjs'

const root = process.argv[2]
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 27 })
if (existsSync(joinOs(root, APP, 'platform'))) throw new Error('The floors are there already: start from a clean tree.')
const tracked = git('ls-files').split('\n').filter((file) => file && existsSync(joinOs(root, file)))
const known = new Set(tracked)
const isCode = (file) => /\.(tsx?|mts|cts|mjs|cjs|js|mdx|json)$/.test(file)
const isText = (file) => isCode(file) || /\.(md|html|grit|conf|txt|sh|yaml)$/.test(file)
const texts = new Map()
for (const file of tracked)
  if (isText(file) && file !== 'pnpm-lock.yaml' && !/public\/mockServiceWorker|fixtures\/.*\.txt|docs\/bad-inputs\.md/.test(file))
    texts.set(file, readFileSync(joinOs(root, file), 'utf8'))
const warnings = []

// 1. Where each file goes.
const newOf = new Map()
for (const file of tracked) {
  if (file.startsWith(`${APP}/`)) {
    const own = file.slice(APP.length + 1)
    newOf.set(file, join(APP, placeInApp(own)))
  } else if (file.startsWith(`${WIDGETS}/`)) newOf.set(file, join(WIDGETS, placeInWidgets(file.slice(WIDGETS.length + 1))))
  else newOf.set(file, file)
}

const strings = /(?:from\s+|import\(\s*|import\s+)'(\.[^']+)'/g
const areas = [...new Set(tracked.flatMap((f) => new RegExp(`^${APP}/words/(\\w+)\\.en\\.ts$`).exec(f)?.[1] ?? []))]
const wordsFolder = `${APP}/words/`
const usersOf = new Map(areas.map((area) => [area, new Map()]))
for (const [file, text] of texts) {
  if (!file.startsWith(`${APP}/`) || file.startsWith(wordsFolder) || isTest(file)) continue
  for (const [, to] of text.matchAll(strings)) {
    const target = join(dirname(file), to)
    const area = target.startsWith(wordsFolder) && basename(target).split('.')[0]
    if (area && usersOf.has(area)) {
      const folder = dirname(newOf.get(file)).slice(APP.length + 1)
      usersOf.get(area).set(folder, (usersOf.get(area).get(folder) ?? 0) + 1)
    }
  }
}
const floorOf = (folder) => appFloors.indexOf(folder.split('/')[0])
function wordsHome(area) {
  if (wordsHomes[area]) return wordsHomes[area]
  const users = [...usersOf.get(area)]
  if (users.length === 0) {
    warnings.push(`words/${area}: nothing uses it`)
    return 'platform/words'
  }
  const lowest = Math.max(...users.map(([folder]) => floorOf(folder)))
  const own = users.filter(([folder]) => floorOf(folder) === lowest)
  const parts = own.map(([folder]) => folder.split('/'))
  const common = parts[0].filter((part, index) => parts.every((one) => one[index] === part))
  if (common.length >= 2 || own.length === 1) return common.join('/')
  if (appFloors[lowest] === 'screens') {
    warnings.push(`words/${area}: used by several screens (${own.map(([f]) => f).join(', ')}), put into shared/${area}`)
    return `shared/${area}`
  }
  return own.sort((a, b) => b[1] - a[1])[0][0]
}
for (const area of areas) {
  const home = join(APP, wordsHome(area))
  for (const [from, to] of [
    [`${area}.ts`, `${area}.words.ts`],
    [`${area}.en.ts`, `${area}.en.ts`],
    [`${area}.es.ts`, `${area}.es.ts`],
  ])
    if (known.has(wordsFolder + from)) newOf.set(wordsFolder + from, join(home, to))
}
const targets = new Map()
for (const [from, to] of newOf) {
  if (targets.has(to)) throw new Error(`${from} and ${targets.get(to)} both go to ${to}`)
  targets.set(to, from)
}

// 2. Folders, for texts that name them.
const dirs = new Map()
for (const [from, to] of newOf) {
  const folder = dirname(from)
  if (!dirs.has(folder)) dirs.set(folder, new Map())
  const tail = dirname(to)
  dirs.get(folder).set(tail, (dirs.get(folder).get(tail) ?? 0) + 1)
}
const folders = new Set()
for (const file of known) for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at)
const kept = (folder) => [...newOf.values()].some((file) => file.startsWith(`${folder}/`)) && (newFolder(folder) ?? folder) === folder
function newFolder(folder) {
  const found = dirs.get(folder)
  if (!found || folder === `${APP}/words`) return undefined
  if (found.has(folder)) return folder
  return [...found].sort((a, b) => b[1] - a[1])[0][0]
}

// 3. Relative strings in code.
const slashed = (path) => (path.startsWith('.') ? path : `./${path}`)
function rewriteRelative(file, text) {
  const here = dirname(file)
  const there = dirname(newOf.get(file))
  return text.replace(/(['"`])(\.\.?\/[^'"`\n]*)\1/g, (whole, quote, spec) => {
    const [path, query = ''] = spec.split(/(?=\?)/)
    const target = normalize(join(here, path))
    if (known.has(target)) {
      const next = newOf.get(target)
      return next === target && there === here ? whole : quote + slashed(relative(there, next)) + query + quote
    }
    const clean = target.replace(/\/$/, '')
    if (!/[*${]/.test(path) && there !== here && folders.has(clean) && target === clean && kept(clean))
      return quote + slashed(relative(there, clean)) + query + quote
    if (/[*${]/.test(path)) {
      if (there !== here || /^(apps\/dashboard|packages\/widgets)\/src/.test(target)) warnings.push(`${file}: pattern ${spec}`)
    } else if (dirs.has(clean) && (there !== here || newFolder(clean) !== clean)) warnings.push(`${file}: folder ${spec}`)
    return whole
  })
}

// 4. Paths in texts.
const ending = ['.ts', '.tsx', '.en.ts']
function newPath(path) {
  if (known.has(path)) return newOf.get(path)
  for (const end of ending)
    if (known.has(path + end)) {
      const next = newOf.get(path + end)
      if (!next.endsWith(`.words${end}`)) return next.slice(0, -end.length)
    }
  return undefined
}
const isDocs = (file) => /\.mdx?$/.test(file)
function basesFor(file) {
  const bases = [
    [`${APP}/`, `${APP}/`, true],
    [`${WIDGETS}/`, `${WIDGETS}/`, true],
  ]
  if (isDocs(file)) bases.push(['app/', `${APP}/`, true], ['widgets/', `${WIDGETS}/`, true])
  if (/^apps\/dashboard\/(vite|src\/screens\/\w+\/firstLoad)/.test(file)) bases.push(['src/', `${APP}/`, true])
  if (/^packages\/(ui|api|base)\//.test(file)) return bases
  const bare = [
    ['', `${APP}/`, false],
    ['', `${WIDGETS}/`, false],
    ['', `${APP}/screens/`, false],
  ]
  if (file.startsWith('packages/widgets/')) bare.reverse().sort((a) => (a[1].startsWith(WIDGETS) ? -1 : 1))
  return [...bases, ...bare]
}
function moved(token, file) {
  for (const [prefix, base, isFull] of basesFor(file)) {
    if (!token.startsWith(prefix)) continue
    const path = base + token.slice(prefix.length)
    const isFolder = path.endsWith('/')
    let next
    if (isFolder && !isFull && !isDocs(file)) continue
    if (isFolder) next = newFolder(path.slice(0, -1)) ? `${newFolder(path.slice(0, -1))}/` : undefined
    else if (isFull) next = newPath(path) ?? newFolder(path)
    else next = /\.(tsx?|json|snap)$/.test(path) && known.has(path) ? newOf.get(path) : undefined
    if (!isFolder && next === undefined && !isFull && base.endsWith('screens/') && known.has(`${path}.tsx`))
      next = newOf.get(`${path}.tsx`).slice(0, -4)
    if (next === undefined) continue
    if (next === path) return token
    if (next.startsWith(base)) return prefix + next.slice(base.length)
    if (base.endsWith('screens/') && next.startsWith(`${APP}/`)) return next.slice(APP.length + 1)
    warnings.push(`${file}: ${token} goes to ${next}`)
    return token
  }
  return token
}
const bracePattern = /((?:apps\/dashboard|packages\/widgets)\/src\/[\w./-]*)\{([^{}$\n]*,[^{}\n]*)\}([\w/-]*(?:\.[\w-]+)*)(\.\$\{locale\})?/g
const token = /(?<![\w./@$}{-])(?:[\w-][\w.-]*\/)+(?:[\w-][\w.-]*)?/g
function rewriteBraces(file, text) {
  return text.replace(bracePattern, (whole, before, inside, after, locale = '') => {
    const old = inside.split(',').map((one) => before + one + after)
    const next = old.map((one) => newPath(one))
    if (next.some((one) => one === undefined)) {
      warnings.push(`${file}: pattern ${whole}`)
      return whole
    }
    const parts = next.map((one) => one.split('/'))
    const common = []
    for (let i = 0; parts.every((one) => one[i] === parts[0][i] && i < one.length - 1); i++) common.push(parts[0][i])
    const base = `${common.join('/')}/`
    return `${base}{${next.map((one) => one.slice(base.length)).join(',')}}${locale}`
  })
}
function rewriteTokens(file, text) {
  return text
    .split(/(\{[^{}$\n]*,[^{}\n]*\/[^{}\n]*\})/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(token, (found) => {
            const tail = /\.+$/.exec(found)?.[0] ?? ''
            return moved(tail ? found.slice(0, -tail.length) : found, file) + tail
          }),
    )
    .join('')
}
const untouched = /^(\.dependency-cruiser\.cjs|scripts\/(pictures\/causes\.test\.ts|noRawHeadings\.grit)|biome\.json|package\.json)$/

const written = new Map()
for (const [file, text] of texts) {
  let next = text
  if (isCode(file)) next = rewriteRelative(file, next)
  if (!untouched.test(file)) next = rewriteTokens(file, rewriteBraces(file, next))
  if (next !== text) written.set(file, next)
}

// 5. Move and write.
for (const [file, text] of written) writeFileSync(joinOs(root, file), text)
for (const [from, to] of newOf) {
  if (from === to) continue
  mkdirSync(joinOs(root, dirname(to)), { recursive: true })
  renameSync(joinOs(root, from), joinOs(root, to))
}
function dropEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== 'node_modules') dropEmpty(joinOs(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
for (const folder of [APP, WIDGETS]) dropEmpty(joinOs(root, folder))

const count = [...newOf].filter(([from, to]) => from !== to).length
console.log(`${count} files moved, ${written.size} rewritten, ${warnings.length} to look at`)
for (const warning of [...new Set(warnings)]) console.log(`  ${warning}`)

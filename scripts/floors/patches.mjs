// The edits by hand: exact texts, so that a change on main that touches them is reported and not lost.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docs } from './docs.mjs'

const root = process.argv[2]
const missed = []
const APP = 'apps/dashboard/src'
const WIDGETS = 'packages/widgets/src'

/** Replaces exact texts in a file of the moved tree. */
export function patch(file, ...pairs) {
  const path = join(root, file)
  if (!existsSync(path)) return void missed.push(`${file}: is not there`)
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of pairs) {
    if (from instanceof RegExp ? from.test(text) : text.includes(from)) text = text.replace(from, typeof to === 'string' ? () => to : to)
    else if (typeof to !== 'string' || !text.includes(to)) missed.push(`${file}: ${String(from).split('\n')[0]}`)
  }
  writeFileSync(path, text)
}
/** Pads the columns of the tables of a page. */
function align(file) {
  const path = join(root, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const cellsOf = (line) => line.slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim())
  for (let start = 0; start < lines.length; start++) {
    if (!/^\|.*\|$/.test(lines[start]) || !/^\|(?: *:?-+:? *\|)+$/.test(lines[start + 1] ?? '')) continue
    let end = start
    while (/^\|.*\|$/.test(lines[end] ?? '')) end++
    const rows = lines.slice(start, end).map(cellsOf)
    const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row, index) => (index === 1 ? 0 : [...(row[column] ?? '')].length))))
    rows.forEach((row, index) => {
      const cells = widths.map((width, column) => {
        const text = row[column] ?? ''
        return index === 1 ? '-'.repeat(width) : text + ' '.repeat(width - [...text].length)
      })
      lines[start + index] = `| ${cells.join(' | ')} |`
    })
    start = end
  }
  writeFileSync(path, lines.join('\n'))
}
const LINT_HEAD = `const test = '(\\\\.test|\\\\.stories|[sS]tory\\\\w*|mockSession|mockScreen|testProvider)\\\\.tsx?$'

// Floors, the highest first: each imports only lower ones, types too; tests and stories are exempt (decision 0062).
const app = '^apps/dashboard/src/'
const appFloors = ['start', 'pages', 'screens', 'shared', 'shell', 'kit', 'platform']
const widgets = '^packages/widgets/src/'
const widgetFloors = [
  ...['board', 'toolbar', 'filter', 'catalogue', 'tiles', 'rows', 'frame', 'kinds', 'charts', 'vcl', 'words'],
]
const floors = (root, names) => [
  ...names.slice(1).map((name, index) => ({
    name: \`\${name}-imports-only-lower-floors\`,
    severity: 'error',
    from: { path: \`\${root}\${name}/\`, pathNot: test },
    to: { path: \`\${root}(\${names.slice(0, index + 1).join('|')})/\` },
  })),
  {
    name: 'every-file-is-on-a-floor',
    severity: 'error',
    from: { path: root, pathNot: \`\${root}((\${names.join('|')})/|(main|index)\\\\.tsx?$)\` },
    to: {},
  },
]
`
const LINT_RULES = `    ...floors(app, appFloors),
    ...floors(widgets, widgetFloors),
    {
      name: 'a-screen-imports-no-other-screen',
      comment: 'What two screens share belongs to shared/. One page shows five screens as its tabs.',
      severity: 'error',
      from: {
        path: \`\${app}screens/([^/]+)/\`,
        pathNot: [\`\${app}screens/provisioning/ProvisioningScreen\\\\.tsx$\`, test],
      },
      to: { path: \`\${app}screens/\`, pathNot: \`\${app}screens/$1/\` },
    },
    {
      name: 'only-pages-import-screens',
      severity: 'error',
      from: { path: app, pathNot: [\`\${app}(screens/|pages/|start/boot/PublicApp)\`, test] },
      to: { path: \`\${app}screens/\` },
    },
    {
      name: 'only-the-routes-import-pages',
      comment: 'Links, menus and screens need platform/paths/, not the code of every page.',
      severity: 'error',
      from: { path: app, pathNot: [\`\${app}(start/routes/|pages/)\`, test] },
      to: { path: \`\${app}pages/\` },
    },
    {
      name: 'screens-have-no-styles',
      comment:
        'Layout comes from Stack, Inline, Grid, Section …: only the frame, the login, home and boards have an appearance.',
      severity: 'error',
      from: {
        path: app,
        pathNot: \`\${app}(shell|kit/(error|page)|shared/(auth|board)|screens/(home|login|reset|password))/\`,
      },
      to: { path: \`\${app}.*\\\\.css\\\\.ts$\` },
    },
`
const create = (file, text) => writeFileSync(join(root, file), text)

// ── paths that the code makes ───────────────────────────────────────────────────────────────────────────────────────
patch(
  `${APP}/pages/pages.ts`,
  ["import.meta.glob<Screen>('./screens/*/index.tsx')", "import.meta.glob<Screen>('../screens/*/index.tsx')"],
  ['`./screens/${row.screen ?? name}/index.tsx`', '`../screens/${row.screen ?? name}/index.tsx`'],
)
patch(`${APP}/platform/paths/paths.test.ts`, [
  "import.meta.glob('./screens/*/index.tsx')).map((file) => file.split('/')[2])",
  "import.meta.glob('../../screens/*/index.tsx')).map((file) => file.split('/').at(-2))",
])
patch(
  `${APP}/pages/refusals.test.tsx`,
  ["import.meta.glob<Record<string, unknown>>(['./words/*.ts', '!./words/*.e[ns].ts'], { eager: true })", "import.meta.glob<Record<string, unknown>>('../**/*.words.ts', { eager: true })"],
  [
    "['./**/*.tsx', '!./**/*.{test,stories}.tsx', '!./{story,kit}/**']",
    "['../**/*.tsx', '!../**/*.{test,stories}.tsx', '!../{start/story,kit/{action,changes,form,read}}/**']",
  ],
  ["file.replace('./', '')", "file.replace('../', '')"],
)
patch(`${APP}/platform/words/words.test.ts`, ["('./*.{en,es}.ts', { eager", "('../../**/*.{en,es}.ts', { eager"])
patch(`${APP}/platform/failure/failureToast.test.tsx`, ["join(import.meta.dirname, '..')", "join(import.meta.dirname, '../..')"])
patch(`${APP}/kit/resource/editableResources.test.tsx`, [
  'expect(editable.map(({ file }) => `${file}.tsx`)).toEqual(found.sort())',
  'expect(editable.map(({ file }) => `${file}.tsx`).sort()).toEqual(found.sort())',
])
patch(`${APP}/platform/words/noticeKey.ts`, ['in `words/notices`', 'in `notices.en.ts`'])
patch('apps/dashboard/index.html', ['those of screens/login/AuthFrame.css.ts and shell/frame.css.ts', 'those of shared/auth/AuthFrame.css.ts and shell/frame.css.ts'])

// ── words beside their users ────────────────────────────────────────────────────────────────────────────────────────
patch(
  'packages/ui/vite/words.ts',
  ['Compiles `words/<area>.<locale>.ts` at build time', 'Compiles `<area>.<locale>.ts` at build time'],
  ['/\\/words\\/[^/]+\\.(?:en|es)\\.ts$/', '/\\/src\\/.+\\.(?:en|es)\\.ts$/'],
)
patch('scripts/words.test.ts', ['/\\/words\\/\\w+\\.(en|es)\\.ts$/', '/\\/\\w+\\.(en|es)\\.ts$/'])
patch(
  'scripts/specifiedWords.test.ts',
  [
    /const app = \(name: string\) => `[^`]*`/,
    `const app = {
  app: 'apps/dashboard/src/platform/words/app',
  auth: 'apps/dashboard/src/shared/auth/auth',
  home: 'apps/dashboard/src/screens/home/home',
  marketing: 'apps/dashboard/src/shared/services/marketing',
  notices: 'apps/dashboard/src/platform/words/notices',
}`,
  ],
  [/\bapp\('(\w+)'\)/g, (_, name) => `app.${name}`],
)
patch('scripts/tutorial.test.ts', ["'publicBots.ts',", "'publicBots.words.ts',"])
patch(
  'biome.json',
  ['"**/screens/**/*Screen.tsx",', '"**/screens/**/*Screen.tsx",\n        "**/screens/**/*Tab.tsx",'],
  ['"**/words/*.en.ts"', '"**/*.en.ts"'],
  ['"**/words/*.es.ts"', '"**/*.es.ts"'],
)
patch('scripts/noRawHeadings.grit', ['src/(?:shell|auth|error)/', 'src/(?:shell|shared/auth|kit/(?:error|page))/'], ['(shell, login, error pages)', '(shell, page header, login, error pages)'])

// ── widgets ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// The gate is what tiles report to; what opens it belongs to the board.
const gate = join(root, WIDGETS, 'tiles/performance/prefetchGate.ts')
const opener = join(root, WIDGETS, 'board/performance/usePrefetchGate.ts')
if (existsSync(gate) && !existsSync(opener)) {
  let text = readFileSync(gate, 'utf8')
  const cut = (from, to) => {
    const start = text.indexOf(from)
    const end = text.indexOf(to, start)
    if (start < 0 || end < 0) {
      missed.push(`prefetchGate.ts: ${from}`)
      return ''
    }
    const piece = text.slice(start, end)
    text = text.slice(0, start) + text.slice(end)
    return piece
  }
  const idle = cut('const idle: WhenIdle', 'const PrefetchGateContext')
  const start = cut('/** Loads the code of the next clicks', 'const noSubscription')
  text = text
    .replace(/import \{ whenIdle \} from '[^']+'\n/, '')
    .replace("import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'", "import { createContext, use, useEffect, useSyncExternalStore } from 'react'")
    .replace('type WhenIdle =', 'export type WhenIdle =')
  writeFileSync(gate, text)
  const imported = /import\('[^']*prefetchList\.ts'\)/
  writeFileSync(
    opener,
    `import { useEffect, useState } from 'react'
import { whenIdle } from '../../charts/performance/whenIdle.ts'
import { createPrefetchGate, type PrefetchGate, type WhenIdle } from '../../tiles/performance/prefetchGate.ts'

${idle}${start.replace(imported, "import('./prefetchList.ts')")}`.trimEnd() + '\n',
  )
  const board = join(root, WIDGETS, 'board/Board.tsx')
  const own = readFileSync(board, 'utf8')
  const line = /import \{ ([^}]*)\busePrefetchGate,? ?([^}]*)\} from '([^']*prefetchGate\.ts)'\n/
  if (!line.test(own)) missed.push('Board.tsx: import of usePrefetchGate')
  writeFileSync(
    board,
    own.replace(line, (_, before, after, from) => `import { ${`${before}${after}`.trim().replace(/,$/, '')} } from '${from}'\nimport { usePrefetchGate } from './performance/usePrefetchGate.ts'\n`),
  )
}
// The frame needs one function of the texts.
create(
  `${WIDGETS}/frame/zoneText.ts`,
  `/** The name of a time zone as it is read. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}
`,
)
patch(
  `${WIDGETS}/rows/texts.ts`,
  [/\n(?:\/\*\*[^\n]*\*\/\n)?export function zoneText\(zone: string\): string \{\n {2}return zone\.replaceAll\('_', ' '\)\n\}\n/, '\n'],
  ["import { filterName, filterValue } from './filterFields.ts'", "import { zoneText } from '../frame/zoneText.ts'\nimport { filterName, filterValue } from './filterFields.ts'"],
)
patch(`${WIDGETS}/frame/WidgetFrame.tsx`, ["import { zoneText } from '../rows/texts.ts'", "import { zoneText } from './zoneText.ts'"])
patch(`${WIDGETS}/catalogue/monthsRow.ts`, ["import { filterTexts, zoneText } from '../rows/texts.ts'", "import { zoneText } from '../frame/zoneText.ts'\nimport { filterTexts } from '../rows/texts.ts'"])
patch(`${WIDGETS}/catalogue/home.ts`, ["import { zoneText } from '../rows/texts.ts'", "import { zoneText } from '../frame/zoneText.ts'"])

// ── the lint ────────────────────────────────────────────────────────────────────────────────────────────────────────
patch(
  '.dependency-cruiser.cjs',
  [/const test = '[^']*'\n/, LINT_HEAD],
  [/    \{\n {6}name: 'a-screen-imports-no-other-screen',[\s\S]*?(?=    \{\n {6}name: 'no-circles')/, LINT_RULES],
)

// ── the speed fence ─────────────────────────────────────────────────────────────────────────────────────────────────
if (existsSync(join(root, 'scripts/appRooms.mjs'))) rmSync(join(root, 'scripts/appRooms.mjs'))
patch('package.json', ['packages apps .storybook e2e && node scripts/appRooms.mjs"', 'packages apps .storybook e2e",\n    "speed-fence": "node scripts/speedFence.mjs"'])
patch('scripts/test-all.mjs', ["['rooms of the app', 'node', ['scripts/appRooms.mjs']]", "['speed fence', 'node', ['scripts/speedFence.mjs']]"])
patch('scripts/verify.mjs', ["['node', ['scripts/appRooms.mjs']]", "['node', ['scripts/speedFence.mjs']]"])

docs({ patch, align })
for (const one of missed) console.error(`NOT PATCHED ${one}`)
process.exitCode = missed.length > 0 ? 1 : 0

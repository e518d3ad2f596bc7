// Every story of the parts in all themes and both modes through the rules of axe that a theme can break. The story runner asks all rules
// in the default theme; this asks what differs.
//   node scripts/axeThemes.mjs [--only=REGEX]      (after `pnpm build:storybook`)
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

const only = new RegExp(
  process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '^ui-',
)
const themes = ['parapet', 'sunbeam', 'obsidian', 'ember', 'slate', 'cobalt', 'blossom', 'aldermere']
const index = join(root, 'storybook-static/index.json')
if (!existsSync(index)) {
  console.error('There is no built Storybook: run `pnpm build:storybook` first.')
  process.exit(1)
}
const axe = readFileSync(createRequire(join(root, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  .filter((entry) => entry.type === 'story' && only.test(entry.id))
  .map((entry) => entry.id)

const server = await serveStatic(join(root, 'storybook-static'), 0)
const browser = await launch()
const found = []
let looks = 0

/** In the page: turns the story through every look and asks axe in each. */
async function askAll(named) {
  // A turn is done when nothing is on its way to its new colour.
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const still = async () => {
    for (let quiet = 0; quiet < 4; ) {
      await frame()
      quiet = document.getAnimations().some((one) => one.playState === 'running') ? 0 : quiet + 1
    }
  }
  const problems = []
  for (const theme of named) {
    for (const mode of ['light', 'dark']) {
      window.parapetTurn({ theme, mode })
      await still()
      const { violations } = await window.axe.run(document.body, {
        runOnly: ['color-contrast', 'link-in-text-block'],
        resultTypes: ['violations'],
      })
      for (const { id, nodes } of violations) {
        for (const node of nodes)
          problems.push(`${theme} ${mode}: ${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
      }
    }
  }
  return problems
}

async function visit(id) {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' })
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?id=${id}&viewMode=story`)
    // The play function has ended when Storybook says that it has.
    await page.waitForFunction(() => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender
      return render && ['finished', 'completed', 'errored', 'aborted'].includes(render.phase)
    })
    await page.addScriptTag({ content: axe })
    found.push(...(await page.evaluate(askAll, themes)).map((problem) => `${id} · ${problem}`))
    looks += themes.length * 2
  } finally {
    await page.close()
  }
}

try {
  const waiting = [...stories]
  const worker = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await visit(id)
  }
  await Promise.all([worker(), worker()])
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
for (const problem of found) console.log(`✗ ${problem}`)
console.log(`${found.length === 0 ? '✓' : '✗'} ${stories.length} stories in ${looks} looks: ${found.length} problems`)
process.exitCode = found.length === 0 ? 0 : 1

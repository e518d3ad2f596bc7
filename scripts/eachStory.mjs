// Opens the stories of the built Storybook in two pages, plays each and runs a check on it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

/** Selects stories: `--only=REGEX` of ids or `--canary`; ends the process if Storybook is not built. */
export function wantedStories(given = process.argv.slice(2)) {
  const index = join(root, 'storybook-static/index.json')
  if (!existsSync(index)) {
    console.error('There is no built Storybook: run `pnpm build:storybook` first.')
    process.exit(1)
  }
  const only = given.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
  const isWanted = given.includes('--canary')
    ? (entry) => entry.tags.includes('canary')
    : (entry) => new RegExp(only ?? '^(ui|themes)-').test(entry.id)
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
    .filter((entry) => entry.type === 'story' && isWanted(entry))
    .map((entry) => entry.id)
}

async function go(storyId) {
  const preview = window.__STORYBOOK_PREVIEW__
  const ended = ['finished', 'completed', 'errored', 'aborted']
  const now = () => (preview.currentRender?.id === storyId ? preview.currentRender.phase : undefined)
  if (preview.currentRender?.id !== storyId) {
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }
  while (!ended.includes(now())) await new Promise((next) => setTimeout(next, 20))
  return now()
}

const restMs = 20_000

/** Waits until nothing of the page loads, moves or changes; says what still does after 20 s. */
export async function notAtRest(page) {
  return page.evaluate(async (ms) => {
    const preview = window.__STORYBOOK_PREVIEW__
    const storyId = preview.currentRender.id
    const { parameters } = await preview.storyStore.loadStory({ storyId })
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const until = performance.now() + ms
    let before = -1
    for (let quiet = 0; quiet < 6; ) {
      await frame()
      const { busy, changes } = window.parapetStill.look(parameters.picture?.showsWaiting === true)
      if (performance.now() > until) return `is not at rest: there is still ${busy.slice(0, 4).join('; ')}`
      quiet = busy.length === 0 && changes === before ? quiet + 1 : 0
      before = changes
    }
    return undefined
  }, restMs)
}

/** Calls `look(page, id)` for each rendered story and collects its problems, prefixed with the story id. */
export async function eachStory(stories, look) {
  const server = await serveStatic(join(root, 'storybook-static'), 0)
  const browser = await launch()
  const found = []
  const waiting = [...stories]
  const worker = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      await page.setViewportSize({ width: 1024, height: 768 })
      if (page.url() === 'about:blank') {
        await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?id=${id}&viewMode=story`)
        await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender)
      }
      await page.evaluate(() => window.parapetStill?.pace('visited'))
      const phase = await page.evaluate(go, id)
      const isPlayed = /finished|completed/.test(phase)
      const trouble = isPlayed ? await notAtRest(page) : `was not played to its end: ${phase}`
      const problems = trouble ? [trouble] : await look(page, id)
      for (const problem of problems) found.push(`${id} · ${problem}`)
    }
  }
  try {
    await Promise.all([worker(), worker()])
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return found
}

/** Prints the problems and a count, and sets the exit code. */
export function tell(found, looked) {
  for (const problem of found) console.log(`✗ ${problem}`)
  console.log(`${found.length === 0 ? '✓' : '✗'} ${looked}: ${found.length} problems`)
  process.exitCode = found.length === 0 ? 0 : 1
}

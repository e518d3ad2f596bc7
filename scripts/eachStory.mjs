// Opens stories of the built Storybook one after the other in two pages, plays each and lets a check look at it: what the checks beside the
// story runner share (axeThemes.mjs, narrow.mjs).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

/** `--only=REGEX` of story ids (the parts' by default), `--canary` for the set that stands for all. Ends the process when nothing is built. */
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

/** In the page: goes to another story without loading the page again, and says how it ended once it is drawn and played. */
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

/** Calls `look(page)` for each story once it is drawn and played, and gathers the problems it returns, with the story's id before each. */
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
      const phase = await page.evaluate(go, id)
      const problems = /finished|completed/.test(phase) ? await look(page) : [`was not played to its end: ${phase}`]
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

/** Prints the problems and what was looked at; the process then ends with the verdict. */
export function tell(found, looked) {
  for (const problem of found) console.log(`✗ ${problem}`)
  console.log(`${found.length === 0 ? '✓' : '✗'} ${looked}: ${found.length} problems`)
  process.exitCode = found.length === 0 ? 0 : 1
}

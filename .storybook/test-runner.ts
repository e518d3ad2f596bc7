// Visits a story: its play function, axe, then its pictures (default theme in light and dark; the canary set in every
// theme and at three widths, with axe's contrast rules). Differences go to test-results/pictures, where
// scripts/stories.mjs counts and names them, so that one token change does not rerun every story.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner'
import type { Page, Request } from 'playwright'
import { isPinnedPlatform } from '../scripts/browser.mjs'
import { decode, differing, hashOf, takenOf } from '../scripts/pictures/baseline.ts'
import { titleOfName } from '../scripts/pictures/groups.ts'
import { isCanary, ownWidth, type Shot, shotsOf } from '../scripts/pictures/plan.ts'
import type { Found } from '../scripts/pictures/results.ts'
import type {} from './still.ts'

const baselines = join(process.cwd(), '.storybook/pictures')
const results = join(process.cwd(), 'test-results/pictures')
const isComparing = process.env.PARAPET_PICTURES !== '0' && isPinnedPlatform
const isTurning = process.env.PARAPET_PICTURES !== '0'
const budgetMs = 20_000
const betweenLooksMs = 40
/** The window grows with the story up to this height (CSS px). */
const tallest = 900
const heights: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 768: 1024, 390: 844 }

interface Visited {
  readonly tags: readonly string[]
  readonly showsWaiting: boolean
  readonly tallest?: number
  readonly hasContrast: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
}

function storyOf(page: Page, id: string): Promise<Visited> {
  return page.evaluate(async (storyId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const story = await preview.storyStore.loadStory({ storyId })
    const { a11y, picture, viewport } = story.parameters
    const styles = viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles
    return {
      tags: story.tags,
      showsWaiting: picture?.showsWaiting === true,
      ...(picture?.tallest ? { tallest: picture.tallest } : {}),
      hasContrast: a11y?.disable !== true && a11y?.test === 'error',
      ...(styles
        ? { viewport: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } }
        : {}),
    }
  }, id)
}

const sizeOf = (story: Visited, width?: number): { width: number; height: number } => {
  if (width === undefined && story.viewport) return story.viewport
  const wanted = width ?? ownWidth(isCanary(story.tags))
  return { width: wanted, height: heights[wanted] ?? 900 }
}

const flying = new WeakMap<Page, Set<Request>>()
function watch(page: Page): void {
  if (flying.has(page)) return
  const open = new Set<Request>()
  flying.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

async function settle(page: Page, story: Visited, untilMs: number): Promise<void> {
  let before = -1
  for (;;) {
    const { busy, changes } = await page.evaluate(
      async ([showsWaiting, ms]) => {
        const frame = () => new Promise((next) => requestAnimationFrame(next))
        await frame()
        await frame()
        await new Promise((next) => new MessageChannel().port1.postMessage(next(undefined)))
        const began = performance.now()
        while (performance.now() - began < ms) await frame()
        return window.parapetStill?.look(showsWaiting) ?? { busy: ['the page is not a story'], changes: 0 }
      },
      [story.showsWaiting, betweenLooksMs] as const,
    )
    const asked = [...(flying.get(page) ?? [])].map((request) => `an answer to ${request.method()} ${request.url()}`)
    const still = [...busy, ...asked]
    if (still.length === 0 && changes === before) return
    if (Date.now() > untilMs) {
      const what = still.length > 0 ? still.slice(0, 8).join('; ') : 'the document, which keeps changing'
      throw new Error(`Not photographed: after ${budgetMs / 1000} s there is still ${what}`)
    }
    before = still.length === 0 ? changes : -1
  }
}

async function unroll(page: Page, story: Visited, width: number | undefined, untilMs: number): Promise<void> {
  const size = sizeOf(story, width)
  const now = page.viewportSize()
  if (now?.width !== size.width) await page.setViewportSize(size)
  await settle(page, story, untilMs)
  for (let round = 0; round < 8; round += 1) {
    const wanted = await page.evaluate(() => document.documentElement.scrollHeight)
    const height = Math.min(wanted, story.tallest ?? tallest)
    if (height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ width: size.width, height })
    await settle(page, story, untilMs)
  }
}

const photograph = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' })

const isAsAccepted = async (taken: Buffer, baseline: Buffer): Promise<boolean> =>
  takenOf(baseline) === hashOf(taken) || differing(...(await Promise.all([decode(baseline), decode(taken)]))) === 0

async function compare(
  page: Page,
  { shot, story, untilMs }: { shot: Shot; story: Visited; untilMs: number },
): Promise<{ verdict: Found; taken: Buffer }> {
  const file = join(baselines, `${shot.name}.webp`)
  const baseline = existsSync(file) ? readFileSync(file) : undefined
  let taken = await photograph(page)
  for (;;) {
    if (baseline && (await isAsAccepted(taken, baseline))) return { taken, verdict: { ...shot, is: 'same' } }
    await settle(page, story, untilMs)
    const again = await photograph(page)
    if (again.equals(taken)) break
    if (Date.now() > untilMs) throw new Error('Not photographed: no two pictures in a row are the same')
    taken = again
  }
  if (!baseline) return { taken, verdict: { ...shot, is: 'new' } }
  const pixels = differing(...(await Promise.all([decode(baseline), decode(taken)])))
  return { taken, verdict: { ...shot, is: 'changed', pixels } }
}

const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const withAxe = new WeakSet<Page>()

/** axe beside Storybook's own, which is another copy with its own state. */
async function bringAxe(page: Page): Promise<void> {
  if (withAxe.has(page)) return
  await page.evaluate((source) => {
    const own = Reflect.get(window, 'axe')
    new Function(source)()
    Reflect.set(window, 'parapetAxe', Reflect.get(window, 'axe'))
    Reflect.set(window, 'axe', own)
  }, axeSource)
  withAxe.add(page)
}

/** Runs axe's contrast rule on the current look: Storybook's own run covers only the default theme in light mode. */
async function checkContrast(page: Page, look: string): Promise<void> {
  await bringAxe(page)
  const broken = await page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'parapetAxe')
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
    )
  })
  if (broken.length > 0) throw new Error(`Contrast in ${look}:\n${broken.slice(0, 6).join('\n')}`)
}

async function photographStory(page: Page, context: TestContext, story: Visited): Promise<void> {
  const found: Found[] = []
  const contrast: string[] = []
  let width: number | undefined
  let isFirst = true
  for (const shot of shotsOf(context.id, story.tags)) {
    const look = { theme: shot.theme, mode: shot.mode }
    const untilMs = Date.now() + budgetMs
    await page.evaluate((turn) => window.parapetTurn?.(turn), look)
    if (isFirst || shot.width !== width) await unroll(page, story, shot.width, untilMs)
    else await settle(page, story, untilMs)
    isFirst = false
    width = shot.width
    if (isComparing && shot.isKept) {
      const { verdict, taken } = await compare(page, { shot, story, untilMs })
      const after = join(results, 'after', `${shot.name}.png`)
      if (verdict.is === 'same') rmSync(after, { force: true })
      else writeFileSync(after, taken)
      found.push(verdict)
    }
    if (story.hasContrast && shot.width === undefined && !shot.name.endsWith('--parapet-light')) {
      await checkContrast(page, `${shot.theme} ${shot.mode}`).catch((error: Error) => contrast.push(error.message))
    }
  }
  writeFileSync(join(results, 'stories', `${context.id}.json`), JSON.stringify(found))
  if (contrast.length > 0) throw new Error(contrast.join('\n'))
}

interface Visits {
  page: Page
  context: unknown
  jestPlaywright: { resetPage: () => Promise<void> }
  __sbSetupPage: (page: Page, context: unknown) => Promise<void>
}
let shownTitle: string | undefined

/** A new page for each title: traces of the previous story would show in the edges of the next one. */
async function pageOf(given: Page, title: string): Promise<Page> {
  const isNext = shownTitle !== undefined && shownTitle !== title
  shownTitle = title
  if (!isNext) return given
  const visits = globalThis as typeof globalThis & Visits
  await visits.jestPlaywright.resetPage()
  await visits.__sbSetupPage(visits.page, visits.context)
  return visits.page
}

const config: TestRunnerConfig = {
  setup() {
    for (const folder of ['after', 'stories']) mkdirSync(join(results, folder), { recursive: true })
  },
  async prepare({ page }) {
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' })
    await page.waitForFunction(() => {
      try {
        return Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStore.loadStory)
      } catch {
        return false // Storybook throws until it has read its index
      }
    })
  },
  async preVisit(given, context) {
    const page = await pageOf(given, titleOfName(context.name) ?? context.title)
    watch(page)
    const story = await storyOf(page, context.id)
    await page.setViewportSize(sizeOf(story))
    await page.evaluate(() => {
      scrollTo(0, 0)
      window.parapetStill?.pace('visited')
    })
  },
  async postVisit(page, context) {
    const { hasFailure } = context
    if (!isTurning || hasFailure) return
    await page.evaluate(() => window.parapetStill?.pace('held'))
    await photographStory(page, context, await storyOf(page, context.id))
  },
}

export default config

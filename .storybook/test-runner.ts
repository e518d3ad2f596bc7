// Visits a story: its play function, axe, the contrast rule in dark mode, and its pictures.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner'
import type { Page, Request } from 'playwright'
import { isPinnedPlatform } from '../scripts/browser.mjs'
import { decode, isSame } from '../scripts/pictures/baseline.ts'
import { titleOfName } from '../scripts/pictures/groups.ts'
import { storyOrigin } from '../scripts/pictures/origin.ts'
import { isCanary, ownWidth, type Shot, shotsOf } from '../scripts/pictures/plan.ts'
import { type ShotResult, wideChange } from '../scripts/pictures/results.ts'
import { stateOfStory, wrongEnd } from './states.ts'
import type {} from './still.ts'

const baselines = join(process.cwd(), '.storybook/pictures')
const resultDir = join(process.cwd(), 'test-results/pictures')
/** `pnpm pictures` compares pictures; what they are checked for beside that is the task of `npm test`. */
const isPicturesOnly = process.env.PICTURES_ONLY === '1'
/** The first visit of `pnpm pictures`, which visits what differs again. */
const isOnePage = process.env.ONE_PAGE === '1'
const timeoutMs = 20_000
const betweenChecksMs = 40
const tallest = 900
const heights: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 768: 1024, 390: 844 }

interface StorySettings {
  readonly tags: readonly string[]
  readonly showsWaiting: boolean
  readonly tallest?: number
  readonly hasContrast: boolean
  /** The state that the story ends in, where its name does not say it alone. */
  readonly state?: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

function readSettings(page: Page, id: string): Promise<StorySettings> {
  return page.evaluate(async (storyId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const story = await preview.storyStore.loadStory({ storyId })
    const { a11y, picture, viewport } = story.parameters
    const styles = viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles
    return {
      tags: preview.storyStore.storyIndex.entries[storyId].tags,
      showsWaiting: picture?.showsWaiting === true,
      ...(story.parameters.state ? { state: story.parameters.state } : {}),
      ...(picture?.tallest ? { tallest: picture.tallest } : {}),
      hasContrast: a11y?.disable !== true && a11y?.test === 'error',
      ...(styles
        ? { viewport: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } }
        : {}),
    }
  }, id)
}

const sizeOf = (story: StorySettings, width?: number): { width: number; height: number } => {
  if (width === undefined && story.viewport) return story.viewport
  const wanted = width ?? ownWidth(isCanary(story.tags))
  return { width: wanted, height: heights[wanted] ?? 900 }
}

const openRequests = new WeakMap<Page, Set<Request>>()
function trackRequests(page: Page): void {
  if (openRequests.has(page)) return
  const open = new Set<Request>()
  openRequests.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

async function settle(page: Page, story: StorySettings, untilMs: number): Promise<void> {
  let before = -1
  for (;;) {
    const { busy, changes } = await page.evaluate(
      async ([showsWaiting, ms]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        await frame()
        await frame()
        await new Promise((resolve) => new MessageChannel().port1.postMessage(resolve(undefined)))
        const began = performance.now()
        while (performance.now() - began < ms) await frame()
        return window.parapetStill?.look(showsWaiting) ?? { busy: ['the page is not a story'], changes: 0 }
      },
      [story.showsWaiting, betweenChecksMs] as const,
    )
    const requests = [...(openRequests.get(page) ?? [])].map(
      (request) => `a response to ${request.method()} ${request.url()}`,
    )
    const pending = [...busy, ...requests]
    if (pending.length === 0 && changes === before) return
    if (Date.now() > untilMs) {
      const what = pending.length > 0 ? pending.slice(0, 8).join('; ') : 'a document that keeps changing'
      throw new Error(`Not at rest after ${timeoutMs / 1000} s: there is still ${what}`)
    }
    before = pending.length === 0 ? changes : -1
  }
}

async function growWindow(page: Page, story: StorySettings, width: number | undefined, untilMs: number): Promise<void> {
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

const screenshot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' })

async function compare(
  page: Page,
  { shot, story, untilMs }: { shot: Shot; story: StorySettings; untilMs: number },
): Promise<{ result: ShotResult; taken: Buffer }> {
  const file = join(baselines, `${shot.name}.webp`)
  const baseline = existsSync(file) ? await decode(readFileSync(file)) : undefined
  let taken = await screenshot(page)
  for (;;) {
    if (baseline && isSame(baseline, await decode(taken)))
      return { taken, result: { ...shot, kind: 'same', isOnNewPage } }
    await settle(page, story, untilMs)
    const again = await screenshot(page)
    if (again.equals(taken)) return { taken, result: { ...shot, kind: baseline ? 'changed' : 'new', isOnNewPage } }
    if (Date.now() > untilMs) throw new Error('No two pictures in a row are the same')
    taken = again
  }
}

const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const pagesWithAxe = new WeakSet<Page>()

// A second copy, because Storybook's own axe has state.
async function injectAxe(page: Page): Promise<void> {
  if (pagesWithAxe.has(page)) return
  await page.evaluate((source) => {
    const own = Reflect.get(window, 'axe')
    new Function(source)()
    Reflect.set(window, 'parapetAxe', Reflect.get(window, 'axe'))
    Reflect.set(window, 'axe', own)
  }, axeSource)
  pagesWithAxe.add(page)
}

async function checkContrast(page: Page, look: string): Promise<void> {
  await injectAxe(page)
  const messages = await page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'parapetAxe')
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
    )
  })
  if (messages.length > 0) throw new Error(`Contrast in ${look}:\n${messages.slice(0, 6).join('\n')}`)
}

async function visitLooks(page: Page, context: TestContext, story: StorySettings): Promise<void> {
  const results: ShotResult[] = []
  const contrastErrors: string[] = []
  let width: number | undefined
  let isFirst = true
  for (const shot of shotsOf(context.id, story.tags)) {
    const isCompared = isPinnedPlatform && shot.hasPicture
    // Storybook's own run of axe covers the default theme in light mode.
    const isChecked =
      !isPicturesOnly && story.hasContrast && shot.width === undefined && !shot.name.endsWith('--parapet-light')
    if (!isCompared && !isChecked) continue
    const look = { theme: shot.theme, mode: shot.mode }
    const untilMs = Date.now() + timeoutMs
    await page.evaluate((turn) => window.parapetTurn?.(turn), look)
    // Only a picture needs the whole story in the window.
    if (isCompared && (isFirst || shot.width !== width)) await growWindow(page, story, shot.width, untilMs)
    else await settle(page, story, untilMs)
    isFirst = false
    width = shot.width
    if (isCompared) {
      const { result, taken } = await compare(page, { shot, story, untilMs })
      const after = join(resultDir, 'after', `${shot.name}.png`)
      if (result.kind === 'same') rmSync(after, { force: true })
      else writeFileSync(after, taken)
      results.push(result)
    }
    if (isChecked) {
      await checkContrast(page, `${shot.theme} ${shot.mode}`).catch((error: Error) =>
        contrastErrors.push(error.message),
      )
    }
  }
  writeFileSync(join(resultDir, 'stories', `${context.id}.json`), JSON.stringify(results))
  if (contrastErrors.length > 0) throw new Error(contrastErrors.join('\n'))
}

const shownStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[data-shows]')].flatMap((element) =>
        element.checkVisibility() ? (element.getAttribute('data-shows') ?? []) : [],
      ),
    ),
  ])

/** Fails a story named for a state that shows another one when it is over. */
async function checkState(page: Page, id: string, story: StorySettings): Promise<void> {
  const state = story.state ?? stateOfStory(id)
  if (state === undefined) return
  const untilMs = Date.now() + timeoutMs
  let wrong: string | undefined
  // A story without a play function may still be starting when it is over.
  do {
    await settle(page, story, Date.now() + timeoutMs)
    wrong = wrongEnd(state, await shownStates(page))
  } while (wrong && Date.now() < untilMs)
  if (wrong) throw new Error(wrong)
}

interface JestGlobals {
  page: Page
  context: unknown
  jestPlaywright: { resetPage: () => Promise<void> }
  __sbSetupPage: (page: Page, context: unknown) => Promise<void>
}
let currentTitle: string | undefined
let hasFailed = false
/** Whether the page has shown stories of the current title only. */
let isOnNewPage = true

const isWideChange = (): boolean => readdirSync(join(resultDir, 'after')).length >= wideChange

// A new page for each title, because earlier stories on the same page change the rounding of edges, and after a
// failure, because Storybook may be loading its page again. A first visit that only looks for differences keeps its page
// until many pictures differ.
async function pageOf(given: Page, title: string): Promise<Page> {
  const isNextTitle = currentTitle !== undefined && currentTitle !== title
  const isNext = hasFailed || (isNextTitle && (!isOnePage || isWideChange()))
  if (isNext) isOnNewPage = true
  else if (isNextTitle) isOnNewPage = false
  currentTitle = title
  hasFailed = false
  if (!isNext) return given
  const jest = globalThis as typeof globalThis & JestGlobals
  await jest.jestPlaywright.resetPage()
  await jest.__sbSetupPage(jest.page, jest.context)
  return jest.page
}

/** Storybook reads globals from an address only if it names a story. */
function leaveOutAxe(page: Page): Promise<void> {
  return page.evaluate(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    if (!preview.storyStore.userGlobals.get().a11y.manual) throw new Error('Storybook does not leave out axe')
  })
}

const config: TestRunnerConfig = {
  setup() {
    for (const folder of ['after', 'stories']) mkdirSync(join(resultDir, folder), { recursive: true })
  },
  async prepare({ page }) {
    await page.goto(`${storyOrigin}/iframe.html`, { waitUntil: 'load' })
    await page.waitForFunction(() => {
      try {
        return Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStore.loadStory)
      } catch {
        return false // Storybook throws until its index is loaded.
      }
    })
    if (isPicturesOnly) await leaveOutAxe(page)
  },
  async preVisit(given, context) {
    const page = await pageOf(given, titleOfName(context.name) ?? context.title)
    trackRequests(page)
    const story = await readSettings(page, context.id)
    await page.setViewportSize(sizeOf(story))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      scrollTo(0, 0)
      window.parapetStill?.pace('visited')
    })
  },
  async postVisit(page, context) {
    hasFailed = context.hasFailure === true
    if (hasFailed) return
    await page.evaluate(() => window.parapetStill?.pace('held'))
    const story = await readSettings(page, context.id)
    if (!isPicturesOnly) await checkState(page, context.id, story)
    await visitLooks(page, context, story)
  },
}

export default config

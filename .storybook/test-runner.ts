// After the story's play function and axe have passed: a picture in the default theme, light and dark, and for the canary
// set in every theme. Bytes are compared first; only a changed picture costs a pixel comparison and leaves a report.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { Page } from 'playwright'
import { isPinnedPlatform } from '../scripts/browser.mjs'

const baselines = join(process.cwd(), '.storybook/pictures')
const differences = join(process.cwd(), 'test-results/pictures')
const allThemes = ['parapet', 'sunbeam', 'obsidian', 'ember', 'slate', 'cobalt', 'blossom', 'aldermere']
// Whole screens and boards load in steps that a busy machine may catch half-way: their pictures wait for a sign that a screen is
// complete. Until then they are visited, played and checked by axe, and not compared.
const notYetStill = /^(Screens|Shell|Themes|Widgets\/(Boards|Catalogue))\b/
const isComparing = process.env.PARAPET_PICTURES === '1' && isPinnedPlatform

/** Waits until fonts are there, nothing says it is busy, and two frames were painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 200; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      if (!document.querySelector('[data-drawing="true"]')) break
    }
  })
}

async function picture(page: Page, name: string): Promise<void> {
  await settle(page)
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true })
  const baseline = join(baselines, `${name}.png`)
  if (existsSync(baseline) && readFileSync(baseline).equals(taken)) return
  expect(taken).toMatchImageSnapshot({
    customSnapshotsDir: baselines,
    customDiffDir: differences,
    customReceivedDir: differences,
    storeReceivedOnFailure: true,
    customSnapshotIdentifier: name,
    failureThreshold: 0,
    allowSizeMismatch: false,
  })
}

const config: TestRunnerConfig = {
  setup() {
    // A browser on a loaded machine may drop a page; a story that fails twice has failed. What was retried is logged.
    // What jest.retryTimes sets: this module is no test file, so it has no `jest` of its own.
    Reflect.set(globalThis, Symbol.for('RETRY_TIMES'), 1)
    Reflect.set(globalThis, Symbol.for('LOG_ERRORS_BEFORE_RETRY'), true)
    expect.extend({ toMatchImageSnapshot })
  },
  async postVisit(page, context) {
    if (!isComparing) return
    const { parameters, tags } = await getStoryContext(page, context)
    if (parameters.picture === false || notYetStill.test(context.title) || context.id.endsWith('--synced')) return
    await waitForPageReady(page)
    const themes = tags.includes('canary') ? allThemes : ['parapet']
    for (const theme of themes) {
      for (const mode of ['light', 'dark'] as const) {
        await page.evaluate((look) => window.parapetTurn?.(look), { theme, mode })
        await picture(page, `${context.id}--${theme}-${mode}`)
      }
    }
  },
}

export default config

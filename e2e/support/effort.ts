import type { Locator, Page } from '@playwright/test'

/** Clicks, and counts it. */
export interface Counted {
  readonly click: (target: Locator) => Promise<void>
  readonly clicks: () => number
}

/** A user whose clicks are counted. */
export function counted(): Counted {
  let clicks = 0
  return {
    click: async (target) => {
      clicks += 1
      await target.click()
    },
    clicks: () => clicks,
  }
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached by Tab')
}

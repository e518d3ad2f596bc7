import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

/** The fixed moment of every journey, in the browser and on the server. */
export const now = new Date('2026-06-15T10:30:00Z')

const world = ['--fresh', '--seed', '446', '--now', '2026-06-15T10:30:00Z'] as const

/** The browser's console line about an error answer. */
const expectedNoise = [
  /^Failed to load resource: the server responded with a status of (400|401|403|404|408|422|425|500)/,
]

interface Options {
  sandboxOptions: readonly string[]
  isOwnWorld: boolean
  /** False for what measures itself by the browser's own clock, which a fixed one does not answer in full. */
  hasFixedClock: boolean
  noise: readonly RegExp[]
}

interface Watched {
  product: Product
  watch: undefined
}

interface Shared {
  shared: (options: readonly string[]) => Promise<Product>
}

type Noting = Window & { presses?: string[] }

/** Records the last clicks of a page and their targets, to explain a click without effect. */
function notePresses(): void {
  const presses: string[] = []
  ;(window as Noting).presses = presses
  let pressed: Element | null = null
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element
      ? `${target.tagName} ${target.closest('[role], button, a')?.textContent?.slice(0, 60) ?? ''}`
      : String(target)
  for (const type of ['pointerdown', 'pointerup', 'click', 'focusin', 'keydown'])
    addEventListener(
      type,
      (event) => {
        if (type === 'pointerdown') pressed = event.target as Element
        const became = type === 'pointerup' && pressed && !pressed.isConnected ? ' (what was pressed is gone)' : ''
        presses.push(`${Math.round(performance.now())} ${type} ${nameOf(event.target)}${became}`)
        if (presses.length > 60) presses.shift()
      },
      { capture: true },
    )
}

/** The test function of the journeys: fixed clock, and a failure on any console error. */
export const test = base.extend<Options & Watched, Shared>({
  sandboxOptions: [[], { option: true }],
  isOwnWorld: [false, { option: true }],
  hasFixedClock: [true, { option: true }],
  noise: [[], { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const running = new Map<string, Promise<Product>>()
      await use((options) => {
        const key = options.join(' ')
        const product = running.get(key) ?? startProduct([...world, ...options])
        running.set(key, product)
        return product
      })
      for (const product of running.values()) await (await product).stop()
    },
    { scope: 'worker' },
  ],
  product: async ({ shared, isOwnWorld, sandboxOptions }, use) => {
    if (!isOwnWorld) return use(await shared(sandboxOptions))
    const product = await startProduct([...world, ...sandboxOptions])
    await use(product)
    await product.stop()
  },
  baseURL: ({ product }, use) => use(product.address),
  watch: [
    async ({ context, noise, hasFixedClock }, use, testInfo) => {
      const problems: string[] = []
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        if ([...expectedNoise, ...noise].some((pattern) => pattern.test(message.text()))) return
        problems.push(`console: ${message.text()}`)
      })
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== '127.0.0.1' && !hostname.endsWith('localhost'))
          problems.push(`left this machine: ${request.url()}`)
      })
      if (hasFixedClock) await context.clock.install({ time: now })
      await context.addInitScript(notePresses)
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus)
        for (const page of context.pages()) {
          const body = await page
            .evaluate(() => (window as Noting).presses?.toReversed().join('\n') ?? '')
            .catch(String)
          await testInfo.attach(`presses ${new URL(page.url()).pathname}`, { body, contentType: 'text/plain' })
        }
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** The personas of the sandbox (docs/sandbox.md). */
export type Persona = 'admin' | 'viewer' | 'config' | 'dealer' | 'staff' | 'newcomer' | 'weak' | 'secure' | 'fleet'

/** The password of every persona except `weak`. */
export const password = 'Sandbox-2026'

/** Types name and password on the login screen and sends them. */
export async function typeCredentials(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('User name or email').fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logs in as a persona and opens an address. */
export async function enter(page: Page, persona: Persona, path = '/'): Promise<void> {
  await page.goto(path)
  await typeCredentials(page, persona, persona === 'weak' ? 'password' : password)
  await expect(page).not.toHaveURL(/\/auth\//)
  await expect(heading(page)).toBeVisible()
}

/** The title of the page on screen, behind the login: the login's own is none of these. */
export const heading = (page: Page): Locator => page.locator('main#content').getByRole('heading', { level: 1 })

/** A widget by its visible title. */
export const widget = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })

/** A toast or notice with this sentence, word for word. */
export const notice = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true })

/** The titles of the board's widgets in their order. */
export async function order(page: Page): Promise<string[]> {
  return page.locator('main [data-widget] h2').allTextContents()
}

/** Clicks a link with Ctrl and returns its target; Playwright sometimes misses a tab opened by a link. */
export async function leadsInNewTab(link: Locator) {
  const heard = await link.page().evaluateHandle(() => {
    const answer: { isLeft?: boolean } = {}
    const hear = (event: MouseEvent) => {
      answer.isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', hear, { once: true })
    return answer
  })
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await heard.evaluate(({ isLeft }) => isLeft)).toBe(true)
  return link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : 'no link'))
}

import { test as base, expect, type Page } from '@playwright/test'

/** When every journey takes place; the server's clock starts at the same moment. */
export const now = new Date('2026-06-15T10:30:00Z')

/** What a journey may legitimately provoke in the console: the browser's own line about an answer that is an error. */
const expectedNoise = [/^Failed to load resource: the server responded with a status of (401|403|404|408|422|425|500)/]

interface Watched {
  /** Fails the journey at its end when the page logged an error, broke the content policy or left this machine. */
  watch: undefined
}

/** Journeys use this instead of Playwright's own: fixed clock, and nobody may fail silently. */
export const test = base.extend<Watched>({
  watch: [
    async ({ page, context }, use) => {
      const problems: string[] = []
      const see = (one: Page) => {
        one.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
        one.on('console', (message) => {
          if (message.type() !== 'error') return
          if (expectedNoise.some((pattern) => pattern.test(message.text()))) return
          problems.push(`console: ${message.text()}`)
        })
      }
      see(page)
      context.on('page', see)
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== '127.0.0.1' && !hostname.endsWith('localhost'))
          problems.push(`left this machine: ${request.url()}`)
      })
      await context.clock.install({ time: now })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** The sandbox's people; see decisions.md. */
export type Persona = 'admin' | 'viewer' | 'config' | 'dealer' | 'staff' | 'newcomer' | 'weak' | 'secure' | 'fleet'

/** Types name and password on the login screen and sends them. */
export async function typeCredentials(page: Page, username: string, password = 'Sandbox-2026'): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Opens an address as somebody: over the login screen, which leads there. */
export async function enter(page: Page, persona: Persona, path = '/'): Promise<void> {
  await page.goto(path)
  await typeCredentials(page, persona, persona === 'weak' ? 'password' : undefined)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth\//)
}

/** A widget by its visible title. */
export function widget(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}

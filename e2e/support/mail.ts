import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface Mail {
  readonly to: string
  readonly text: string
}

/** Returns the path of the latest link to choose a password that the sandbox has mailed to an address. */
export async function passwordLink(page: Page, to: string): Promise<string> {
  const mails = (await (await page.request.get('/third/mail/messages.json')).json()) as readonly Mail[]
  const mail = mails.findLast((one) => one.to === to && one.text.includes('/auth/password/'))
  const { pathname } = new URL(mail?.text ?? 'http://none/')
  expect(pathname).toMatch(/^\/auth\/password\/[0-9a-f]{32}$/)
  return pathname
}

/** Chooses the password of an account, by the link mailed to it. */
export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

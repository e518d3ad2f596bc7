import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The text of the VCL editor. */
export const vclEditor = (page: Page): Locator => page.getByRole('textbox', { name: 'Configuration' })

/** The dialog in which a deployment to an area is read and confirmed. */
export const deployReview = (page: Page, area = 'production'): Locator =>
  page.getByRole('dialog', { name: `Deploy to ${area}` })

/** Replaces a line of the VCL editor, behind its indentation. */
export async function writeLine(page: Page, line: number, text: string): Promise<void> {
  const input = vclEditor(page)
  await expect(input).toHaveAttribute('aria-describedby', /./)
  await input.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  for (let at = 1; at < line; at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.insertText(text)
}

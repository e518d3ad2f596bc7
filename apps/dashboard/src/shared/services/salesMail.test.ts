import { expect, it } from 'vitest'
import { salesMail } from './salesMail.ts'

const about = { subject: 'WAF for Aurora & Co', body: 'Hi?' }

it.each([
  ['sales@example.com', 'mailto:sales@example.com?subject=WAF%20for%20Aurora%20%26%20Co&body=Hi%3F'],
  ['mailto:sales@example.com?subject=x', 'mailto:sales@example.com?subject=WAF%20for%20Aurora%20%26%20Co&body=Hi%3F'],
  ['https://example.com/contact', 'https://example.com/contact'],
  [null, 'mailto:?subject=WAF%20for%20Aurora%20%26%20Co&body=Hi%3F'],
])('%s', (sales, href) => {
  expect(salesMail(sales, about)).toBe(href)
})

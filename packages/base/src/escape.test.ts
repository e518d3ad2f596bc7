import { expect, it } from 'vitest'
import { escapeHtml, quoteForShell } from './escape.ts'

it('escapes what could end a text or an attribute', () => {
  expect(escapeHtml(`<a title="x">&'`)).toBe('&lt;a title=&quot;x&quot;&gt;&amp;&#39;')
  expect(escapeHtml(4)).toBe('4')
})

it('quotes a text for a shell, also one with quotes', () => {
  expect(quoteForShell(`$(rm) O'Brien "x"`)).toBe(`'$(rm) O'\\''Brien "x"'`)
})

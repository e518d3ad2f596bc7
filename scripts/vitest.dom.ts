import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { loadFloating } from '../packages/ui/src/floating/floating.ts'
import { loadTableExtras } from '../packages/ui/src/table/tableExtras.ts'
import { partsWords } from '../packages/ui/src/words/parts.ts'
import { tableWords } from '../packages/ui/src/words/table.ts'
import { uiWords } from '../packages/ui/src/words/ui.ts'
import { createElementError } from './elementError.ts'

for (const words of [uiWords, tableWords, partsWords]) {
  await words.load('en')
  await words.load('es')
}
// Lazily loaded parts are tested where they are defined; elsewhere they are loaded in advance.
await loadFloating()
await loadTableExtras()

afterEach(cleanup)

// The next file runs in the same page; it finds it as new.
const firstAddress = location.href
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.get(window, 'happyDOM').setURL(firstAddress)
})

// A busy machine may be slow; a fast one does not wait.
configure({ asyncUtilTimeout: 8000, getElementError: createElementError((element) => prettyDOM(element)) })

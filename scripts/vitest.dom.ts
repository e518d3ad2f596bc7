import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadFloating } from '../packages/ui/src/floating/floating.ts'
import { loadQr } from '../packages/ui/src/qr/QrCode.tsx'
import { loadTableExtras } from '../packages/ui/src/table/tableExtras.ts'
import { partsWords } from '../packages/ui/src/words/parts.ts'
import { tableWords } from '../packages/ui/src/words/table.ts'
import { uiWords } from '../packages/ui/src/words/ui.ts'

// The parts' own words are always there in the product (the app loads them beside the session), so tests need not wait.
for (const words of [uiWords, tableWords, partsWords]) {
  await words.load('en')
  await words.load('es')
}
// What opens comes on demand; that it does is tested where it is made, everywhere else it is there.
await loadFloating()
await loadTableExtras()
await loadQr()

afterEach(cleanup)

// What a test waits for may take a while on a busy machine; it is never slower for it on a free one.
configure({ asyncUtilTimeout: 8000 })

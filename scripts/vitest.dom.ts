import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadFloating } from '../packages/ui/src/floating/floating.ts'
import { loadTableExtras } from '../packages/ui/src/table/tableExtras.ts'
import { partsWords } from '../packages/ui/src/words/parts.ts'
import { tableWords } from '../packages/ui/src/words/table.ts'
import { uiWords } from '../packages/ui/src/words/ui.ts'

for (const words of [uiWords, tableWords, partsWords]) {
  await words.load('en')
  await words.load('es')
}
// Lazily loaded parts are tested where they are defined; elsewhere they are loaded in advance.
await loadFloating()
await loadTableExtras()

afterEach(cleanup)

// A busy machine may be slow; a fast one does not wait.
configure({ asyncUtilTimeout: 8000 })

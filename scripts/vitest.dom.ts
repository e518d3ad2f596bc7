import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadFloating } from '../packages/ui/src/floating/floating.ts'
import { uiWords } from '../packages/ui/src/words/ui.ts'

// The parts' own words are always there in the product (the app loads them beside the session), so tests need not wait.
await uiWords.load('en')
await uiWords.load('es')
// What opens comes on demand; that it does is tested where it is made, everywhere else it is there.
await loadFloating()

afterEach(cleanup)

// What a test waits for may take a while on a busy machine; it is never slower for it on a free one.
configure({ asyncUtilTimeout: 8000 })

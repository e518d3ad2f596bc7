import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { uiWords } from '../packages/ui/src/words/ui.ts'

// The parts' own words are always there in the product (the app loads them beside the session), so tests need not wait.
await uiWords.load('en')
await uiWords.load('es')

afterEach(cleanup)

// What a test waits for may take a while on a busy machine; it is never slower for it on a free one.
configure({ asyncUtilTimeout: 8000 })

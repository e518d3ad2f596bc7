import { afterEach, expect, it } from 'vitest'
import { setRoot } from './root.ts'
import { choiceOf, initialGlobals } from './toolbar.ts'

const set = (globals: Record<string, string>) => setRoot(choiceOf({ ...initialGlobals, ...globals }))
const root = document.documentElement
const matrices = () => [...document.querySelectorAll('feColorMatrix')].map((one) => one.getAttribute('values') ?? '')

afterEach(() => set({}))

it('changes nothing with the initial globals', async () => {
  await set({})
  expect(root.style.filter).toBe('')
  expect(matrices()).toEqual([])
  expect([root.lang, root.dir, root.dataset.density, root.dataset.motion]).toEqual(['en', 'ltr', 'comfortable', 'full'])
})

it('applies one vision filter, the last one chosen', async () => {
  const answers = [set({ vision: 'protanopia' }), set({ vision: 'grey' })]
  await Promise.all(answers)
  expect(matrices()).toEqual([expect.stringMatching(/^0\.2126 0\.7152 0\.0722 0 0 /)])
  expect(root.style.filter).toContain('#parapet-vision')
  await set({ vision: 'usual' })
  expect(root.style.filter).toBe('')
  expect(matrices()).toEqual([])
})

it('sets language, direction, density and motion on the root element', async () => {
  await set({ locale: 'es', direction: 'rtl', density: 'compact', motion: 'reduced' })
  expect([root.lang, root.dir, root.dataset.density, root.dataset.motion]).toEqual(['es', 'rtl', 'compact', 'reduced'])
})

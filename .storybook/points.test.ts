import { expect, it } from 'vitest'
import { storiesWithoutPoint } from './points.ts'

it('every story of the parts and of the kit says what it shows', async () => {
  expect(await storiesWithoutPoint(['packages/ui', 'apps/dashboard/src/kit'])).toEqual([])
})

it('finds a story that says nothing, and takes the sentence of a state or of a row for one', async () => {
  const without = await storiesWithoutPoint(['apps/dashboard/src/screens/users', 'packages/widgets/src/catalogue'])
  expect(without).toContain('apps/dashboard/src/screens/users/Users.stories.tsx#Spanish')
  expect(without.filter((one) => /Users\.stories\.tsx#(Empty|Stale)$|Origins/.test(one))).toEqual([])
})

import { expect, it } from 'vitest'
import { storiesWithoutPoint } from './points.ts'

const said = ['packages/ui', 'packages/widgets/src/catalogue', 'packages/widgets/src/frame', 'apps/dashboard/src/kit']

it('every story of the parts, the kit, the catalogue and the frame of widgets says what it shows', async () => {
  expect(await storiesWithoutPoint(said)).toEqual([])
})

it('finds a story that says nothing, and takes the sentence of a state or of a row for one', async () => {
  const without = await storiesWithoutPoint(['apps/dashboard/src/screens/users', 'packages/widgets/src/catalogue'])
  expect(without).toContain('apps/dashboard/src/screens/users/Users.stories.tsx#Spanish')
  expect(without.filter((one) => /Users\.stories\.tsx#(Empty|Stale)$|Origins/.test(one))).toEqual([])
})

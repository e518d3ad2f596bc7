import { expect, it } from 'vitest'
import { familyOf, weightOf } from './openFile.ts'

it.each([
  ['barlow-condensed-latin-800-normal.woff2', 'Barlow Condensed', '800'],
  ['source-sans-3-latin-wght-normal.woff2', 'Source Sans 3', '100 900'],
  ['HarbourSans-SemiBold.woff2', 'HarbourSans', '600'],
  ['Bold.woff2', 'Bold', '400'],
  ['house_sans.woff2', 'House Sans', '400'],
  ['3d-italic.woff2', 'Own 3d', '400'],
])('reads family and weight from the name of %s', (name, family, weight) => {
  expect([familyOf(name), weightOf(name)]).toEqual([family, weight])
})

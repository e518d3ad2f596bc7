import { expect, it } from 'vitest'
import { stateOfStory, wrongEnd } from './states.ts'

it('finds the state that a story is named for', () => {
  expect(stateOfStory('screens-users--not-hired')).toBe('notHired')
  expect(stateOfStory('widgets-catalogue-states--loading')).toBe('firstLoad')
  expect(stateOfStory('screens-users--recovers')).toBeUndefined()
  expect(stateOfStory('widgets-frame--empty-filtered')).toBeUndefined()
})

it('reports a story that ended in another state than its own', () => {
  expect(wrongEnd('failed', ['failed', 'partial'])).toBeUndefined()
  expect(wrongEnd('failed', ['partial'])).toMatch(/data-shows="failed", but partial$/)
  expect(wrongEnd('stale', [])).toMatch(/but none$/)
})

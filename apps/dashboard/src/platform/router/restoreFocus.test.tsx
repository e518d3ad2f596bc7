import { expect } from 'storybook/test'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { rememberWidget, restoreFocus } from './restoreFocus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function page() {
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  const add = (why: string, top = 10) => {
    const link = document.createElement('a')
    link.href = '/x'
    link.dataset.why = why
    link.getBoundingClientRect = () => new DOMRect(0, top, 10, 10)
    link.scrollIntoView = vi.fn()
    main.append(link)
    return link
  }
  return { main, add }
}
const told = () => vi.advanceTimersByTimeAsync(1)

it('focuses the followed link when it appears, without scrolling if it is in view', async () => {
  const { add } = page()
  restoreFocus('Spain')
  add('France')
  await told()
  expect(document.body).toHaveFocus()
  const link = add('Spain')
  await told()
  expect(link).toHaveFocus()
  expect(link.scrollIntoView).not.toHaveBeenCalled()
})

it('waits until the link is shown if its page is still hidden', async () => {
  const { main, add } = page()
  main.style.display = 'none'
  const link = add('Spain')
  // Browsers focus nothing that is hidden.
  vi.spyOn(link, 'focus').mockImplementationOnce(() => {})
  restoreFocus('Spain')
  await told()
  expect(link).not.toHaveFocus()
  main.style.display = ''
  await told()
  expect(link).toHaveFocus()
})

it('prefers a matching link in view, and scrolls to one out of view', async () => {
  const { add } = page()
  const above = add('Spain', -500)
  restoreFocus('Spain')
  await told()
  expect(above).toHaveFocus()
  expect(above.scrollIntoView).toHaveBeenCalledOnce()
  const inView = add('Spain', 20)
  restoreFocus('Spain')
  await told()
  expect(inView).toHaveFocus()
})

it('prefers a link to a menu button of the same name', async () => {
  const { main, add } = page()
  const button = document.createElement('button')
  button.dataset.why = 'Bandwidth'
  button.getBoundingClientRect = () => new DOMRect(0, 5, 10, 10)
  main.append(button)
  const link = add('Bandwidth')
  restoreFocus('Bandwidth')
  await told()
  expect(link).toHaveFocus()
  link.remove()
  restoreFocus('Bandwidth')
  await told()
  expect(button).toHaveFocus()
})

it.each(['pointerdown', 'keydown', 'wheel'])('stops after user activity: %s', async (name) => {
  const { add } = page()
  restoreFocus('Spain')
  window.dispatchEvent(new Event(name))
  add('Spain')
  await told()
  expect(document.body).toHaveFocus()
})

it('stops after a timeout, or when cancelled', async () => {
  const { add } = page()
  restoreFocus('Spain')
  await vi.advanceTimersByTimeAsync(10_000)
  restoreFocus('France')()
  add('Spain')
  add('France')
  await told()
  expect(document.body).toHaveFocus()
})

it('waits for the widget in which the link was followed, also from a menu that it opened', async () => {
  const { main } = page()
  const inWidget = (widget: string) => {
    const tile = document.createElement('article')
    tile.dataset.widget = widget
    const button = document.createElement('button')
    button.dataset.why = 'shop.example'
    button.getBoundingClientRect = () => new DOMRect(0, 5, 10, 10)
    tile.append(button)
    main.append(tile)
    return button
  }
  const followed = inWidget('sites')
  followed.setAttribute('aria-expanded', 'true')
  rememberWidget('shop.example', document.body)
  main.replaceChildren()
  restoreFocus('shop.example')
  const legend = inWidget('rate')
  await told()
  expect(legend).not.toHaveFocus()
  const row = inWidget('sites')
  await told()
  expect(row).toHaveFocus()
})

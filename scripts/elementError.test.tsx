import { configure, getConfig, prettyDOM, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createElementError } from './elementError.ts'

const print = vi.fn((element: Element) => prettyDOM(element, undefined, { highlight: false }))
const { getElementError } = getConfig()

function show(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = name
  document.body.append(button)
  return button
}

afterEach(() => {
  configure({ getElementError })
  document.body.replaceChildren()
  print.mockClear()
})

it('does not write the page for the failures of a query that finds its element later', async () => {
  configure({ getElementError: createElementError(print) })
  const waiting = screen.findByRole('button', { name: 'Save' })
  const first = show('Draft')
  await Promise.resolve()
  first.textContent = 'Save'
  expect(await waiting).toBe(first)
  expect(print).not.toHaveBeenCalled()
})

it('shows the page in the message of a query that found nothing, and writes it once', () => {
  configure({ getElementError: createElementError(print) })
  show('Cancel')
  let failure: unknown
  try {
    screen.getByText('Delete')
  } catch (error) {
    failure = error
  }
  expect(failure).toMatchObject({
    name: 'TestingLibraryElementError',
    message: expect.stringMatching(/with the text: Delete[\s\S]*<button>\s*Cancel/),
  })
  expect(print).toHaveBeenCalledTimes(1)
})

it('shows the page of a query that waited in vain', async () => {
  configure({ getElementError: createElementError(print) })
  show('Close')
  await expect(screen.findByRole('button', { name: 'Open' }, { timeout: 60 })).rejects.toThrow(
    /Unable to find role="button" and name "Open"[\s\S]*<button>\s*Close/,
  )
})

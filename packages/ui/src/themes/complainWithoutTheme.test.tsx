import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { complainWithoutTheme } from './complainWithoutTheme.ts'
import { parapet } from './seeds/parapet.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

function Themed({ name }: { name: string }) {
  complainWithoutTheme(name)
  return null
}

const complaints = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => vi.restoreAllMocks())

it('complains once for each component that has no theme', () => {
  const said = complaints()
  const { rerender } = render(
    <>
      <Themed name="Fence" />
      <Themed name="Fence" />
      <Themed name="Gate" />
    </>,
  )
  rerender(<Themed name="Fence" />)
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^<Fence> is drawn without a <ThemeProvider>.*Put <ThemeProvider/),
    expect.stringMatching(/^<Gate> /),
  ])
})

it('says nothing below a theme', () => {
  const said = complaints()
  render(
    <ThemeProvider seed={parapet} mode="light">
      <Themed name="Wall" />
    </ThemeProvider>,
  )
  expect(said).not.toHaveBeenCalled()
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { catalogue, loadWords } from './catalogue.ts'
import { LocaleProvider, useWords } from './LocaleProvider.tsx'

const words = catalogue({
  en: async () => ({ default: { hi: 'Hello' } }),
  es: async () => ({ default: { hi: 'Hola' } }),
})

function Greeting() {
  return <p>{useWords(words)('hi')}</p>
}

it('suspends until the language is loaded, and follows its changes', async () => {
  const page = (locale: 'en' | 'es') => (
    <LocaleProvider locale={locale} zone="UTC">
      <Suspense fallback="…">
        <Greeting />
      </Suspense>
    </LocaleProvider>
  )
  const { rerender } = await act(async () => render(page('en')))
  expect(screen.getByText('Hello')).toBeTruthy()
  await act(async () => rerender(page('es')))
  expect(screen.getByText('Hola')).toBeTruthy()
  rerender(page('en'))
  expect(screen.getByText('Hello')).toBeTruthy()
})

it('renders at once when the texts of the loaded code were loaded before', async () => {
  const late = catalogue({
    en: async () => ({ default: { bye: 'Goodbye' } }),
    es: async () => ({ default: { bye: 'Adiós' } }),
  })
  const Farewell = () => <p>{useWords(late)('bye')}</p>
  await loadWords('es')
  render(
    <LocaleProvider locale="es" zone="UTC">
      <Farewell />
    </LocaleProvider>,
  )
  expect(screen.getByText('Adiós')).toBeTruthy()
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
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

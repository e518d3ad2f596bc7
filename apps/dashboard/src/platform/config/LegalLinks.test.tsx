import { defaultTheme, LocaleProvider, loadTheme, ThemeProvider, type ThemeSeed, uiWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { noticeWords } from '../words/notices.words.ts'
import { ConfigContext } from './ConfigContext.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { defaultConfig } from './RuntimeConfig.ts'

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

async function show(legal: NonNullable<ThemeSeed['legal']>, ofDeployment: Record<string, string> = {}) {
  const seed = { ...defaultTheme, legal }
  await loadTheme(seed)
  await act(async () =>
    render(
      <Suspense fallback="…">
        <LocaleProvider locale="es" zone="UTC">
          <ThemeProvider seed={seed} mode="light">
            <ConfigContext value={{ ...defaultConfig, legal: ofDeployment }}>
              <LegalLinks className="" />
            </ConfigContext>
          </ThemeProvider>
        </LocaleProvider>
      </Suspense>,
    ),
  )
}

beforeAll(async () => {
  await Promise.all([noticeWords.load('es'), uiWords.load('es')])
})

it('shows the lines of the theme in the reader’s language, then the links of the deployment', async () => {
  await show(
    { name: 'Aldermere Ltd', terms: 'https://a.example/terms', cookies: '/cookies', contact: 'legal@a.example' },
    { Imprint: 'https://a.example/imprint' },
  )
  expect(screen.getByText('Aldermere Ltd')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Condiciones/ }).getAttribute('href')).toBe('https://a.example/terms')
  expect(hrefs()).toEqual([
    'https://a.example/terms',
    '/cookies',
    'mailto:legal@a.example',
    'https://a.example/imprint',
  ])
})

it('never links to a script or to another host disguised as a path, and shows an invalid contact as text', async () => {
  await show(
    { terms: 'javascript:alert(1)', privacy: '//evil.example', contact: 'Calle Mayor 1, Madrid' },
    // A browser reads a backslash as a slash, and leaves tabs and line ends away.
    { a: '/\\evil.example', b: '/\t/evil.example', c: '/\n\\evil.example' },
  )
  expect(hrefs()).toEqual([])
  expect(screen.getByText('Calle Mayor 1, Madrid')).toBeDefined()
})

import { CallFailure } from '@parapet/api'
import { AnnouncerProvider, type Locale, LocaleProvider, ToastProvider } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { useOpenViewer } from '../../kit/viewer/useViewer.ts'
import type { Viewed, ViewedDocument } from '../../kit/viewer/viewedStore.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { ConfigContext } from '../../platform/config/ConfigContext.ts'
import { defaultConfig } from '../../platform/config/RuntimeConfig.ts'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import ViewerScreen from './index.tsx'
import { viewerWords } from './viewer.words.ts'

function Opener({ viewed }: { viewed: Viewed }) {
  const open = useOpenViewer()
  return (
    <button type="button" onClick={() => open(viewed)}>
      Open
    </button>
  )
}

async function show(viewed: Viewed | null, { locale = 'en' as Locale, frames = [] as unknown } = {}) {
  const router = createMemoryRouter(
    [
      { path: 'user/invoices', element: viewed && <Opener viewed={viewed} /> },
      { path: 'user/viewer', element: <ViewerScreen /> },
    ],
    { initialEntries: [viewed ? '/user/invoices?open=7' : '/user/viewer'] },
  )
  await act(async () =>
    render(
      <LocaleProvider locale={locale} zone="UTC">
        <ConfigContext value={{ ...defaultConfig, raw: { frames } }}>
          <SessionContext value={mockSession()}>
            <AnnouncerProvider>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </AnnouncerProvider>
          </SessionContext>
        </ConfigContext>
      </LocaleProvider>,
    ),
  )
  if (viewed) await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return router
}

const pdf = (load: ViewedDocument['load']): ViewedDocument => ({
  kind: 'document',
  name: 'Invoice F-1',
  fileName: 'F-1.pdf',
  load,
})
const file = async () => new Blob(['%PDF-1.4'], { type: 'application/octet-stream' })
const frame = () => screen.findByTitle<HTMLIFrameElement>('Invoice F-1')

beforeAll(async () => {
  await Promise.all(
    (['en', 'es'] as const).flatMap((locale) =>
      [appWords, failureWords, resourceWords, shellWords, viewerWords].map((words) => words.load(locale)),
    ),
  )
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  URL.createObjectURL = vi.fn(() => 'blob:http://localhost/one')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

describe('a document', () => {
  it('is shown with its name, a way back, and ways to print, save and open it', async () => {
    const router = await show(pdf(file))
    expect(await frame()).toHaveAttribute('src', 'blob:http://localhost/one#navpanes=0')
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice F-1' })).toHaveFocus()
    expect(router.state.location).toMatchObject({ pathname: '/user/viewer', search: '', hash: '' })
    expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/user/invoices?open=7')
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute('target', '_blank')
    await act(() => router.navigate(-1))
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/one')
  })

  it('is offered to save where the browser shows no PDF', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    await show(pdf(file))
    expect(await screen.findByText('Invoice F-1 is ready')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
    expect(screen.queryByTitle('Invoice F-1')).toBeNull()
  })

  it('is loaded again after a failure, with the focus on its heading', async () => {
    const load = vi
      .fn<ViewedDocument['load']>(file)
      .mockRejectedValueOnce(new CallFailure({ kind: 'timeout', afterMs: 1 }))
    await show(pdf(load))
    expect(await screen.findByText('Invoice F-1 could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /again|Retry/ }))
    expect(await frame()).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('is not shown when it is no PDF', async () => {
    await show(pdf(async () => new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' })))
    expect(await screen.findByText(/something other than a PDF/)).toBeVisible()
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })

  it('says that it takes long, and can be cancelled', async () => {
    const load: ViewedDocument['load'] = ({ signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress?.({ sinceMs: 0 })
        signal?.addEventListener('abort', () => reject(new CallFailure({ kind: 'cancelled' })))
      })
    await show(pdf(load))
    expect(screen.getByRole('status', { name: 'Loading Invoice F-1' })).toBeVisible()
    expect(await screen.findByText(/longer than usual/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('You cancelled the request.')).toBeVisible()
  })
})

describe('a page', () => {
  const page = (address: string): Viewed => ({ kind: 'page', name: 'Docs', address })

  it('of an allowed origin is shown in a sandbox without an origin', async () => {
    await show(page('https://docs.example/purge'), { frames: ['https://docs.example'] })
    const shown = await screen.findByTitle('Docs')
    expect(shown).toHaveAttribute('src', 'https://docs.example/purge')
    expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(shown.getAttribute('sandbox')).not.toContain('allow-same-origin')
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(screen.getByText(/^A page of docs.example/)).toBeVisible()
  })

  it('of another origin is refused, and opens in a new tab instead', async () => {
    await show(page('https://evil.example/'), { frames: ['https://docs.example'] })
    expect(await screen.findByText(/^Pages of evil.example are not allowed/)).toBeVisible()
    expect(screen.queryByTitle('Docs')).toBeNull()
    expect(screen.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute('rel', 'noreferrer noopener')
  })

  it('of an unsafe address is refused without a link', async () => {
    await show(page('javascript:alert(1)'), { frames: ['https://docs.example'] })
    expect(await screen.findByText(/does not start with https/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull()
  })
})

describe('nothing to show', () => {
  it('says so in a new tab, and leads home', async () => {
    await show(null)
    expect(screen.getByText('Nothing to show')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible()
  })

  it('says so after a reload, and leads back', async () => {
    const router = await show(pdf(file))
    const { from } = router.state.location.state as { from: string }
    await act(() => router.navigate('/user/viewer', { replace: true, state: { viewed: 'of before', from } }))
    expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute('href', '/user/invoices?open=7')
  })

  it('says so in Spanish', async () => {
    await show(null, { locale: 'es' })
    expect(screen.getByText('No hay nada que mostrar')).toBeVisible()
  })
})

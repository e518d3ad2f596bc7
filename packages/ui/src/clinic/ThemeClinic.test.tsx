import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AnnouncerProvider } from '../announce/Announcer.tsx'
import { ember } from '../themes/seeds/ember.ts'
import { useTheme } from '../themes/ThemeProvider.tsx'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { clinicWords } from '../words/clinic.ts'
import { uiWords } from '../words/ui.ts'
import { ThemeClinic, type ThemeClinicProps } from './ThemeClinic.tsx'

async function renderClinic(props: ThemeClinicProps = {}) {
  await Promise.all([clinicWords.load('en'), uiWords.load('en')])
  render(
    <AnnouncerProvider>
      <ToastProvider>
        <ThemeClinic initialTab="json" {...props} />
      </ToastProvider>
    </AnnouncerProvider>,
  )
  return { user: userEvent.setup(), field: await screen.findByRole('textbox', { name: 'Primary' }) }
}

it('keeps invalid input, marks its field, and exports the last valid theme', async () => {
  const onExport = vi.fn()
  const { user, field } = await renderClinic({ initial: ember, onExport })
  await user.clear(field)
  await user.type(field, 'tomato')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Primary' })).toHaveProperty('value', 'tomato')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Export ember.json' }))
  expect(JSON.parse(onExport.mock.calls[0]?.[0])).toMatchObject({ primary: ember.primary })
  await user.clear(field)
  await user.type(field, 'rgb(0, 170, 255)')
  await user.tab()
  expect(field).toHaveProperty('value', '#00aaff')
  await waitFor(() => expect(screen.getByText(/"primary": "#00aaff"/)).toBeTruthy())
})

it('reads a dropped file, and keeps the fields when the file is invalid', async () => {
  const { field } = await renderClinic()
  const area = screen.getByText(/^Drop a theme JSON or a file of design tokens/).parentElement
  if (!area) throw new Error('no place to drop')
  const drop = (text: string) =>
    fireEvent.drop(area, { dataTransfer: { files: [new File([text], 'theme.json', { type: 'application/json' })] } })
  drop('<html>')
  expect((await screen.findByText(/Not valid JSON/)).textContent).toContain('Not valid JSON')
  expect(field).toHaveProperty('value', '#00abab')
  drop(`\ufeff${JSON.stringify(ember)}`)
  await waitFor(() => expect(field).toHaveProperty('value', ember.primary))
  expect(screen.queryByText(/Not valid JSON/)).toBeNull()
})

it('sets the remedy of a lost brand colour, and takes legal links and slogans', async () => {
  const onExport = vi.fn()
  const bank = { ...ember, primary: '#0b5d3b', secondary: '#1d2b24', tertiary: '#8a8d8f' }
  const { user } = await renderClinic({ initial: bank, onExport })
  fireEvent.click(screen.getByRole('button', { name: 'Use #0b5d3b for light.brandText', hidden: true }))
  const typeInto = (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name, hidden: true })
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Use all suggestions (5)', hidden: true }))
  expect(screen.getByRole('textbox', { name: 'dark.accent', hidden: true })).toHaveProperty('value', '#3d8560')
  typeInto('Terms', 'javascript:alert(1)')
  expect(await screen.findByText(/“javascript:alert\(1\)” is not an address/)).toBeTruthy()
  typeInto('Terms', '/terms')
  typeInto('Slogan (Spanish)', 'Su dinero, antes')
  typeInto('Sales', 'sales@bank.example')
  await user.click(screen.getByRole('button', { name: 'Export ember.json' }))
  expect(JSON.parse(onExport.mock.calls[0]?.[0])).toMatchObject({
    colors: { light: { brandText: '#0b5d3b' } },
    legal: { terms: '/terms' },
    login: { slogan: { es: 'Su dinero, antes' } },
    links: { sales: 'sales@bank.example' },
  })
})

it('renders the samples in the previewed theme', async () => {
  const Shown = () => <p>{`${useTheme().seed.name} ${useTheme().mode}`}</p>
  await renderClinic({
    initial: ember,
    initialTab: 'preview',
    samples: [{ id: 'a', title: 'Own', render: () => <Shown /> }],
  })
  expect(await screen.findByText('ember light')).toBeTruthy()
  expect(screen.getByText('ember dark')).toBeTruthy()
})

it('makes a sheet to save once name and day are given, and drops it when the theme changes', async () => {
  const blobs: Blob[] = []
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return `blob:${blobs.length}`
  })
  onTestFinished(() => spy.mockRestore())
  const { user, field } = await renderClinic({ initial: ember, initialTab: 'sign', today: '2026-06-15' })
  const typeInto = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  typeInto('Day of the approval', '')
  await user.click(screen.getByRole('button', { name: 'Sign off' }))
  expect(await screen.findByText('Give the name of the approver')).toBeTruthy()
  expect(screen.getByText('“” is not a day: YYYY-MM-DD')).toBeTruthy()
  typeInto('Approver', "Ada <b>O'Hara</b>")
  typeInto('Day of the approval', '2026-06-16')
  typeInto('Note', 'Pilot only')
  expect(screen.getByRole('textbox', { name: 'Command for the sheet with pictures' })).toHaveProperty(
    'value',
    "pnpm theme sign ember.json --approver 'Ada <b>O'\\''Hara</b>' --date 2026-06-16 --note 'Pilot only' --out signed-ember",
  )
  await user.click(screen.getByRole('button', { name: 'Sign off' }))
  await user.click(await screen.findByRole('button', { name: 'Save ember.sign-off.html' }))
  const html = (await blobs.at(-1)?.text()) ?? ''
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('h1')?.textContent).toBe('Ember Networks: sign-off of 2026-06-16')
  expect(page.body.textContent).toContain("Ada <b>O'Hara</b>")
  expect(page.querySelectorAll('dd b, script')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Save signed.json' }))
  expect(JSON.parse((await blobs.at(-1)?.text()) ?? '')).toMatchObject({ approver: "Ada <b>O'Hara</b>", pictures: [] })
  fireEvent.change(field, { target: { value: '#a0102e' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save signed.json' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Approver' })).toHaveProperty('value', "Ada <b>O'Hara</b>")
})

it('signs neither an invalid theme nor one that fails, and compares with an opened record only', async () => {
  const { user, field } = await renderClinic({ initial: ember, initialTab: 'sign', today: '2026-06-15' })
  const open = (text: string) =>
    user.upload(screen.getByLabelText('Open signed.json'), new File([text], 'x.json', { type: 'application/json' }))
  await open('{}')
  expect(await screen.findByText(/x\.json is not the record of a sign-off/)).toBeTruthy()
  const last = {
    format: 1,
    theme: { ...ember, primary: '#b00020' },
    approver: 'Grace',
    date: '2026-05-01',
    pictures: [],
  }
  await open(JSON.stringify(last))
  expect(await screen.findByText(/differences to Ember Networks, signed on 2026-05-01 by Grace/)).toBeTruthy()
  expect(screen.queryByText(/is not the record/)).toBeNull()
  await user.clear(field)
  await user.type(field, 'tomato')
  const button = await screen.findByRole('button', { name: 'Sign off' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(screen.getAllByText(/The last valid theme would be signed/).length).toBeGreaterThan(0)
})

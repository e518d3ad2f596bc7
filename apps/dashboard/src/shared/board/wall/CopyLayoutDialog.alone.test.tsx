import { makeApiContext } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, it, vi } from 'vitest'
import { usePreferences } from '../../../platform/preferences/PreferencesProvider.tsx'
import { MockScreen } from '../../../platform/session/mockScreen.tsx'
import { mockSession } from '../../../platform/session/mockSession.ts'
import { CopyLayoutDialog } from './CopyLayoutDialog.tsx'

vi.mock('../../../platform/preferences/PreferencesProvider.tsx')

const layout = [] as const
const setOwnLayouts = vi.fn()
const onClose = vi.fn()
const companies = [
  { id: 300, name: 'Aurora Media' },
  { id: 301, name: 'Boreal' },
]

beforeAll(() => loadWords('en'))

it('copies a layout to the chosen companies, and takes it back', async () => {
  const preferences: Partial<ReturnType<typeof usePreferences>> = { setOwnLayouts, ownLayoutOf: () => undefined }
  vi.mocked(usePreferences).mockReturnValue(preferences as ReturnType<typeof usePreferences>)
  await act(async () =>
    render(
      <MockScreen
        api={makeApiContext({ fetch: vi.fn(), token: () => 'token', company: () => 300 })}
        session={mockSession({ companies })}
      >
        <CopyLayoutDialog isOpen onClose={onClose} board="delivery" title="Delivery" layout={layout} />
      </MockScreen>,
    ),
  )
  expect(await screen.findByRole('button', { name: 'Copy layout' })).toHaveAccessibleDescription(
    'Choose at least one company.',
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Companies' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Boreal' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy to 1 company' }))
  expect(setOwnLayouts).toHaveBeenLastCalledWith('delivery', [301], layout)
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(setOwnLayouts).toHaveBeenLastCalledWith('delivery', [301], null)
})

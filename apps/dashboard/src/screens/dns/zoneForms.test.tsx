import { makeApiContext, makeDnsDomain, makeDnsRecord } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'
import { useZone } from './useZone.ts'
import { ZoneText } from './ZoneText.tsx'

const domain = makeDnsDomain({ id: 7, name: 'example.com' })
const records = [makeDnsRecord({ id: 1, name: 'www', type: 'A', value: '192.0.2.1', ttl: 300 })]
const taken = vi.fn()

function Example({ isText, lockedBy }: { isText: boolean; lockedBy: string | undefined }) {
  const zone = useZone(domain)
  if (!isText) return <RecordDrawer zone={zone} lockedBy={lockedBy} />
  return (
    zone.read.data && (
      <>
        <ZoneText zone={zone} lockedBy={lockedBy} onTaken={taken} />
        <p>{zone.changed.map(({ record }) => record.value).join(' ')}</p>
      </>
    )
  )
}

async function open(path: string, answer: () => Response, lockedBy?: string) {
  const api = makeApiContext({ fetch: async () => answer(), token: () => 'token', company: () => 300 })
  await act(async () =>
    render(
      <MockScreen api={api} path={path}>
        <Example isText={path.includes('view=text')} lockedBy={lockedBy} />
      </MockScreen>,
    ),
  )
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
})

it('says in the drawer of a record that the zone could not be read', async () => {
  await open('/300/dnsdelegation?domain=7&open=1', () => new Response(null, { status: 500 }))
  expect(await screen.findByText('The list could not be loaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

const textPath = '/300/dnsdelegation?domain=7&view=text'
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Zone file' })
const replace = async (from: string, to: string) => {
  const field = await text()
  fireEvent.change(field, { target: { value: field.value.replace(from, to) } })
}

it('keeps what was changed in the zone file as a pending change', async () => {
  await open(textPath, () => Response.json(records))
  await replace('192.0.2.1', '192.0.2.2')
  await userEvent.click(screen.getByRole('button', { name: 'Add to pending changes' }))
  expect(taken).toHaveBeenCalledOnce()
  expect(screen.getByText('192.0.2.2')).toBeDefined()
})

it('puts the zone file back', async () => {
  await open(textPath, () => Response.json(records))
  await replace('192.0.2.1', '192.0.2.2')
  await userEvent.click(screen.getByRole('button', { name: 'Discard edits' }))
  expect((await text()).value).toContain('192.0.2.1')
  expect(screen.getByRole('button', { name: 'Add to pending changes' }).getAttribute('aria-disabled')).toBe('true')
})

it('does not take a zone file with an error', async () => {
  await open(textPath, () => Response.json(records))
  await replace('192.0.2.1', 'nowhere')
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(await screen.findAllByText(/1 line has an error/)).not.toHaveLength(0)
  expect(taken).not.toHaveBeenCalled()
})

it('cannot be changed without the permission', async () => {
  await open(textPath, () => Response.json(records), 'You may only read.')
  // It can still be read and copied.
  expect((await text()).closest('fieldset')?.disabled).toBe(false)
  expect((await text()).readOnly).toBe(true)
  expect(screen.getAllByText('You may only read.')).not.toHaveLength(0)
})

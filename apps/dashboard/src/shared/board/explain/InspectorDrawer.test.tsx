import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { InspectorStory } from './storyExplain.tsx'

beforeAll(() => loadWords('en'))

function open(props: ComponentProps<typeof InspectorStory> = {}) {
  return render(
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <ToastProvider>
          <InspectorStory {...props} />
        </ToastProvider>
      </AnnouncerProvider>
    </LocaleProvider>,
  )
}

const part = (name: string) => screen.findByRole('region', { name })

describe('request inspector', () => {
  it('explains a reason with its number of requests, and links to its rows', async () => {
    const user = userEvent.setup()
    open()
    await user.type(await screen.findByRole('textbox', { name: /URL or reason code/ }), 'TCDN-OENG:782763138')
    await user.click(screen.getByRole('button', { name: 'Inspect' }))
    expect((await part('Meaning of this reason')).textContent).toContain('An error of your origin was passed on')
    const sites = await within(await part('Related figures')).findByRole('list', { name: 'Site' })
    const [first] = within(sites).getAllByRole('link')
    expect(first?.textContent).toBe('shop.example.com')
    expect(first?.getAttribute('href')).toContain('site=shop.example.com&is.tcdndebugreason=TCDN-OENG')
  })

  it('shows where a URL is cached and which tiers were asked, and that there are no servers for it', async () => {
    open({ text: 'https://shop.example.com/checkout' })
    const cached = await part('Cached now')
    expect(cached.textContent).toContain('The provider does not report their tier.')
    expect(await within(cached).findByText('mad1-edge01')).toBeDefined()
    const tiers = await part('Requests by tier')
    expect(await within(tiers).findByText(/^1,240 requests, 50.* from cache$/)).toBeDefined()
    expect(within(tiers).getByText('no requests')).toBeDefined()
  })

  it('counts a path on all sites, and requires a site for the cache check', async () => {
    const user = userEvent.setup()
    open({ text: '/checkout' })
    const tiers = await part('Requests by tier')
    expect(await within(tiers).findByText(/1,240 requests/)).toBeDefined()
    expect((await part('Cached now')).textContent).toContain('Choose a site')
    await user.click(screen.getByRole('combobox', { name: /Site/ }))
    await user.click(await screen.findByRole('option', { name: 'shop.example.com' }))
    expect(await within(await part('Cached now')).findByText('mad1-edge01')).toBeDefined()
  })

  it('shows why the cache check is forbidden, and still shows the figures', async () => {
    open({ text: 'https://shop.example.com/checkout', mayCheck: false })
    expect((await part('Cached now')).textContent).toContain('None of your roles in Aurora Media includes')
    expect(await within(await part('Requests by tier')).findByText(/1,240 requests/)).toBeDefined()
  })

  it('shows that History has no figures by reason', async () => {
    open({ text: 'TCDN-OENG', source: 'historic' })
    const related = await part('Related figures')
    expect(related.textContent).toContain('Not available in History; use Analytics.')
    expect(within(related).queryByRole('list')).toBeNull()
  })

  it.each([
    ['https://elsewhere.example/a', 'elsewhere.example is not one of your sites.'],
    ['some words', 'Not a URL, a path or a reason code.'],
    [' ', 'Enter a URL or a reason code.'],
  ])('refuses "%s"', async (text, problem) => {
    const user = userEvent.setup()
    open()
    await user.type(await screen.findByRole('textbox', { name: /URL or reason code/ }), text)
    await user.click(screen.getByRole('button', { name: 'Inspect' }))
    expect(await screen.findByText(problem)).toBeDefined()
  })

  it('shows the other figures when one fails', async () => {
    open({ text: '/checkout', answer: async () => Response.json({ message: 'Broken.' }, { status: 500 }) })
    expect((await screen.findAllByText('These figures could not be loaded')).length).toBeGreaterThan(1)
  })
})

import { initialView, type ViewState } from '@parapet/api'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { useViewState, type ViewInAddress } from './useViewState.ts'

const sites = ['a.com', 'b.com']
let seen: ViewInAddress
let back: () => void
let placeState: unknown
let usual: ViewState['refreshMs']
beforeEach(() => {
  usual = 0
})

function Probe() {
  const [defaults] = useState({ ...initialView, refreshMs: usual })
  const [linkDefaults] = useState({ ...defaults, refreshMs: usual === 0 ? usual : null })
  seen = useViewState(defaults, { company: 300, sites }, linkDefaults)
  const navigate = useNavigate()
  back = () => navigate(-1)
  const { search, state } = useLocation()
  placeState = state
  return <output>{search}</output>
}
const at = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/300/stats${search}`]}>
      <Probe />
    </MemoryRouter>,
  )
const address = () => screen.getByRole('status').textContent

it('reads the view from the URL and omits defaults', () => {
  at('?range=24h&is.countrycode=ES&tab=midtier&old=1')
  expect(seen.view).toMatchObject({ range: { rel: '24h' }, tab: 'midtier', include: { countrycode: ['ES'] } })
  expect(seen.ignored).toEqual(['old'])
  act(() => seen.change({ ...seen.view, range: initialView.range, include: {} }))
  expect(address()).toBe('?tab=midtier')
})

it('keeps the link back to the previous page', () => {
  const state = { trail: { from: '/300', key: 'a', why: 'Hit ratio', index: 0 } }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/300/stats', state }]}>
      <Probe />
    </MemoryRouter>,
  )
  act(() => seen.change({ ...seen.view, compare: 'week' }))
  act(() => seen.changeLegends({ rate: { hide: ['a.com'] } }))
  expect(placeState).toEqual(state)
})

it('undoes a change on Back', () => {
  at('')
  act(() => seen.change({ ...seen.view, compare: 'week' }))
  expect(address()).toBe('?compare=week')
  act(() => back())
  expect(seen.view.compare).toBe('off')
})

it('keeps a disabled filter, and Back enables it again without a duplicate', () => {
  at('?not.response=404')
  act(() => seen.change({ ...seen.view, exclude: {}, off: { include: {}, exclude: { response: ['404'] } } }))
  expect(address()).toBe('?off.not.response=404')
  act(() => back())
  expect(seen.view.exclude).toEqual({ response: ['404'] })
  expect(seen.view.off).toEqual({ include: {}, exclude: {} })
})

it("writes the refresh interval to the URL when it differs from the default, whatever the user's own default", () => {
  usual = 60_000
  at('')
  expect(seen.view.refreshMs).toBe(60_000)
  act(() => seen.change({ ...seen.view, refreshMs: 0 }))
  expect(address()).toBe('?refresh=0')
  act(() => seen.change({ ...seen.view, refreshMs: 60_000 }))
  expect(address()).toBe('?refresh=60000')
})

it('writes the company of the selected sites to the URL', () => {
  at('')
  act(() => seen.change({ ...seen.view, sites: ['a.com'] }))
  expect(address()).toBe('?site=a.com&company=300')
  expect(seen.isSitesDropped).toBe(false)
  act(() => seen.change({ ...seen.view, sites: [] }))
  expect(address()).toBe('')
})

it('drops sites of another company and deleted sites', () => {
  at('?site=a.com&company=301')
  expect(seen).toMatchObject({ isSitesDropped: true, view: { sites: [] } })
})

it('drops excluded sites of another company', () => {
  at('?not.vhost=a.com&not.vhost=gone.com&not.response=404&off.not.vhost=gone.com&off.not.vhost=b.com')
  expect(seen.isSitesDropped).toBe(true)
  expect(seen.view.exclude).toEqual({ vhost: ['a.com'], response: ['404'] })
  expect(seen.view.off.exclude).toEqual({ vhost: ['b.com'] })
})

it('keeps sites that still exist', () => {
  at('?site=a.com&site=gone.com')
  expect(seen).toMatchObject({ isSitesDropped: true, view: { sites: ['a.com'] } })
})

it('writes legends to the URL while the view stays the same object', () => {
  at('?compare=week&only.rate=a.com')
  expect(seen.legends).toEqual({ rate: { only: ['a.com'] } })
  expect(seen.ignored).toEqual([])
  const before = seen.view
  act(() => seen.changeLegends({ bandwidth: { hide: ['b.com'] } }))
  expect(address()).toBe('?compare=week&hide.bandwidth=b.com')
  expect(seen.view).toBe(before)
  act(() => seen.change({ ...seen.view, compare: 'off' }))
  expect(address()).toBe('?hide.bandwidth=b.com')
  act(() => back())
  expect(address()).toBe('?compare=week&hide.bandwidth=b.com')
  act(() => seen.changeLegends({}, 'push'))
  expect(address()).toBe('?compare=week')
  act(() => back())
  expect(seen.legends).toEqual({ bandwidth: { hide: ['b.com'] } })
})

it('applies two changes in a row', () => {
  at('')
  act(() => {
    seen.change({ ...seen.view, compare: 'week' })
    seen.changeLegends({ rate: { only: [] } })
  })
  expect(address()).toBe('?compare=week&only.rate=')
})

import { serviceColor, services } from '@parapet/api'
import { LocaleProvider, loadWords } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { ServiceCard } from './ServiceCard.tsx'
import type { ListedService } from './serviceList.ts'

beforeAll(() => loadWords('en'))

/** The class names of a service's icon tile. */
function tileOf(key: string, status: ListedService['status']): string {
  const service = services.find((one) => one.key === key)
  if (!service) throw new RangeError(`no service ${key}`)
  const listed: ListedService = { service, status }
  const { unmount } = render(
    <LocaleProvider locale="en" zone="UTC">
      <MemoryRouter>
        <ServiceCard listed={listed} pageHref={null} panelHref="/services" onChange={undefined} isBusy={false} />
      </MemoryRouter>
    </LocaleProvider>,
  )
  const tile = screen.getByRole('article').querySelector('svg')?.parentElement?.className ?? ''
  unmount()
  return tile
}

it('marks a hired service with its own colour (§9), others with the brand’s, and what is not hired with none', () => {
  const own = ['analytics', 'waf', 'botmitigation', 'anomalydetection', 'uam'] as const
  for (const key of own) expect(tileOf(key, 'active')).toContain(`_${serviceColor(key)}_`)
  expect(new Set(own.map((key) => tileOf(key, 'hired'))).size).toBe(own.length)
  expect(tileOf('stats', 'active')).toContain('_brand_')
  expect(tileOf('waf', 'other')).toContain('_quiet_')
})

import { encodeView, hostText, initialView } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { NavMenu } from '../rail/menu.ts'
import type { FoundCompany } from '../topBar/findCompanies.ts'
import type en from '../topBar/panels.en.ts'

/** The data from which the command palette builds its destinations. */
export interface Destinations {
  menu: NavMenu
  sites: readonly string[]
  siteHref?: ((query: URLSearchParams) => string) | undefined
  companies: readonly FoundCompany[]
  companyId: number | undefined
  hrefOf: (company: number) => string
}

/** A place to go to by its name. */
export interface Destination {
  id: string
  label: string
  detail: string
  href: string
}

/** Everywhere that one can go to by name: those chosen last first, then pages as in the menu, sites, companies. */
export function destinationsOf(
  { menu, sites, siteHref, companies, companyId, hrefOf }: Destinations,
  t: T<typeof en>,
  lately: readonly string[],
): Destination[] {
  const pages = [menu.home, ...menu.groups.flatMap(({ entries }) => entries), ...menu.hidden].map(
    ({ key, label, href }): Destination => ({
      id: `page ${key}`,
      label,
      detail: t('goTo.page'),
      href,
    }),
  )
  const ofSites = siteHref
    ? sites.map(
        (site): Destination => ({
          id: `site ${site}`,
          label: hostText(site),
          detail: t('goTo.site'),
          href: siteHref(encodeView({ ...initialView, sites: [site] }, initialView)),
        }),
      )
    : []
  const others = companies
    .filter(({ id }) => id !== companyId)
    .map(
      ({ id, name, foundBy }): Destination => ({
        id: `company ${id}`,
        label: name,
        detail: foundBy === undefined ? t('goTo.company') : `${t('goTo.company')} · ${foundBy}`,
        href: hrefOf(id),
      }),
    )
  const all = [...pages, ...ofSites, ...others]
  const last = lately.flatMap((id) => all.find((one) => one.id === id) ?? [])
  return last.length === 0 ? all : [...last, ...all.filter((one) => !last.includes(one))]
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { isInvented } from '../traffic/labels.ts'
import type { LogColumns } from '../traffic/logTraffic.ts'

interface CountryRecord extends CountryResponse {
  readonly country_code?: string
}

const require = createRequire(import.meta.url)

/** The database of countries by address: CC0, from data of the NRO, which asks for attribution. */
export interface CountryDatabase {
  /** The day on which it was made, `2026-06-17`. */
  readonly day: string
  /** The country of an address in two letters; undefined for private, reserved and unknown addresses. */
  countryOf(address: string): string | undefined
}

let opened: CountryDatabase | undefined

/** Opens the embedded database, 8 MB, once a process. */
export function openCountryDatabase(): CountryDatabase {
  if (opened) return opened
  const reader = new Reader<CountryRecord>(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
  opened = {
    day: reader.metadata.buildEpoch.toISOString().slice(0, 10),
    countryOf(address) {
      const found = isIP(address) > 0 && !isInvented(address) ? reader.get(address)?.country_code : undefined
      return found && /^[A-Z]{2}$/.test(found) ? found : undefined
    },
  }
  return opened
}

/** Fills in the countries that a log does not name, and returns how many requests got one. */
export function fillCountries(log: LogColumns, { countryOf }: CountryDatabase): number {
  const countries = log.values.countrycode
  const unknown = countries.indexOf('-')
  if (unknown < 0) return 0
  const codes = new Map(countries.map((country, code) => [country, code]))
  const byAddress = new Map<number, number>()
  const codeFor = (address: number): number => {
    const country = countryOf(log.values.clientip[address] ?? '')
    if (country === undefined) return unknown
    const known = codes.get(country)
    if (known !== undefined) return known
    codes.set(country, countries.length)
    return countries.push(country) - 1
  }
  let filled = 0
  for (let row = 0; row < log.length; row++) {
    if (log.codes.countrycode[row] !== unknown) continue
    const address = log.codes.clientip[row] as number
    const code = byAddress.get(address) ?? codeFor(address)
    byAddress.set(address, code)
    log.codes.countrycode[row] = code
    if (code !== unknown) filled++
  }
  return filled
}

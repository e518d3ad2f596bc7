import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { ipv4Of } from '../logs/ipv4.ts'
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

/** Neighbours are mostly of one country: it is remembered by blocks of 256 addresses, 24 bits. */
const blockPrefix = 24
const mostRemembered = 200_000

let opened: CountryDatabase | undefined

/** Opens the embedded database, 8 MB, once a process. */
export function openCountryDatabase(): CountryDatabase {
  if (opened) return opened
  const reader = new Reader<CountryRecord>(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
  const known = new Map<number, string | undefined>()

  /** The country of a whole block of 256 addresses, if all of it has one. */
  function lookUp(address: string, block: number | undefined): string | undefined {
    if (isIP(address) === 0) return undefined
    const [record, prefix] = reader.getWithPrefixLength(address)
    const code = isInvented(address) ? undefined : record?.country_code
    const country = code && /^[A-Z]{2}$/.test(code) ? code : undefined
    if (block === undefined || prefix > blockPrefix) return country
    if (known.size >= mostRemembered) known.clear()
    known.set(block, country)
    return country
  }

  opened = {
    day: reader.metadata.buildEpoch.toISOString().slice(0, 10),
    countryOf(address) {
      const number = ipv4Of(address)
      const block = number < 0 ? undefined : number >>> 8
      return block !== undefined && known.has(block) ? known.get(block) : lookUp(address, block)
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

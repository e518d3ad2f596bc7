import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { ipv4Of, ipv4Text } from '../logs/ipv4.ts'
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
  /** The same of an IPv4 address as a number. */
  countryOfIpv4(address: number): string | undefined
}

/** Neighbours are mostly of one country: it is remembered by blocks of 256 addresses, 24 bits. */
const blockPrefix = 24
/** A power of two: one block is remembered in each place, the last one that belongs there. */
const places = 1 << 18

const placeOf = (block: number) => (block ^ (block >>> 6)) & (places - 1)

let opened: CountryDatabase | undefined

/** Opens the embedded database, 8 MB, once a process. */
export function openCountryDatabase(): CountryDatabase {
  if (opened) return opened
  const reader = new Reader<CountryRecord>(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
  const blocks = new Int32Array(places).fill(-1)
  const countries = new Array<string | undefined>(places)

  /** The country of a whole block of 256 addresses, if all of it has one. */
  function lookUp(address: string, block: number | undefined): string | undefined {
    if (isIP(address) === 0) return undefined
    const [record, prefix] = reader.getWithPrefixLength(address)
    const code = isInvented(address) ? undefined : record?.country_code
    const country = code && /^[A-Z]{2}$/.test(code) ? code : undefined
    if (block === undefined || prefix > blockPrefix) return country
    blocks[placeOf(block)] = block
    countries[placeOf(block)] = country
    return country
  }

  function countryOfIpv4(address: number): string | undefined {
    const block = address >>> 8
    return blocks[placeOf(block)] === block ? countries[placeOf(block)] : lookUp(ipv4Text(address), block)
  }

  opened = {
    day: reader.metadata.buildEpoch.toISOString().slice(0, 10),
    countryOfIpv4,
    countryOf(address) {
      const number = ipv4Of(address)
      return number < 0 ? lookUp(address, undefined) : countryOfIpv4(number)
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

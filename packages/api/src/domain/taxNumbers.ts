/** Why a tax number is not one of its country: other characters, another form, or a wrong check letter or digit. */
export type TaxNumberFault = 'characters' | 'format' | 'check'

/** The forms of VAT numbers of the European Union and its neighbours, without the prefix of the country; and an example. */
const forms: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CH: [/^E?\d{9}(MWST|TVA|IVA)?$/, 'CHE123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  ES: [/^([A-HJNP-SUVW]\d{7}[\dA-J]|[KLM]\d{7}[A-Z]|[XYZ]\d{7}[A-Z]|\d{8}[A-Z])$/, 'B12345674'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR12345678901'],
  GB: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789'],
  GR: [/^\d{9}$/, 'EL123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE1234567T'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  NO: [/^\d{9}(MVA)?$/, '123456789MVA'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO12345678'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  US: [/^\d{9}$/, '12-3456789'],
}

const anyCountry = /^(?=.*\d)[\p{L}\d&]{5,20}$/u
const separators = /[\s./-]/g
// Greece's numbers begin with EL.
const prefixOf = (country: string) => (country === 'GR' ? '(?:EL|GR)' : country)

/** Judges a tax number by the rules of a country; elsewhere than in Europe and the United States only its length. */
export function taxNumberFault(text: string, country: string): TaxNumberFault | null {
  if (/[^\p{L}\d\s./&+*-]/u.test(text)) return 'characters'
  const whole = text.toUpperCase().replace(separators, '')
  const form = forms[country]?.[0]
  if (!form) return anyCountry.test(whole) ? null : 'format'
  const number = [whole, whole.replace(new RegExp(`^${prefixOf(country)}`), '')].find((one) => form.test(one))
  if (number === undefined) return 'format'
  return country === 'ES' && !hasSpanishCheck(number) ? 'check' : null
}

/** A tax number as a country writes it; undefined where we do not know its form. */
export const taxNumberExample = (country: string): string | undefined => forms[country]?.[1]

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const COMPANY_LETTERS = 'JABCDEFGHI'

function hasSpanishCheck(number: string): boolean {
  const [first = ''] = number
  const last = number.slice(-1)
  if (/[\dXYZ]/.test(first)) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return PERSON_LETTERS[Number(digits) % 23] === last
  }
  const check = companyCheck(number.slice(1, 8))
  // Public bodies and foreign companies end in a letter, stock and limited companies in a digit, others in either.
  if (/[KLMNPQRSW]/.test(first)) return COMPANY_LETTERS[check] === last
  if (/[ABEH]/.test(first)) return String(check) === last
  return String(check) === last || COMPANY_LETTERS[check] === last
}

/** The check digit of seven digits of a Spanish company's number. */
function companyCheck(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Completes a Spanish company's number with its check digit. */
export const spanishCompanyNumber = (letter: 'A' | 'B', digits: string): string =>
  `${letter}${digits}${companyCheck(digits)}`

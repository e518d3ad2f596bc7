/** Parses a number in the format of a locale ("1.234,5" in Spanish); null if invalid. */
export function parseNumber(text: string, locale: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^\u2212/, '-')
  if (compact === '') return null
  const decimal = (1.5).toLocaleString(locale).includes(',') ? ',' : '.'
  const group = decimal === ',' ? '.' : ','
  const isGrouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(compact)
  const plain = isGrouped ? compact.replaceAll(group, '') : compact
  const standard = plain.replace(decimal, '.').replace(group, '.')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(standard)) return null
  return Number(standard)
}

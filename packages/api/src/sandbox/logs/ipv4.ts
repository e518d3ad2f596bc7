const point = 46

/** An IPv4 address as a number; −1 for any other text, also for numbers with leading zeros. */
export function ipv4Of(text: string): number {
  const { length } = text
  if (length < 7 || length > 15) return -1
  let address = 0
  let part = 0
  let digits = 0
  let points = 0
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    if (code === point) {
      if (digits === 0) return -1
      address = address * 256 + part
      part = 0
      digits = 0
      points++
      continue
    }
    const digit = code - 48
    if (digit < 0 || digit > 9 || (digits > 0 && part === 0)) return -1
    part = part * 10 + digit
    digits++
    if (part > 255) return -1
  }
  return points === 3 && digits > 0 ? address * 256 + part : -1
}

/** The text of an IPv4 address that is a number. */
export const ipv4Text = (address: number) =>
  `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`

/** Decodes a part of an address; returns it unchanged if it is not properly encoded (a lone '%'). */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

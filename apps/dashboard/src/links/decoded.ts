/** A part of an address as it was before it was written into one. What is not properly encoded (a lone '%') is what it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

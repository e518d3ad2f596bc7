// XML has no way to write control characters or half a surrogate pair, and one of them would spoil the whole picture.
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** Escapes a text for svg, cut to `most` letters, without characters XML forbids. */
export function xmlText(text: string, most: number): string {
  const letters = [...text].filter((letter) => !unwritable.test(letter))
  const short = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

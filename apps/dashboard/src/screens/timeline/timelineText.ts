/** What a ticket says of a timeline: its lines, and how many of the events fit. */
export interface EventLines {
  readonly text: string
  readonly shown: number
}

/** Returns the lines of events, newest first, up to a number of characters. */
export function linesWithin(lines: readonly string[], most: number): EventLines {
  let length = 0
  let shown = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > most) break
    shown++
  }
  return { text: lines.slice(0, shown).join('\n'), shown }
}

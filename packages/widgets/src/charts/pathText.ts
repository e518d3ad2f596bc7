type Path = readonly (readonly (string | number)[])[]

const known = new WeakMap<Path, string>()

/** Writes a path of Highcharts as an attribute, in hundredths of a pixel (arcs: ten-thousandths). The same path is written once. */
export function pathText(path: Path): string {
  const written = known.get(path) ?? write(path)
  known.set(path, written)
  return written
}

function write(path: Path): string {
  // Joined and not added up: a sum of strings keeps each of its parts in memory.
  const parts: string[] = []
  for (const segment of path) {
    // A circle ends thousandths of a pixel before its start; browsers draw nothing if both are equal.
    const scale = segment[0] === 'A' ? 10_000 : 100
    for (const part of segment) {
      if (typeof part === 'string') parts.push(part)
      // As Highcharts: a path with a hole in it is not drawn.
      else if (Number.isNaN(part)) return 'M 0 0'
      else parts.push(` ${Math.round(part * scale) / scale}`)
    }
  }
  return parts.join('') || 'M 0 0'
}

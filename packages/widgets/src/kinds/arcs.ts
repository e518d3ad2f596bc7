const radius = 62
const middle = 80

/** Arcs of a ring of radius 62 around (80, 80), one a share, clockwise from the top, a hair apart. A whole ring is two halves. */
export function arcs(shares: readonly number[]): string[] {
  const drawn = shares.filter((share) => share > 0).length
  const apart = drawn > 1 ? 0.004 : 0
  let start = 0
  return shares.map((share) => {
    const from = start + apart
    const to = start + Math.max(share - apart, apart + 0.001)
    start += share
    if (share <= 0) return ''
    if (share >= 0.9999) {
      return `M${middle} ${middle - radius}A${radius} ${radius} 0 1 1 ${middle} ${middle + radius}A${radius} ${radius} 0 1 1 ${middle} ${middle - radius}`
    }
    const [x1, y1] = onRing(from)
    const [x2, y2] = onRing(to)
    return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x2} ${y2}`
  })
}

function onRing(turn: number): [number, number] {
  const angle = turn * Math.PI * 2
  return [round(middle + radius * Math.sin(angle)), round(middle - radius * Math.cos(angle))]
}

/** Two digits are more than a screen shows. */
export const round = (n: number) => Math.round(n * 100) / 100

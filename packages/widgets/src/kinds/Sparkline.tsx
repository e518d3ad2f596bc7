import { type ColorToken, useTheme } from '@parapet/ui'

export interface SparklineProps {
  values: readonly (number | null)[]
  color?: ColorToken
  height?: number
}

const field = 200

/** A line without axes as wide as its container. Decorative. */
export function Sparkline({ values, color = 'accent', height = 24 }: SparklineProps) {
  const { tokens } = useTheme()
  const { line, area } = sparkPaths(values, height)
  if (line === '') return <svg width="100%" height={height} aria-hidden="true" style={{ display: 'block' }} />
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${field} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', overflow: 'visible' }}
    >
      <path d={area} fill={tokens.color[color]} opacity={0.12} />
      <path
        d={line}
        fill="none"
        stroke={tokens.color[color]}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Returns the paths of line and area in a 200 × `height` viewBox, starting at 0; a gap interrupts both. */
export function sparkPaths(values: readonly (number | null)[], height: number): { line: string; area: string } {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value))
  if (known.length === 0) return { line: '', area: '' }
  const most = Math.max(...known, 0)
  const inset = 1.5
  const x = (index: number) => (values.length === 1 ? field / 2 : (index / (values.length - 1)) * field)
  const y = (value: number) =>
    most === 0 ? height - inset : height - inset - (Math.max(0, value) / most) * (height - inset * 2)
  const at = (n: number) => Number(n.toFixed(1))
  let line = ''
  let area = ''
  let run: (readonly [x: number, y: number])[] = []
  const close = () => {
    const [first, second] = run
    if (!first) return
    if (!second) run.push([first[0] + 0.1, first[1]])
    const drawn = `M${run.map(([px, py]) => `${at(px)} ${at(py)}`).join('L')}`
    line += drawn
    area += `${drawn}V${height}H${at(first[0])}Z`
    run = []
  }
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) close()
    else run.push([x(index), y(value)])
  }
  close()
  return { line, area }
}

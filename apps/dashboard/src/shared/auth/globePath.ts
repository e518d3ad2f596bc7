const RADIUS = 100
const STEP_DEGREES = 7.5
const TILT = 0.35

/** Builds the SVG path of a dotted globe seen from slightly above the equator. Draw it with round caps. */
export function globePath(): string {
  const dots: string[] = []
  for (let latitude = -82.5; latitude <= 82.5; latitude += STEP_DEGREES) {
    const ring = Math.cos((latitude * Math.PI) / 180)
    const count = Math.max(1, Math.round((360 / STEP_DEGREES) * ring))
    for (let index = 0; index < count; index += 1) {
      const longitude = (index / count) * 2 * Math.PI
      const x = ring * Math.sin(longitude)
      const depth = ring * Math.cos(longitude)
      const height = Math.sin((latitude * Math.PI) / 180)
      const toViewer = depth * Math.cos(TILT) - height * Math.sin(TILT)
      if (toViewer < 0.02) continue
      const y = height * Math.cos(TILT) + depth * Math.sin(TILT)
      dots.push(`M${(x * RADIUS).toFixed(1)} ${(-y * RADIUS).toFixed(1)}h0`)
    }
  }
  return dots.join('')
}

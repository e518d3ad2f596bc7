// Equal Earth (Šavrič, Patterson, Jenny 2018), which preserves areas.
const a1 = 1.340264
const a2 = -0.081106
const a3 = 0.000893
const a4 = 0.003796
const half = Math.sqrt(3) / 2
const radian = Math.PI / 180

function equalEarth(longitude: number, latitude: number): [x: number, y: number] {
  const theta = Math.asin(half * Math.sin(latitude * radian))
  const square = theta * theta
  const sixth = square * square * square
  const x =
    (longitude * radian * Math.cos(theta)) / (half * (a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)))
  return [x, theta * (a1 + a2 * square + sixth * (a3 + a4 * square))]
}

const north = 84
const south = -56
const right = equalEarth(180, 0)[0]
const top = equalEarth(0, north)[1]
const bottom = equalEarth(0, south)[1]

/** Width of the map's own field of coordinates. */
export const mapWidth = 1000
const scale = mapWidth / (2 * right)
/** Height of the map's own field of coordinates. */
export const mapHeight = Math.round((top - bottom) * scale)

/** Projects a place (degrees, north and east positive) to map coordinates, clamped to the map's edge. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const bounded = Math.min(north, Math.max(south, Number.isFinite(latitude) ? latitude : 0))
  const turned = Number.isFinite(longitude) ? longitude : 0
  const [x, y] = equalEarth(Math.abs(turned) <= 180 ? turned : ((((turned + 180) % 360) + 360) % 360) - 180, bounded)
  return [(x + right) * scale, (top - y) * scale]
}

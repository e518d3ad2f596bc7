// Says what changed in a picture: colours, rounded corners, or a shape that moved.
import { differs, type Pixels } from './baseline.ts'

/** The smallest rectangle around some pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One kind of change in a picture; `from` and `to` (`#rrggbb`) of a colour only. */
export interface Facet {
  readonly kind: 'color' | 'corners' | 'shape' | 'size'
  readonly from?: string
  readonly to?: string
  readonly area: Area
}

interface Spot {
  readonly points: readonly number[]
  readonly area: Area
}

const reach = 2
const mostColors = 3
const leastPixels = 12
const leastShare = 0.08
const movedShare = 0.12
const onlyOnceShare = 0.5
const mirroredShare = 0.8

const colorAt = ({ data }: Pixels, at: number): number =>
  ((data[at * 3] ?? 0) << 16) | ((data[at * 3 + 1] ?? 0) << 8) | (data[at * 3 + 2] ?? 0)

const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`

const union = (a: Area, b: Area): Area => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

const around = (areas: readonly Area[]): Area => areas.reduce(union)

/** Collects changed pixels that are near one another. */
function spotsOf(changed: Uint8Array, width: number, height: number): Spot[] {
  const seen = new Uint8Array(changed.length)
  const spots: Spot[] = []
  for (let start = 0; start < changed.length; start += 1) {
    if (!changed[start] || seen[start]) continue
    seen[start] = 1
    const points = [start]
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let index = 0; index < points.length; index += 1) {
      const point = points[index] ?? 0
      const [x, y] = [point % width, Math.floor(point / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const [lowest, rightmost] = [Math.min(height - 1, y + reach), Math.min(width - 1, x + reach)]
      for (let v = Math.max(0, y - reach); v <= lowest; v += 1)
        for (let u = Math.max(0, x - reach); u <= rightmost; u += 1) {
          const next = v * width + u
          if (!changed[next] || seen[next]) continue
          seen[next] = 1
          points.push(next)
        }
    }
    spots.push({ points, area: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } })
  }
  return spots
}

/**
 * Whether an edge moved: beside its pixels are unchanged ones with the colour that they had, and others with the colour that they
 * have now. Beside something thin that appeared or vanished, such as text, are only the ones or the others. What only has another
 * colour has no such neighbours.
 */
function hasMoved({ points }: Spot, before: Pixels, after: Pixels, changed: Uint8Array): boolean {
  const { width } = before
  const isLike = (picture: Pixels, point: number, near: number): boolean =>
    near >= 0 && near < changed.length && !changed[near] && !differs(picture, point, before, near)
  const hasLike = (picture: Pixels, point: number, x: number): boolean =>
    (x > 0 && isLike(picture, point, point - 1)) ||
    (x < width - 1 && isLike(picture, point, point + 1)) ||
    isLike(picture, point, point - width) ||
    isLike(picture, point, point + width)
  let [likeBefore, likeAfter] = [0, 0]
  for (const point of points) {
    const x = point % width
    if (hasLike(before, point, x)) likeBefore += 1
    if (hasLike(after, point, x)) likeAfter += 1
  }
  const least = points.length * movedShare
  // What vanished is now as its surroundings in most of its pixels, and what appeared was.
  const isOnlyOnce = Math.max(likeBefore, likeAfter) > points.length * onlyOnceShare
  return isOnlyOnce || (likeBefore + likeAfter > 2 * least && likeBefore > 0 && likeAfter > 0)
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1

const brightness = ({ data }: Pixels, at: number): number =>
  [0, 1, 2].reduce((sum, c) => sum + (data[at * 3 + c] ?? 0), 0)

/** Whether two spots are the left and right, or the upper and lower, corners of a box: mirrored, and brighter in the same places. */
function isMirrored(one: Spot, other: Spot, before: Pixels, after: Pixels): boolean {
  const { width } = before
  const change = (point: number): number => Math.sign(brightness(after, point) - brightness(before, point))
  const [a, b] = [one.area, other.area]
  if (!isNear(a.width, b.width) || !isNear(a.height, b.height)) return false
  const sideways = isNear(a.y, b.y) && a.x !== b.x
  if (!sideways && !(isNear(a.x, b.x) && a.y !== b.y)) return false
  const placed = (point: number, x: number, y: number): string => `${x} ${y} ${change(point)}`
  const places = new Set(
    other.points.map((point) => placed(point, (point % width) - b.x, Math.floor(point / width) - b.y)),
  )
  const found = one.points.filter((point) => {
    const [x, y] = [(point % width) - a.x, Math.floor(point / width) - a.y]
    return places.has(sideways ? placed(point, b.width - 1 - x, y) : placed(point, x, b.height - 1 - y))
  })
  return found.length >= Math.max(one.points.length, other.points.length) * mirroredShare
}

const largestCorner = 60

function cornersIn(moved: readonly Spot[], before: Pixels, after: Pixels): Set<Spot> {
  const small = moved.filter(({ area }) => area.width <= largestCorner && area.height <= largestCorner)
  return new Set(small.filter((one) => small.some((other) => other !== one && isMirrored(one, other, before, after))))
}

function colorsIn(spots: readonly Spot[], before: Pixels, after: Pixels): Facet[] {
  const pairs = new Map<number, { count: number; areas: Set<Area>; from: number; to: number }>()
  let all = 0
  for (const { points, area } of spots) {
    all += points.length
    for (const point of points) {
      const [from, to] = [colorAt(before, point), colorAt(after, point)]
      const key = from * 2 ** 24 + to
      const pair = pairs.get(key)
      if (pair) {
        pair.count += 1
        pair.areas.add(area)
      } else pairs.set(key, { count: 1, areas: new Set([area]), from, to })
    }
  }
  const sorted = [...pairs.values()].sort((a, b) => b.count - a.count)
  const large = sorted.filter(({ count }) => count >= Math.max(leastPixels, all * leastShare)).slice(0, mostColors)
  const kept = large.length > 0 ? large : sorted.slice(0, 1)
  return kept.map(({ from, to, areas }) => ({
    kind: 'color',
    from: hexOf(from),
    to: hexOf(to),
    area: around([...areas]),
  }))
}

/** The kinds of change between two pictures that differ. */
export function facetsOf(before: Pixels, after: Pixels): Facet[] {
  const { width, height } = after
  if (before.width !== width || before.height !== height)
    return [
      {
        kind: 'size',
        area: { x: 0, y: 0, width: Math.max(width, before.width), height: Math.max(height, before.height) },
      },
    ]
  const changed = new Uint8Array(width * height)
  for (let at = 0; at < changed.length; at += 1) if (differs(before, at, after, at)) changed[at] = 1
  const spots = spotsOf(changed, width, height)
  const moved = spots.filter((spot) => hasMoved(spot, before, after, changed))
  const corners = cornersIn(moved, before, after)
  const shapes = moved.filter((spot) => !corners.has(spot))
  const colored = spots.filter((spot) => !moved.includes(spot))
  const areasOf = (some: Iterable<Spot>) => around([...some].map(({ area }) => area))
  return [
    ...(corners.size > 0 ? [{ kind: 'corners' as const, area: areasOf(corners) }] : []),
    ...(colored.length > 0 ? colorsIn(colored, before, after) : []),
    ...(shapes.length > 0 ? [{ kind: 'shape' as const, area: areasOf(shapes) }] : []),
  ]
}

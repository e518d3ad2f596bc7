import { type Later, later } from '@parapet/ui'

/** The shapes of the map. */
export interface World {
  /** Units of the map's field that one step of the coordinates stands for. */
  step: number
  shapes: Readonly<Record<string, string>>
  /** Land without a code of its own. */
  rest: string
  /** Countries too small for a shape. */
  specks: Readonly<Record<string, readonly [x: number, y: number]>>
}

// The first map that is shown fetches its shapes.
function shown(shapes: Later<World>): Later<World> {
  return {
    ...shapes,
    subscribe(tell) {
      shapes.load().catch(() => undefined)
      return shapes.subscribe(tell)
    },
  }
}

/** The countries as a store: fetched (16 KB) when the first map of them is shown. Without it the list beside the map still says everything. */
export const worldStore = shown(later(() => import('./generated/world.ts')))

/** Land alone, for maps of points (3 KB). */
export const landStore = shown(later(() => import('./generated/land.ts')))

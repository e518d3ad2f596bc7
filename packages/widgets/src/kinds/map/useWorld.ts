/** The shapes of the map, in half units of its field. */
export interface World {
  shapes: Readonly<Record<string, string>>
  /** Land without a code of its own. */
  rest: string
  /** Countries too small for a shape. */
  specks: Readonly<Record<string, readonly [x: number, y: number]>>
}

let world: World | null = null
let loading: Promise<World> | undefined
const listeners = new Set<() => void>()

function load(): Promise<World> {
  loading ??= import('./generated/world.ts').then(
    (module) => {
      world = module
      for (const listener of listeners) listener()
      return module
    },
    (problem: unknown) => {
      loading = undefined
      throw problem
    },
  )
  return loading
}

/** The world as a store: fetched (16 KB) when the first map is shown. Without it the list beside the map still says everything. */
export const worldStore = {
  get: (): World | null => world,
  load,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    load().catch(() => undefined)
    return () => listeners.delete(listener)
  },
}

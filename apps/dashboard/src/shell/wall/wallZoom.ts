/** The size of a wall's type, as a property of the root: 1 is that of a laptop. */
export const WALL_ZOOM = '--wall-zoom'

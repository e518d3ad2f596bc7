// Sizes of the frame in px that several parts need.
export const RAIL_WIDTH = 248
export const RAIL_WIDTH_SMALL = 72
export const TOP_BAR_HEIGHT = 56
export const BOTTOM_BAR_HEIGHT = 60

/** How much an element is magnified by CSS, as the boards on a wall are: its box on screen is larger than its own px. */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom ?? 1

declare module 'virtual:endpoint-shapes' {
  const shapes: import('./shapes.ts').EndpointShapes
  export default shapes
}

declare module 'virtual:list-states' {
  const lists: readonly import('./listStates.ts').ListRow[]
  export default lists
}

declare module 'virtual:ui-parts' {
  const parts: readonly (import('./componentGaps.ts').UiPart & { readonly gaps: readonly string[] })[]
  export default parts
}

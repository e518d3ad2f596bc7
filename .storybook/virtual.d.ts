declare module 'virtual:endpoint-shapes' {
  const shapes: import('./shapes.ts').EndpointShapes
  export default shapes
}

import 'react'

// Gridstack reads positions from its own attributes.
declare module 'react' {
  interface HTMLAttributes<T> {
    'gs-id'?: string
    'gs-x'?: number
    'gs-y'?: number
    'gs-w'?: number
    'gs-h'?: number
    'gs-min-h'?: number
    'gs-max-h'?: number
    'gs-max-w'?: number
    'gs-no-resize'?: string
    'gs-no-move'?: string
    'gs-locked'?: string
  }
}

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export function wholeOf(before: Pixels, after: Pixels): Region
export function isSame(before: Pixels, after: Pixels, x: number, y: number): boolean
export function changedPart(before: Pixels, after: Pixels): Region

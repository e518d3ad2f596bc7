export { zoneName } from '../format/formatEnds.ts'
export type { RangePreset } from './Presets.tsx'
export { RangePicker, type RangePickerProps } from './RangePicker.tsx'
export {
  checkSpan,
  formatMoment,
  parseRel,
  type RangeCheck,
  type RangeClamp,
  type RangeLimits,
  type RangeProblem,
  type RangeValue,
  resolve,
  type Span,
  shift,
  zoomOut,
} from './range.ts'
export { spanText } from './rangeText.ts'
export { checkRange, parseMoment } from './typedRange.ts'

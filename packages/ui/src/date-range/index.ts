export type { RangePreset } from './Presets.tsx'
export { RangePicker, type RangePickerProps } from './RangePicker.tsx'
export {
  checkSpan,
  parseRel,
  type RangeCheck,
  type RangeLimits,
  type RangeNotice,
  type RangeProblem,
  type RangeValue,
  remember,
  resolve,
  type Span,
  shift,
  writeMoment,
  zoomOut,
} from './range.ts'
export { spanText, zoneName } from './rangeText.ts'
export { checkRange, readMoment } from './typedRange.ts'

export { afterPaint, nextTask } from './afterPaint.ts'
export { lastFullMinute, nowSeconds } from './now.ts'
export { createStore, type Store } from './store.ts'
export { addDays, addMonths, dayNumber, dayStart, instantOf, offsetSeconds, wallSeconds } from './zonedTime.ts'

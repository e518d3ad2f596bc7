// Links that are stored, read and written, in one piece.
export { SharedView } from './SharedView.tsx'
export { storeView } from './storeView.ts'

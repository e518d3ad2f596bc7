export { SharedView } from './SharedView.tsx'
export { storeView } from './storeView.ts'

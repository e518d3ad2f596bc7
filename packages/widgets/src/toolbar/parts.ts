export { CompareDialog } from './CompareDialog.tsx'
export { compareItems } from './compareItems.ts'
export { LinkDialog } from './LinkDialog.tsx'

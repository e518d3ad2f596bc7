// What the menu of comparisons needs once somebody is on the way to it, in one piece.
export { CompareDialog } from './CompareDialog.tsx'
export { compareItems } from './compareItems.ts'

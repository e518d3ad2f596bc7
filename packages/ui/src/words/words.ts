export { partsWords } from './parts.ts'
export { tableWords } from './table.ts'

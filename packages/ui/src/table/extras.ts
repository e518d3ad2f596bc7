export { BulkBar } from './BulkBar.tsx'
export { ColumnMenu, HeadTools } from './HeadTools.tsx'

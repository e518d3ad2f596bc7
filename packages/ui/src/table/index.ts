/** Tables, fetched apart from the other parts: `import { DataTable } from '@parapet/ui/table'`. */
export type { CellValue, Column, Sort } from './column.ts'
export { DataTable, type DataTableProps, type TableLayout } from './DataTable.tsx'
export type { Density } from './table.css.ts'
export { csvCell, saveText, toCsv } from './toCsv.ts'

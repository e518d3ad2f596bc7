export {
  createExportHost,
  download,
  type ExportAbout,
  type Exportable,
  type ExportHost,
  ExportProvider,
  type Picture,
  type Twin,
  useExported,
  useExportHost,
  useExports,
} from '../charts/exports.tsx'
export { TwinTable } from '../charts/TwinTable.tsx'
export type { Marker, Pick, SeriesData, Shape, TimeSpan } from '../charts/types.ts'
export { kindWords } from '../words/kinds.ts'
export { ChangeLine, Counter, type CounterProps } from './Counter.tsx'
export { type Change, changeOf, type Meaning } from './change.ts'
export { countryName } from './country.ts'
export { HitRatio, type HitRatioProps, hitRatio, hitTone } from './HitRatio.tsx'
export { type MonthRow, MonthTable, type MonthTableProps } from './MonthTable.tsx'
export { type NewsEntry, NewsList, type NewsListProps } from './NewsList.tsx'
export { plainText } from './plainText.ts'
export { Share, type SharePart, type ShareProps } from './Share.tsx'
export { Sparkline } from './Sparkline.tsx'
export { StatusTable, type StatusTableProps } from './StatusTable.tsx'
export { safeUrl } from './safeUrl.ts'
export { TicketList, type TicketListProps } from './TicketList.tsx'
export { TimeSeries, type TimeSeriesProps } from './TimeSeries.tsx'
export { type KeyKind, type TopRow, TopTable, type TopTableProps } from './TopTable.tsx'
export { type MapCountry, type MapPoint, WorldMap, type WorldMapProps } from './WorldMap.tsx'

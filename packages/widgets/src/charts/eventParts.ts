// What happened under a chart, marked and listed, in one piece.
export { EventList } from './EventList.tsx'
export { Marks } from './Marks.tsx'

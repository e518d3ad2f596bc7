// Chart markers and their list in one chunk.
export { EventList } from './EventList.tsx'
export { Marks } from './Marks.tsx'

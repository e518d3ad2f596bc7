// Chart markers and their list in one chunk.

export { Marks } from '../charts/Marks.tsx'
export { EventList } from './EventList.tsx'

export { SnapshotScreen as default } from './SnapshotScreen.tsx'

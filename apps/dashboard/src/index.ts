// Exported for Storybook's docs pages only.
export { paths } from './platform/paths/paths.ts'

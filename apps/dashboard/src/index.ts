// Exported for Storybook's docs pages only.
export { paths } from './paths.ts'

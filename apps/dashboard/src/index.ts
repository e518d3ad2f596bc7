// Exported for Storybook's docs pages only.
export { pages } from './pages.ts'

// The dialogs of a board's menu in one chunk.
export { CopyLayoutDialog } from './CopyLayoutDialog.tsx'
export { WallDialog } from './WallDialog.tsx'

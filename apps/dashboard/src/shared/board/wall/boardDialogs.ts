// The dialogs of a board's menu in one chunk.
export { LimitsDialog } from '../../limits/LimitsDialog.tsx'
export { NewBoardDialog } from '../own/NewBoardDialog.tsx'
export { CopyLayoutDialog } from './CopyLayoutDialog.tsx'
export { WallDialog } from './WallDialog.tsx'

// Exported for Storybook's docs pages only.
export { paths } from './platform/paths/paths.ts'
export { valueActions } from './shared/values/valueActions.ts'
export { valuesWords } from './shared/values/values.words.ts'

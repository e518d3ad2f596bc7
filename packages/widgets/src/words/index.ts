// The words of boards alone, without their code: a page fetches them beside its screen.
export { attentionWords } from './attention.ts'
export { boardWords } from './board.ts'
export { catalogueWords } from './catalogue.ts'
export { frameWords } from './frame.ts'
export { kindWords } from './kinds.ts'
export { listWords } from './lists.ts'
export { toolbarWords } from './toolbar.ts'

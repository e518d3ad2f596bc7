export { vclWords } from '../words/vcl.ts'
export { type VclEditorContext, vclLanguage, vclProblemText } from './vclLanguage.ts'

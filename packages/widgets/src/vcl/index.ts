export { vclWords } from '../words/vcl.ts'
export { type VclSetting, vclLanguage, vclProblemText } from './vclLanguage.ts'

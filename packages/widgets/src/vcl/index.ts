/** VCL for the code editor, fetched with the screens that have one: `import { vclLanguage } from '@parapet/widgets/vcl'`. */
export { vclWords } from '../words/vcl.ts'
export { type VclSetting, vclLanguage, vclProblemText } from './vclLanguage.ts'

/** The code editor, fetched apart from all else, and Monaco apart from it: `import { CodeField } from '@parapet/ui/code'`. */
export { codeWords } from '../words/code.ts'
export { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx'
export { CodeField, type CodeFieldProps } from './CodeField.tsx'
export { loadCode } from './engine.ts'
export type { CodeInk, CodeLanguage, CodeProblem, CodeRule, CodeState, CodeSuggestion } from './language.ts'
export { readLine } from './readLine.ts'

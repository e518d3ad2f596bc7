/** The code editor, in its own chunk; Monaco is loaded with the first editor. */
export { codeWords } from '../words/code.ts'
export { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx'
export { loadCode } from './engine.ts'
export type { CodeInk, CodeLanguage, CodeProblem, CodeRule, CodeState, CodeSuggestion, CodeSymbol } from './language.ts'
export { readLine } from './readLine.ts'
export { useChecked } from './useChecked.ts'
export { useSettled } from './useSettled.ts'

import { Editor } from '@monaco-editor/react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { isFont, loadFont } from '../fonts/loadFont.ts'
import { useTheme } from '../themes/ThemeProvider.tsx'
import { lineHeight } from './code.css.ts'
import { codeTheme } from './codeTheme.ts'
import type { CodeLanguage, CodeProblem } from './language.ts'
import { monaco, register, setLanguage } from './monaco.ts'
import { useHandedOver } from './useHandedOver.ts'

/** Imperative commands of the editor. */
export interface CodeHand {
  goTo(at: number, end: number): void
  find(): void
  /** Where the caret is, in characters. */
  caret(): number
  /** Replaces the whole text; it can be undone. */
  replace(text: string): void
}

export interface CodeSurfaceProps {
  ref: Ref<CodeHand>
  value: string
  onChange: (value: string) => void
  label: string
  describedBy: string
  language: CodeLanguage
  problems: readonly CodeProblem[]
  isReadOnly: boolean
  placeholder: string | undefined
  /** In px; `fill` takes the height of the parent. */
  height: number | 'fill'
  isTabWriting: boolean
  onToggleTab: () => void
  /** Called with 1 to go to the next problem after the caret, −1 to the previous one. */
  onStep: (from: number, direction: 1 | -1) => void
  /** Goes to the declaration of the name at an offset. */
  onDefine: (at: number) => void
  onFormat: () => void
}

type StandaloneEditor = monaco.editor.IStandaloneCodeEditor
const themeName = 'parapet'
const fontSize = 13
const owner = 'parapet'

/** The Monaco editor; use `CodeEditor`, which adds loading, failure and the list of problems. */
export function CodeSurface(props: CodeSurfaceProps) {
  const { ref, value, language, problems, describedBy, label, height, isReadOnly, isTabWriting } = props
  const [editor, setEditor] = useState<StandaloneEditor>()
  useMonacoTheme()
  const fontFamily = useLoadedFont()
  useImperativeHandle(ref, () => createHandle(editor), [editor])

  // Monaco registers callbacks once, so they must read the latest props.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useHandedOver(editor, latest)

  useEffect(() => {
    if (!editor) return
    // Monaco does not move an open suggestion list after a resize.
    const resizing = new AbortController()
    window.addEventListener('resize', () => editor.trigger(owner, 'hideSuggestWidget', null), {
      signal: resizing.signal,
    })
    const { CtrlCmd, WinCtrl, Shift, Alt } = monaco.KeyMod
    const caret = () => caretOf(editor)
    const pressing = editor.onMouseDown(({ event, target }) => {
      const at = target.position && editor.getModel()?.getOffsetAt(target.position)
      if ((event.ctrlKey || event.metaKey) && event.leftButton && at != null) latest.current.onDefine(at)
    })
    const actions = [
      {
        id: 'parapet.tab',
        keys: [CtrlCmd | monaco.KeyCode.KeyM, WinCtrl | monaco.KeyCode.KeyM],
        run: () => latest.current.onToggleTab(),
      },
      { id: 'parapet.next', keys: [monaco.KeyCode.F8], run: () => latest.current.onStep(caret(), 1) },
      { id: 'parapet.before', keys: [Shift | monaco.KeyCode.F8], run: () => latest.current.onStep(caret(), -1) },
      { id: 'parapet.define', keys: [monaco.KeyCode.F12], run: () => latest.current.onDefine(caret()) },
      { id: 'parapet.format', keys: [Shift | Alt | monaco.KeyCode.KeyF], run: () => latest.current.onFormat() },
    ].map(({ id, keys, run }) => editor.addAction({ id, label: id, keybindings: keys, run }))
    return () => {
      resizing.abort()
      pressing.dispose()
      for (const disposable of actions) disposable.dispose()
    }
  }, [editor])

  useEffect(() => {
    const model = editor?.getModel()
    if (model) setLanguage(model, language)
  }, [editor, language])

  useEffect(() => {
    const model = editor?.getModel()
    if (!model) return
    const markers = problems.map(({ at, end, text, tone }) => {
      const from = model.getPositionAt(at)
      const to = model.getPositionAt(Math.max(end, at + 1))
      return {
        message: text,
        severity: tone === 'bad' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
        startLineNumber: from.lineNumber,
        startColumn: from.column,
        endLineNumber: to.lineNumber,
        endColumn: to.column,
      }
    })
    monaco.editor.setModelMarkers(model, owner, markers)
  }, [editor, problems])

  useEffect(() => {
    editor?.getDomNode()?.querySelector('textarea')?.setAttribute('aria-describedby', describedBy)
  }, [editor, describedBy])

  if (!fontFamily) return null
  return (
    <Editor
      value={value}
      language={language.name}
      theme={themeName}
      height={height === 'fill' ? '100%' : `${height}px`}
      loading={null}
      saveViewState={false}
      beforeMount={() => register(language)}
      onMount={setEditor}
      options={{
        ...fixedOptions,
        fontFamily,
        ariaLabel: label,
        readOnly: isReadOnly,
        domReadOnly: isReadOnly,
        tabFocusMode: !isTabWriting,
        placeholder: props.placeholder,
        renderLineHighlight: isReadOnly ? 'none' : 'all',
      }}
    />
  )
}

function useMonacoTheme() {
  const { tokens, mode } = useTheme()
  useEffect(() => {
    monaco.editor.defineTheme(themeName, codeTheme(tokens, mode))
    monaco.editor.setTheme(themeName)
  }, [tokens, mode])
}

// Monaco measures its font only once, so the font must be loaded first.
function useLoadedFont(): string | undefined {
  const { tokens } = useTheme()
  const { mono } = tokens.font
  const [fontFamily, setFontFamily] = useState<string>()
  useEffect(() => {
    let isStale = false
    const apply = () => {
      if (!isStale) setFontFamily(mono)
    }
    loadFirstFamily(mono).then(apply, apply)
    return () => {
      isStale = true
    }
  }, [mono])
  return fontFamily
}

// Loads only the first family: browsers reject the whole list if a later family is missing.
async function loadFirstFamily(families: string): Promise<void> {
  const [first = ''] = families.split(',')
  const name = first.replaceAll(/["']/g, '').trim()
  if (isFont(name)) await loadFont(name)
  await document.fonts.load(`${fontSize}px ${first}`)
}

const caretOf = (editor: StandaloneEditor | undefined) =>
  editor?.getModel()?.getOffsetAt(editor.getPosition() ?? { lineNumber: 1, column: 1 }) ?? 0

function createHandle(editor: StandaloneEditor | undefined): CodeHand {
  return {
    goTo: (at, end) => {
      const model = editor?.getModel()
      if (!editor || !model) return
      const range = monaco.Range.fromPositions(model.getPositionAt(at), model.getPositionAt(end))
      editor.layout()
      editor.setSelection(range)
      editor.revealRangeInCenterIfOutsideViewport(range)
      editor.focus()
    },
    find: () => {
      editor?.focus()
      editor?.getAction('actions.find')?.run()
    },
    caret: () => caretOf(editor),
    replace: (text) => {
      const range = editor?.getModel()?.getFullModelRange()
      if (!editor || !range) return
      editor.pushUndoStop()
      editor.executeEdits(owner, [{ range, text }])
      editor.pushUndoStop()
      editor.focus()
    },
  }
}

/** §9: tab size 4. No blinking or smooth movement, for everybody. */
const fixedOptions: monaco.editor.IStandaloneEditorConstructionOptions = {
  accessibilitySupport: 'on',
  // By default 500 lines are written for screen readers with each key.
  accessibilityPageSize: 100,
  // A text area instead of EditContext: screen readers, dictation and tests support it.
  editContext: false,
  tabSize: 4,
  insertSpaces: true,
  detectIndentation: false,
  fontSize,
  lineHeight,
  fontLigatures: false,
  padding: { top: 9, bottom: 9 },
  minimap: { enabled: false },
  automaticLayout: true,
  fixedOverflowWidgets: true,
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false },
  smoothScrolling: false,
  cursorBlinking: 'solid',
  cursorSmoothCaretAnimation: 'off',
  contextmenu: false,
  glyphMargin: false,
  folding: false,
  lineDecorationsWidth: 8,
  lineNumbersMinChars: 4,
  renderLineHighlightOnlyWhenFocus: true,
  overviewRulerLanes: 2,
  hideCursorInOverviewRuler: true,
  overviewRulerBorder: false,
  // §5: suggests only what the language knows, never words of the text.
  wordBasedSuggestions: 'off',
  quickSuggestions: { other: true, comments: false, strings: false },
  suggest: { showIcons: false, preview: false, showStatusBar: false },
  acceptSuggestionOnCommitCharacter: false,
  matchBrackets: 'always',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  links: false,
  dragAndDrop: false,
  stickyScroll: { enabled: false },
  renderControlCharacters: true,
  renderFinalNewline: 'on',
  find: { addExtraSpaceOnTop: false, seedSearchStringFromSelection: 'selection', cursorMoveOnType: true },
  hover: { delay: 300 },
}

import type { ColorToken } from '../themes/contract.css.ts'
import type { Mode, ThemeTokens } from '../themes/seed.ts'
import type { CodeInk } from './language.ts'

/** The theme token of each kind of code; every theme keeps them at 4.5:1. Meaning never depends on colour alone. */
export const codeInks = {
  plain: 'text',
  comment: 'muted',
  keyword: 'brandText',
  string: 'goodText',
  number: 'infoText',
  variable: 'text',
  name: 'watchText',
  operator: 'muted',
  wrong: 'badText',
} as const satisfies Record<CodeInk, ColorToken>

const faces: Partial<Record<CodeInk, string>> = { comment: 'italic', keyword: 'bold', wrong: 'underline' }

/** The backgrounds of code: editable, read-only, current line, selection. */
export const codeBacks = ['card', 'sunken', 'hover', 'brandSoft'] as const satisfies readonly ColorToken[]

/** A theme in Monaco's format. */
export interface CodeTheme {
  base: 'vs' | 'vs-dark'
  inherit: boolean
  rules: { token: string; foreground?: string; fontStyle?: string }[]
  colors: Record<string, string>
}

const none = '#00000000'

/** The theme of the page as one of Monaco's: computed again whenever theme or mode change. */
export function codeTheme({ color }: ThemeTokens, mode: Mode): CodeTheme {
  const inks = Object.entries(codeInks) as [CodeInk, ColorToken][]
  return {
    base: mode === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: color.text },
      ...inks.map(([ink, token]) => ({ token: ink, foreground: color[token], fontStyle: faces[ink] ?? '' })),
    ],
    colors: {
      foreground: color.text,
      descriptionForeground: color.muted,
      errorForeground: color.badText,
      focusBorder: color.focus,
      contrastBorder: none,
      'icon.foreground': color.text,
      'widget.shadow': none,
      'widget.border': color.edge,
      'editor.background': color.card,
      'editor.foreground': color.text,
      'editor.placeholder.foreground': color.muted,
      'editor.lineHighlightBackground': color.hover,
      'editor.lineHighlightBorder': none,
      'editor.selectionBackground': color.brandSoft,
      'editor.inactiveSelectionBackground': color.brandSoft,
      'editor.selectionHighlightBackground': none,
      'editor.rangeHighlightBackground': none,
      'editor.findMatchBackground': color.brandSoft,
      'editor.findMatchBorder': color.focus,
      'editor.findMatchHighlightBackground': none,
      'editor.findMatchHighlightBorder': color.edge,
      'editorCursor.foreground': color.text,
      'editorLineNumber.foreground': color.muted,
      'editorLineNumber.activeForeground': color.text,
      'editorGutter.background': color.sunken,
      'editorIndentGuide.background1': color.line,
      'editorIndentGuide.activeBackground1': color.edge,
      'editorBracketMatch.background': none,
      'editorBracketMatch.border': color.focus,
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`editorBracketHighlight.foreground${level}`, color.muted]),
      ),
      'editorBracketHighlight.unexpectedBracket.foreground': color.badText,
      'editorWhitespace.foreground': color.faint,
      'editorError.foreground': color.bad,
      'editorWarning.foreground': color.watch,
      'editorOverviewRuler.border': none,
      'editorOverviewRuler.findMatchForeground': color.brandUi,
      'editorOverviewRuler.rangeHighlightForeground': none,
      'editorOverviewRuler.errorForeground': color.bad,
      'editorOverviewRuler.warningForeground': color.watch,
      'editorWidget.background': color.raised,
      'editorWidget.foreground': color.text,
      'editorWidget.border': color.edge,
      'editorHoverWidget.background': color.raised,
      'editorHoverWidget.foreground': color.text,
      'editorHoverWidget.border': color.edge,
      'editorSuggestWidget.background': color.raised,
      'editorSuggestWidget.foreground': color.text,
      'editorSuggestWidget.border': color.edge,
      'editorSuggestWidget.selectedBackground': color.brandSoft,
      'editorSuggestWidget.selectedForeground': color.onBrandSoft,
      'editorSuggestWidget.selectedIconForeground': color.onBrandSoft,
      'editorSuggestWidget.highlightForeground': color.brandText,
      'editorSuggestWidget.focusHighlightForeground': color.onBrandSoft,
      'editorSuggestWidgetStatus.foreground': color.muted,
      'list.hoverBackground': color.hover,
      'list.hoverForeground': color.text,
      'list.focusBackground': color.brandSoft,
      'list.focusForeground': color.onBrandSoft,
      'list.highlightForeground': color.brandText,
      'input.background': color.card,
      'input.foreground': color.text,
      'input.border': color.edge,
      'input.placeholderForeground': color.muted,
      'inputOption.activeBackground': color.brandSoft,
      'inputOption.activeForeground': color.onBrandSoft,
      'inputOption.activeBorder': color.brandUi,
      'scrollbar.shadow': none,
      'scrollbarSlider.background': `${color.faint}66`,
      'scrollbarSlider.hoverBackground': color.faint,
      'scrollbarSlider.activeBackground': color.edge,
    },
  }
}

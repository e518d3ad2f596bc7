import type { ColorToken } from '../themes/contract.css.ts'
import type { Mode, ThemeTokens } from '../themes/seed.ts'
import type { CodeInk } from './language.ts'

/** The colour of each syntax token; contrast is at least 4.5:1 in every theme. */
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

const fontStyles: Partial<Record<CodeInk, string>> = { comment: 'italic', keyword: 'bold', wrong: 'underline' }

/** The backgrounds behind code: editable, read-only, current line, selection. */
export const codeBacks = ['card', 'sunken', 'hover', 'brandSoft'] as const satisfies readonly ColorToken[]

/** A theme in Monaco's format. */
export interface CodeTheme {
  base: 'vs' | 'vs-dark'
  inherit: boolean
  rules: { token: string; foreground?: string; fontStyle?: string }[]
  colors: Record<string, string>
}

const transparent = '#00000000'

/** Converts a theme to a Monaco theme. */
export function codeTheme({ color }: ThemeTokens, mode: Mode): CodeTheme {
  const inks = Object.entries(codeInks) as [CodeInk, ColorToken][]
  return {
    base: mode === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: color.text },
      ...inks.map(([ink, token]) => ({ token: ink, foreground: color[token], fontStyle: fontStyles[ink] ?? '' })),
    ],
    colors: {
      foreground: color.text,
      descriptionForeground: color.muted,
      errorForeground: color.badText,
      focusBorder: color.focus,
      contrastBorder: transparent,
      'icon.foreground': color.text,
      'widget.shadow': transparent,
      'widget.border': color.edge,
      'editor.background': color.card,
      'editor.foreground': color.text,
      'editor.placeholder.foreground': color.muted,
      'editor.lineHighlightBackground': color.hover,
      'editor.lineHighlightBorder': transparent,
      'editor.selectionBackground': color.brandSoft,
      'editor.inactiveSelectionBackground': color.brandSoft,
      'editor.selectionHighlightBackground': transparent,
      'editor.rangeHighlightBackground': transparent,
      'editor.findMatchBackground': color.brandSoft,
      'editor.findMatchBorder': color.focus,
      'editor.findMatchHighlightBackground': transparent,
      'editor.findMatchHighlightBorder': color.edge,
      'editorCursor.foreground': color.text,
      'editorLineNumber.foreground': color.muted,
      'editorLineNumber.activeForeground': color.text,
      'editorGutter.background': color.sunken,
      'editorIndentGuide.background1': color.line,
      'editorIndentGuide.activeBackground1': color.edge,
      'editorBracketMatch.background': transparent,
      'editorBracketMatch.border': color.focus,
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`editorBracketHighlight.foreground${level}`, color.muted]),
      ),
      'editorBracketHighlight.unexpectedBracket.foreground': color.badText,
      'editorWhitespace.foreground': color.faint,
      'editorError.foreground': color.bad,
      'editorWarning.foreground': color.watch,
      'editorOverviewRuler.border': transparent,
      'editorOverviewRuler.findMatchForeground': color.brandUi,
      'editorOverviewRuler.rangeHighlightForeground': transparent,
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
      'scrollbar.shadow': transparent,
      'scrollbarSlider.background': `${color.faint}66`,
      'scrollbarSlider.hoverBackground': color.faint,
      'scrollbarSlider.activeBackground': color.edge,
    },
  }
}

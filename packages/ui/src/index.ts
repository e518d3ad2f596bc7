export type { FontName } from './fonts/fonts.ts'
export { loadFont } from './fonts/loadFont.ts'
export { type DateStyle, formatAgo, formatDate, formatDuration } from './format/dates.ts'
export {
  formatBitRate,
  formatBytes,
  formatCount,
  formatMicros,
  formatNumber,
  formatPercent,
  formatRate,
  type Maybe,
  unknown,
} from './format/numbers.ts'
export { formatUnit, type Ticks, type Unit, unitTicks } from './format/units.ts'
export { type Format, useFormat } from './format/useFormat.ts'
export { Icon, type IconName, loadIcons } from './icon/Icon.tsx'
export { VisuallyHidden } from './layout/VisuallyHidden.tsx'
export type { ColorToken } from './themes/contract.css.ts'
export { media, motion, size, space, vars, weight } from './themes/contract.css.ts'
export { loadTheme, type ModeTokens, tokensOf } from './themes/loadTheme.ts'
export { Pin } from './themes/Pin.tsx'
export { type PinName, pinPath } from './themes/pins.ts'
export type { Mode, ThemeSeed, ThemeTokens } from './themes/seed.ts'
export { ThemeProvider, type ThemeValue, useTheme } from './themes/ThemeProvider.tsx'
export { defaultTheme, themes } from './themes/themes.ts'
export { applyTokens, tokensToVars } from './themes/tokens.ts'
export type { Catalogue } from './words/catalogue.ts'
export { catalogue, loadWords } from './words/catalogue.ts'
export { checkTranslations } from './words/checkTranslations.ts'
export type { LocaleValue } from './words/LocaleProvider.tsx'
export { LocaleProvider, useLocale, useWords } from './words/LocaleProvider.tsx'
export type { Locale, Messages, T, Translation } from './words/types.ts'
export { locales } from './words/types.ts'
export { uiWords } from './words/ui.ts'

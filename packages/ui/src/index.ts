export { type Announce, AnnouncerProvider, LiveRegion, type Politeness, useAnnounce } from './announce/Announcer.tsx'
export {
  Button,
  ButtonGroup,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  IconButton,
  LinkButton,
} from './button/Button.tsx'
export { Drawing, type DrawingName } from './feedback/Drawing.tsx'
export { CopyButton, EmptyState, ErrorState } from './feedback/EmptyState.tsx'
export type { Tone } from './feedback/feedback.css.ts'
export { Avatar, Badge, Kbd, Status, Tag } from './feedback/marks.tsx'
export { Banner, Notice } from './feedback/Notice.tsx'
export { Progress } from './feedback/Progress.tsx'
export { Skeleton } from './feedback/Skeleton.tsx'
export { Spinner } from './feedback/Spinner.tsx'
export { Tooltip } from './feedback/Tooltip.tsx'
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
export { Box } from './layout/Box.tsx'
export { Card, Section } from './layout/Card.tsx'
export { Divider } from './layout/Divider.tsx'
export { Inline, Stack } from './layout/Flow.tsx'
export { Columns, Grid, Split } from './layout/Grid.tsx'
export { Page } from './layout/Page.tsx'
export { VisuallyHidden } from './layout/VisuallyHidden.tsx'
export { type AnchorProps, Link, LinkProvider, useAnchor } from './link/Link.tsx'
export { Code } from './text/Code.tsx'
export { Heading } from './text/Heading.tsx'
export { MiddleTruncate } from './text/MiddleTruncate.tsx'
export { Text, type TextTone } from './text/Text.tsx'
export { Ago, Bytes, Count, DateTime, Duration, Percent, Rate } from './text/values.tsx'
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

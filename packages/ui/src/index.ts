// The composed parts. Tables and the range picker are fetched apart: '@parapet/ui/table', '@parapet/ui/range'.
export { Accordion, type AccordionItem } from './accordion/Accordion.tsx'
export { type Step, Stepper } from './accordion/Stepper.tsx'
export { type Announce, AnnouncerProvider, LiveRegion, type Politeness, useAnnounce } from './announce/Announcer.tsx'
export { Breadcrumbs, type Crumb } from './breadcrumbs/Breadcrumbs.tsx'
export {
  Button,
  ButtonGroup,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  IconButton,
  LinkButton,
} from './button/Button.tsx'
export { Chip, type ChipProps } from './chip/Chip.tsx'
export { ChipsBar, type ChipsBarProps } from './chip/ChipsBar.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog.tsx'
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './dialog/Dialog.tsx'
export { Drawing, type DrawingName } from './feedback/Drawing.tsx'
export { CopyButton, EmptyState, ErrorState } from './feedback/EmptyState.tsx'
export type { Tone } from './feedback/feedback.css.ts'
export { Avatar, Badge, Kbd, Status, Tag } from './feedback/marks.tsx'
export { Banner, Notice } from './feedback/Notice.tsx'
export { Progress } from './feedback/Progress.tsx'
export { Skeleton } from './feedback/Skeleton.tsx'
export { Spinner } from './feedback/Spinner.tsx'
export { Tooltip } from './feedback/Tooltip.tsx'
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx'
export { Combobox, type ComboboxProps } from './field/Combobox.tsx'
export type { FieldProps } from './field/FieldFrame.tsx'
export type { Option } from './field/findOptions.ts'
export { MultiSelect, type MultiSelectProps } from './field/MultiSelect.tsx'
export { NumberField, type NumberFieldProps } from './field/NumberField.tsx'
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx'
export { leastPasswordLength, passwordStrength, type Strength } from './field/passwordStrength.ts'
export { RadioCards, type RadioCardsProps, type RadioOption } from './field/RadioCards.tsx'
export { Select, type SelectProps } from './field/Select.tsx'
export { Switch } from './field/Switch.tsx'
export { TagInput, type TagInputProps } from './field/TagInput.tsx'
export { TextArea, type TextAreaProps } from './field/TextArea.tsx'
export { TextField, type TextFieldProps } from './field/TextField.tsx'
export type { FontName } from './fonts/fonts.ts'
export { loadFont } from './fonts/loadFont.ts'
export { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary.tsx'
export { Form, FormActions, type FormProps } from './form/Form.tsx'
export { type Bound, type FormState, useForm } from './form/useForm.ts'
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
export { CopyField, type CopyFieldProps } from './keyvalue/CopyField.tsx'
export { KeyValue, type KeyValueItem } from './keyvalue/KeyValue.tsx'
export { useCopy } from './keyvalue/useCopy.ts'
export { Box } from './layout/Box.tsx'
export { Card, Section } from './layout/Card.tsx'
export { Divider } from './layout/Divider.tsx'
export { Inline, Stack } from './layout/Flow.tsx'
export { Columns, Grid, Split } from './layout/Grid.tsx'
export { Page } from './layout/Page.tsx'
export { VisuallyHidden } from './layout/VisuallyHidden.tsx'
export { Anchor, type AnchorProps, Link, LinkProvider, useAnchor } from './link/Link.tsx'
export { Menu, type MenuAction, MenuAt, type MenuAtProps, type MenuItem, type MenuProps } from './menu/Menu.tsx'
export { Popover, type PopoverProps } from './menu/Popover.tsx'
export { Pagination, type PaginationProps, pageSizes } from './pagination/Pagination.tsx'
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx'
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
export { type ToastAction, ToastProvider, type Toasts, toastMs, useToast } from './toast/ToastProvider.tsx'
export type { Catalogue } from './words/catalogue.ts'
export { catalogue, loadWords } from './words/catalogue.ts'
export { checkTranslations } from './words/checkTranslations.ts'
export type { LocaleValue } from './words/LocaleProvider.tsx'
export { LocaleProvider, useLocale, useWords } from './words/LocaleProvider.tsx'
export type { Locale, Messages, T, Translation } from './words/types.ts'
export { locales } from './words/types.ts'
export { uiWords } from './words/ui.ts'

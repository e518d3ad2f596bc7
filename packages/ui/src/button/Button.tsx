import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as styles from './button.css.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm'

/** The props of a native button without styles. Use `disabledReason` instead of `disabled`. */
export type NativeButton = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-label'
>

export interface ButtonProps extends NativeButton {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconName
  iconEnd?: IconName
  busy?: boolean
  /** Disables the button, which stays in the tab order, and is shown in a tooltip. */
  disabledReason?: string | undefined
  wide?: boolean
  /** Shows only the icon on phones; the text stays its accessible name. */
  isShortOnPhone?: boolean
  children: ReactNode
}

/** A button; its text names the action: "Purge 12 URLs", not "OK". */
export function Button({
  tone = 'secondary',
  size = 'm',
  icon,
  iconEnd,
  busy = false,
  disabledReason,
  wide = false,
  isShortOnPhone = false,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const t = useWords(uiWords)
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  // The tree must be the same with and without a reason, otherwise the button loses focus.
  return (
    <Tooltip text={disabledReason} id={reasonId}>
      <button
        {...native}
        {...disabledProps(isDisabled, busy, reasonId, native['aria-describedby'])}
        type={type}
        className={buttonClass({ tone, size, isWide: wide, isDisabled })}
        onClick={isDisabled || busy ? preventClick : onClick}
      >
        <span className={busy ? `${styles.content} ${styles.covered}` : styles.content}>
          {icon && <Icon name={icon} />}
          {isShortOnPhone ? <span className={styles.notOnPhone}>{children}</span> : children}
          {iconEnd &&
            (isShortOnPhone ? (
              <span className={styles.notOnPhone}>
                <Icon name={iconEnd} />
              </span>
            ) : (
              <Icon name={iconEnd} />
            ))}
        </span>
        {busy && (
          <span className={styles.cover}>
            <Spinner label={t('button.busy')} />
          </span>
        )}
      </button>
    </Tooltip>
  )
}

/** A button with only an icon; its label is shown in a tooltip. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'm',
  busy = false,
  disabledReason,
  type = 'button',
  onClick,
  ...native
}: NativeButton & {
  icon: IconName
  label: string
  tone?: ButtonTone
  size?: ButtonSize
  busy?: boolean
  disabledReason?: string | undefined
}) {
  const t = useWords(uiWords)
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const quietDisabled = isDisabled && tone === 'quiet' ? ` ${styles.offDrawing}` : ''
  return (
    <Tooltip text={disabledReason ?? label} {...(isDisabled ? { id: reasonId } : { silent: true })}>
      <button
        {...native}
        {...disabledProps(isDisabled, busy, reasonId, native['aria-describedby'])}
        type={type}
        aria-label={label}
        className={`${buttonClass({ tone, size, isDisabled: isDisabled && !quietDisabled })} ${styles.iconOnly[size]}${quietDisabled}`}
        onClick={isDisabled || busy ? preventClick : onClick}
      >
        {busy ? <Spinner label={t('button.busy')} /> : <Icon name={icon} size={size === 's' ? 16 : 20} />}
      </button>
    </Tooltip>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  external = false,
  tone = 'secondary',
  size = 'm',
  icon,
  wide = false,
  isShortOnPhone = false,
  why,
  children,
}: {
  href: string
  external?: boolean
  tone?: Exclude<ButtonTone, 'danger'>
  size?: ButtonSize
  icon?: IconName
  wide?: boolean
  /** Shows only the icon on phones; the text stays its accessible name. */
  isShortOnPhone?: boolean
  /** Why the user follows it, for pages that show where one came from. */
  why?: string | undefined
  children: ReactNode
}) {
  return (
    <Anchor href={href} external={external} className={buttonClass({ tone, size, isWide: wide })} data-why={why}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {isShortOnPhone ? <span className={styles.notOnPhone}>{children}</span> : children}
        {external && <Icon name="external" />}
      </span>
    </Anchor>
  )
}

interface ButtonClassOptions {
  tone: ButtonTone
  size: ButtonSize
  isWide?: boolean
  isDisabled?: boolean
}

function buttonClass({ tone, size, isWide = false, isDisabled = false }: ButtonClassOptions): string {
  const extra = `${isWide ? ` ${styles.wide}` : ''}${isDisabled ? ` ${styles.off}` : ''}`
  return `${styles.base} ${styles.tones[tone]} ${styles.sizes[size]}${extra}`
}

function disabledProps(isDisabled: boolean, busy: boolean, reasonId: string, describedBy: string | undefined) {
  return {
    'aria-disabled': isDisabled || busy || undefined,
    'aria-busy': busy || undefined,
    'aria-describedby': isDisabled ? [describedBy, reasonId].filter(Boolean).join(' ') : describedBy,
  }
}

// Must also prevent a submit button from submitting its form.
function preventClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

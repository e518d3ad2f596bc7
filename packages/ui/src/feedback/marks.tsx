import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import * as styles from './marks.css.ts'

/** A badge with a count or a one-word state. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof styles.badge; children: ReactNode }) {
  return <span className={styles.badge[tone]}>{children}</span>
}

/** A label, such as a role. */
export function Tag({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.tag}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

const statusIcons = {
  good: 'circleCheck',
  watch: 'triangleAlert',
  bad: 'circleX',
  info: 'info',
  quiet: 'minusCircle',
} as const satisfies Record<keyof typeof styles.status, IconName>

/** A status: icon, word and colour together. */
export function Status({ tone, label }: { tone: keyof typeof styles.status; label: string }) {
  return (
    <span className={styles.status[tone]}>
      <Icon name={statusIcons[tone]} />
      <span>{label}</span>
    </span>
  )
}

/** The initials of a person or company. Decorative: the name must be elsewhere in the text. */
export function Avatar({ name, size = 'm' }: { name: string; size?: keyof typeof styles.avatar }) {
  const words = name
    .trim()
    .split(/[\s._@-]+/)
    .filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const initials = ([...first][0] ?? '') + ([...last][0] ?? '')
  return (
    <span className={styles.avatar[size]} aria-hidden="true">
      {initials.toLocaleUpperCase() || '?'}
    </span>
  )
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}

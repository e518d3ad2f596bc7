import type { ReactNode } from 'react'
import { IconButton } from '../button/Button.tsx'
import { moveFocusOnRemoval } from '../focus/moveFocusToNext.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Text } from '../text/Text.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as styles from './notice.css.ts'
import type { Tone } from './tones.ts'

const icons = {
  good: 'circleCheck',
  watch: 'triangleAlert',
  bad: 'octagonAlert',
  info: 'info',
} as const satisfies Record<Tone, IconName>

function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <span className={`${styles.noticeMark} ${styles.mark[tone]}`}>
      <Icon name={icons[tone]} />
    </span>
  )
}

/** A message within the page. Set `live` to announce it to screen readers when it appears. */
export function Notice({
  tone,
  title,
  actions,
  onDismiss,
  live = false,
  shows,
  children,
}: {
  tone: Tone
  title?: string
  actions?: ReactNode
  onDismiss?: () => void
  live?: boolean
  /** The state of a read that the message is about, for the check of state stories. */
  shows?: 'slow' | 'stale' | 'partial' | undefined
  children?: ReactNode
}) {
  const t = useWords(uiWords)
  return (
    <div
      ref={moveFocusOnRemoval}
      className={styles.notice[tone]}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      data-shows={shows}
    >
      <ToneIcon tone={tone} />
      <div className={styles.noticeBody}>
        {title && (
          <Text weight="semibold" as="p">
            {title}
          </Text>
        )}
        {children && <Text as="div">{children}</Text>}
        {actions && <div className={styles.noticeActions}>{actions}</div>}
      </div>
      {onDismiss && (
        <div className={styles.noticeClose}>
          <IconButton icon="x" size="s" label={t('notice.dismiss')} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}

/** A message across the top of the page, for a state of the whole app. */
export function Banner({ tone, actions, children }: { tone: Tone; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.banner[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles.bannerWords}>
        <ToneIcon tone={tone} />
        <Text as="div">{children}</Text>
      </div>
      {actions}
    </div>
  )
}

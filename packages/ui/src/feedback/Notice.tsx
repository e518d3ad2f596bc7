import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/Button.tsx'
import { passFocus } from '../focus/passFocus.ts'
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

function Mark({ tone }: { tone: Tone }) {
  return (
    <span className={`${styles.noticeMark} ${styles.mark[tone]}`}>
      <Icon name={icons[tone]} />
    </span>
  )
}

/** A notice beside what it is about. Set `live` if it appears by itself, so that it is announced. */
export function Notice({
  tone,
  title,
  actions,
  onDismiss,
  live = false,
  children,
}: {
  tone: Tone
  title?: string
  actions?: ReactNode
  onDismiss?: () => void
  live?: boolean
  children?: ReactNode
}) {
  const t = useWords(uiWords)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={styles.notice[tone]} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Mark tone={tone} />
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
          <IconButton
            icon="x"
            size="s"
            label={t('notice.dismiss')}
            onClick={() => {
              passFocus(box.current)
              onDismiss()
            }}
          />
        </div>
      )}
    </div>
  )
}

/** A state of the whole page, across its top, until it is over. */
export function Banner({ tone, actions, children }: { tone: Tone; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.banner[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles.bannerWords}>
        <Mark tone={tone} />
        <Text as="div">{children}</Text>
      </div>
      {actions}
    </div>
  )
}

import { itemsOf, notifications, useRead } from '@parapet/api'
import { Icon, Popover, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { useState } from 'react'
import { topButton } from '../topBar/topBar.css.ts'
import { BellPanel, unreadParams } from './BellPanel.tsx'
import { bellWords } from './bell.words.ts'
import * as css from './incidents.css.ts'
import { useNextPage } from './useNextPage.ts'

/** The unread notifications in the top bar: their number, and the newest of them. Read again with each page. */
export function Bell() {
  const t = useWords(bellWords)
  const f = useFormat()
  const [isShown, setShown] = useState(false)
  const { data, retry } = useRead(notifications.history, unreadParams, { quiet: true })
  useNextPage(retry)
  const count = data && itemsOf(data).count
  return (
    <Popover
      open={isShown}
      onOpen={setShown}
      label={t('title')}
      placement="bottom-end"
      trigger={
        <button type="button" className={topButton}>
          <VisuallyHidden>{t(count === undefined ? 'unknownCount' : 'button', { n: count ?? 0 })}</VisuallyHidden>
          <Icon name="bell" size={20} />
          {count !== undefined && count > 0 && (
            <span className={css.count} aria-hidden="true">
              {f.number(count)}
            </span>
          )}
        </button>
      }
    >
      <BellPanel onLeave={() => setShown(false)} />
    </Popover>
  )
}

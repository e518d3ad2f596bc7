import { refreshChoices } from '@parapet/api'
import { Button, IconButton, Menu, useFormat, useWords } from '@parapet/ui'
import { toolbarWords } from '../words/toolbar.ts'
import type { ToolbarProps } from './Toolbar.tsx'
import * as css from './toolbar.css.ts'

/** Shows the time of the data, "refresh now", and the autorefresh interval. */
export function RefreshMenu({ moment, control }: Pick<ToolbarProps, 'moment' | 'control'>) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const { view, set } = control
  const minutes = view.refreshMs / 60_000
  const isAging = 'rel' in view.range || view.range.to > moment.now
  const label = minutes === 0 ? t('refresh.none') : t('refresh.chosen', { n: minutes })
  return (
    <div className={css.refresh}>
      <span className={css.age}>
        {moment.state !== 'off' && (
          <>
            <span className={css.dots[moment.state]} aria-hidden="true" />
            {t(`refresh.${moment.state}`)}
          </>
        )}
        {isAging && <span>{t('refresh.age', { time: f.date(moment.now, 'timeSeconds') })}</span>}
      </span>
      <IconButton icon="refresh" label={t('refresh.now')} onClick={moment.refresh} />
      <Menu
        label={t('refresh.label')}
        placement="bottom-end"
        trigger={
          <Button tone="quiet" size="s" iconEnd="chevronDown" aria-label={label} title={label}>
            {minutes > 0 && t('refresh.short', { n: minutes })}
          </Button>
        }
        items={refreshChoices.map((choice) => ({
          label: choice === 0 ? t('refresh.off') : t('refresh.every', { n: choice / 60_000 }),
          checked: view.refreshMs === choice,
          isRadio: true,
          onSelect: () => set({ refreshMs: choice }),
        }))}
      />
    </div>
  )
}

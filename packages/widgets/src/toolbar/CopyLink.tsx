import { encodeView, resolveRange, type ViewState } from '@parapet/api'
import { CopyField, Dialog, IconButton, Menu, useCopy, useWords } from '@parapet/ui'
import { useState } from 'react'
import { endOfMinute } from '../catalogue/ask.ts'
import { toolbarWords } from '../words/toolbar.ts'
import { judgeRange } from './limits.ts'
import type { ToolbarProps } from './Toolbar.tsx'

/** Copies a link of what is on screen: the moment as it is, or the view as it moves (ux-rules §2.4). */
export function CopyLink({ control, defaults, moment, zone, capability, linkOf = ownLink }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const copy = useCopy()
  const [shown, setShown] = useState<string>()
  const { view, legends } = control
  const context = { now: endOfMinute(moment.now), zone }
  const take = async (state: ViewState) => {
    const link = linkOf(encodeView(state, defaults, legends))
    if (!(await copy(link))) setShown(link)
  }
  return (
    <>
      <Menu
        label={t('link.label')}
        placement="bottom-end"
        trigger={<IconButton icon="link" label={t('link.label')} />}
        items={[
          {
            label: t('link.moment'),
            icon: 'pin',
            // What is on screen, to the minute, and not what a longer link wished.
            onSelect: () => {
              const { range } = judgeRange(view.range, capability, context)
              void take({ ...view, range: resolveRange(range, context), refreshMs: 0 })
            },
          },
          { label: t('link.live'), icon: 'activity', onSelect: () => void take(view) },
        ]}
      />
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={t('link.title')}>
        <p>{t('link.text')}</p>
        <CopyField label={t('link.field')} value={shown ?? ''} />
      </Dialog>
    </>
  )
}

function ownLink(query: URLSearchParams): string {
  const { origin, pathname } = window.location
  const text = query.toString()
  return `${origin}${pathname}${text ? `?${text}` : ''}`
}

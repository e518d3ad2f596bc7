import { checkViewRange, encodeView, fitsLink, resolveRange, type ViewState } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { IconButton, Menu, useCopy, useLazyModule, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { toolbarWords } from '../words/toolbar.ts'
import { lazyToolbarParts } from './lazyToolbarParts.ts'
import type { ToolbarProps } from './Toolbar.tsx'

/** Copies a link to the view: with the current time span fixed, or with its relative range. */
export function CopyLink({ control, defaults, moment, zone, capability, linkOf = ownLink, shorten }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const copy = useCopy()
  const toast = useToast()
  const [shown, setShown] = useState<string | null>()
  const LinkDialog = useLazyModule(lazyToolbarParts, shown !== undefined, () => setShown(undefined))?.LinkDialog
  const { view, legends } = control
  const context = { now: lastFullMinute(moment.now), zone }
  const take = async (state: ViewState) => {
    const query = encodeView(state, defaults, legends)
    const long = linkOf(query)
    const link =
      !shorten || fitsLink(query)
        ? long
        : await shorten(query).catch(() => {
            toast.warning(t('link.long'))
            return long
          })
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
            onSelect: () => {
              const { range } = checkViewRange(view.range, capability, context)
              void take({ ...view, range: resolveRange(range, context), refreshMs: 0 })
            },
          },
          { label: t('link.live'), icon: 'activity', onSelect: () => void take(view) },
        ]}
      />
      {shown !== undefined && LinkDialog && <LinkDialog link={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function ownLink(query: URLSearchParams): string {
  const { origin, pathname } = window.location
  const text = query.toString()
  return `${origin}${pathname}${text ? `?${text}` : ''}`
}

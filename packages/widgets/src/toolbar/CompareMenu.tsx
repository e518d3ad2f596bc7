import { Button, Menu, useFormat, useLazyModule, useWords } from '@parapet/ui'
import { useState } from 'react'
import { toolbarWords } from '../words/toolbar.ts'
import { lazyToolbarParts } from './lazyToolbarParts.ts'
import type { ToolbarProps } from './Toolbar.tsx'

/** The comparison menu: mode, custom period, and whether weekdays match. */
export function CompareMenu(props: ToolbarProps) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const [isChoosing, setChoosing] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const parts = useLazyModule(lazyToolbarParts, isWanted)
  const { compare } = props.control.view
  return (
    <>
      <Menu
        label={t('compare.label')}
        onOpen={want}
        trigger={
          <Button
            tone="quiet"
            size="s"
            isShortOnPhone
            icon="compare"
            iconEnd="chevronDown"
            onPointerEnter={want}
            onFocus={want}
            aria-label={compare === 'off' ? undefined : `${t('compare.label')}: ${t(`compare.short.${compare}`)}`}
          >
            {t(`compare.short.${compare}`)}
          </Button>
        }
        items={parts?.compareItems(props, t, f, () => setChoosing(true)) ?? []}
      />
      {parts && isChoosing && <parts.CompareDialog {...props} onClose={() => setChoosing(false)} />}
    </>
  )
}

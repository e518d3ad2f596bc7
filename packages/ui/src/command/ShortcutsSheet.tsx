import { type ReactNode, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Kbd } from '../feedback/marks.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './command.css.ts'

/** A keyboard shortcut: keys in order, `+` for combinations, spaces for alternatives: `['g', 'h']`. */
export interface Shortcut {
  keys: readonly string[]
  label: string
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

const arrows = {
  '←': ['arrowLeft', 'key.left'],
  '→': ['arrowRight', 'key.right'],
  '↑': ['arrowUp', 'key.up'],
  '↓': ['arrowDown', 'key.down'],
} as const

function Key({ name }: { name: string }) {
  const t = useWords(partsWords)
  if (!Object.hasOwn(arrows, name)) return <Kbd>{name}</Kbd>
  const [icon, word] = arrows[name as keyof typeof arrows]
  return (
    <Kbd>
      <span dir="ltr">
        <Icon name={icon} label={t(word)} />
      </span>
    </Kbd>
  )
}

/** A dialog that lists keyboard shortcuts; `end` is shown below them. */
export function ShortcutsSheet({
  open,
  onClose,
  groups,
  end,
}: {
  open: boolean
  onClose: () => void
  groups: readonly ShortcutGroup[]
  end?: ReactNode
}) {
  const t = useWords(partsWords)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')} size="l" initialFocus={list}>
      <div ref={list} tabIndex={-1} className={css.groups}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className={css.group} aria-label={title}>
            <h2 className={css.groupTitle}>{title}</h2>
            <dl className={css.shortcuts}>
              {shortcuts.map(({ keys, label }) => (
                <div key={label} className={css.shortcut}>
                  <dt>{label}</dt>
                  <dd className={css.keys}>
                    {keys.map((step, index) => (
                      <span key={step} className={css.step}>
                        {index > 0 && <span className={css.between}>{t('shortcuts.then')}</span>}
                        {step.split(/[+ ]/).map((key) => (
                          <Key key={key} name={key} />
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {end && <div className={css.end}>{end}</div>}
    </Dialog>
  )
}

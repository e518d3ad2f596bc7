import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as css from './accordion.css.ts'

export interface AccordionItem {
  id: string
  title: string
  detail?: ReactNode
  content: ReactNode
  isOpen?: boolean
}

/** Sections that open and close; `single` allows one open at a time. */
export function Accordion({ items, single = false }: { items: readonly AccordionItem[]; single?: boolean }) {
  const name = useId()
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, detail, content, isOpen }) => (
        <details key={id} name={single ? name : undefined} open={isOpen} className={css.item}>
          <summary className={css.head}>
            <span className={css.mark}>
              <Icon name="chevronRight" size={16} />
            </span>
            <span className={css.title}>{title}</span>
            {detail !== undefined && <span className={css.detail}>{detail}</span>}
          </summary>
          <div className={css.body}>{content}</div>
        </details>
      ))}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Inline, Stack } from './Flow.tsx'
import { cardPaddings, cards, type Space, sectionHead } from './layout.css.ts'

/** A surface with the theme's corners and a border. Never nest cards. */
export function Card({
  padding = 6,
  tone = 'plain',
  as: Element = 'div',
  label,
  children,
}: {
  padding?: Space
  tone?: keyof typeof cards
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  label?: string
  children?: ReactNode
}) {
  return (
    <Element className={`${cards[tone]} ${cardPaddings[padding]}`} aria-label={label}>
      {children}
    </Element>
  )
}

/** A titled section of a page, with actions at the end of the title row. */
export function Section({
  title,
  actions,
  level = 2,
  children,
}: {
  title: string
  actions?: ReactNode
  level?: 2 | 3 | 4
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <div className={sectionHead}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {actions && <Inline gap={2}>{actions}</Inline>}
        </div>
        {children}
      </Stack>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Inline, Stack } from './Flow.tsx'
import { cardPaddings, cards, fills, type Space, sectionHead, sideSection } from './layout.css.ts'

/** A surface with the theme's corners and a border. Never nest cards. */
export function Card({
  padding = 6,
  tone = 'plain',
  as: Element = 'div',
  label,
  isFull = false,
  children,
}: {
  padding?: Space
  tone?: keyof typeof cards
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  label?: string
  isFull?: boolean
  children?: ReactNode
}) {
  return (
    <Element className={`${cards[tone]} ${cardPaddings[padding]}${isFull ? ` ${fills}` : ''}`} aria-label={label}>
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

/** A section with its title and explanation beside its content, as on a settings page. */
export function SideSection({
  title,
  text,
  level = 2,
  isNamedAlready = false,
  children,
}: {
  title: string
  text: string
  level?: 2 | 3
  /** Its container has the same name, which would be announced twice. */
  isNamedAlready?: boolean
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section className={sideSection} aria-labelledby={isNamedAlready ? undefined : id}>
      <Stack gap={1}>
        <Heading level={level} size="l" id={id}>
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {text}
        </Text>
      </Stack>
      <Stack gap={4}>{children}</Stack>
    </section>
  )
}

import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as styles from './link.css.ts'

/** What the app's link is given: everything that an anchor needs. */
export interface AnchorProps {
  href: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
  'aria-current'?: 'page' | undefined
  'aria-describedby'?: string | undefined
  /** Why one goes there ("Error answers 14:05"): the app shows it on the page that is reached, and finds this place again. */
  'data-why'?: string | undefined
}

const Plain = (props: AnchorProps) => <a {...props} />
const LinkContext = createContext<ComponentType<AnchorProps>>(Plain)

/** Gives every link below the app's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children?: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The app's anchor for links that have their own looks (menu entries, cards). */
export function useAnchor(): ComponentType<AnchorProps> {
  return use(LinkContext)
}

/** Anchor for a place inside the app, or for one outside, which opens in a new tab and says so. */
export function Anchor({ external = false, children, ...props }: AnchorProps & { external?: boolean }) {
  const Inside = useAnchor()
  const t = useWords(uiWords)
  if (!external) return <Inside {...props}>{children}</Inside>
  return (
    <a {...props} target="_blank" rel="noreferrer noopener">
      {children}
      <VisuallyHidden> ({t('link.external')})</VisuallyHidden>
    </a>
  )
}

/** A link in text. `external` opens a new tab. `tone` quiet is for links that need not stand out. */
export function Link({
  href,
  external = false,
  tone = 'brand',
  children,
}: {
  href: string
  external?: boolean
  tone?: 'brand' | 'quiet'
  children?: ReactNode
}) {
  return (
    <Anchor href={href} external={external} className={styles.link[tone]}>
      {children}
      {external && <Icon name="external" />}
    </Anchor>
  )
}

import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as styles from './link.css.ts'

/** The props of the app's link component. */
export interface AnchorProps {
  href: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
  'aria-current'?: 'page' | undefined
  'aria-describedby'?: string | undefined
  /** The reason to follow the link ("Error responses 14:05"), shown on the next page beside the way back. */
  'data-why'?: string | undefined
}

const Plain = (props: AnchorProps) => <a {...props} />
const LinkContext = createContext<ComponentType<AnchorProps>>(Plain)

/** Sets the link component of the app's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children?: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** Returns the app's link component, for links with their own styles (menu entries, cards). */
export function useAnchor(): ComponentType<AnchorProps> {
  return use(LinkContext)
}

/** An unstyled link. `external` opens a new tab and adds that to its name. */
export function Anchor({ external = false, children, ...props }: AnchorProps & { external?: boolean }) {
  const LinkComponent = useAnchor()
  const t = useWords(uiWords)
  if (!external) return <LinkComponent {...props}>{children}</LinkComponent>
  return (
    <a {...props} target="_blank" rel="noreferrer noopener">
      {children}
      <VisuallyHidden> ({t('link.external')})</VisuallyHidden>
    </a>
  )
}

/** A text link. `external` opens a new tab; the tone `quiet` is less prominent. */
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

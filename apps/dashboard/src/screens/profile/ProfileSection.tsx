import { type ReactNode, useId } from 'react'
import * as css from './profile.css.ts'

interface ProfileSectionProps {
  title: string
  text: string
  /** The panel around it has the same name: a second region of that name would be announced twice. */
  isOfPanel?: boolean
  children: ReactNode
}

/** A part of a section of the profile: its title and purpose beside its fields. */
export function ProfileSection({ title, text, isOfPanel = false, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={isOfPanel ? undefined : id}>
      <div>
        <h2 id={id} className={css.partTitle}>
          {title}
        </h2>
        <p className={css.partText}>{text}</p>
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

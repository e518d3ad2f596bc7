import { Dialog, DialogDismiss, DialogHeading, HeadingLevel } from '@ariakit/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { DialogProps } from '../dialog/Dialog.tsx'
import * as css from '../dialog/surface.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { toastRegions } from '../toast/toastRegions.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'

/** The modal element of dialogs and drawers. */
export function DialogSurface(props: Omit<DialogProps, 'size'> & { className: string }) {
  const { open, onClose, title, children, actions, footerRef, role, initialFocus, fallbackFocus, className } = props
  const t = useWords(uiWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role={role}
      initialFocus={initialFocus}
      autoFocusOnShow={focusSelectedRadio}
      autoFocusOnHide={(opener) => {
        if (!opener) fallbackFocus?.()?.focus()
        return true
      }}
      unmountOnHide
      backdrop={<div className={css.backdrop} />}
      getPersistentElements={toastRegions}
      className={className}
    >
      <div className={css.head}>
        <HeadingLevel level={2}>
          <DialogHeading className={css.title}>{title}</DialogHeading>
        </HeadingLevel>
      </div>
      <Body title={title}>{children}</Body>
      {(actions || footerRef) && (
        <div ref={footerRef} className={css.actions} data-clear="">
          {actions}
        </div>
      )}
      {/* Must be last in the tab order, so that focus starts in the content. */}
      <DialogDismiss className={css.close} aria-label={t('dialog.close')}>
        <Icon name="x" size={20} />
      </DialogDismiss>
    </Dialog>
  )
}

/** Focuses the selected radio of a group instead of its first one, as the Tab key does. */
function focusSelectedRadio(first: HTMLElement | null): boolean {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return true
  const dialog = first.closest('[role=dialog], [role=alertdialog]')
  const radios = dialog?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? []
  const selected = Array.from(radios).find(({ name }) => name === first.name)
  selected?.focus()
  return selected === undefined
}

// WCAG 2.1.1: a scrolling text without focusable elements must scroll by keyboard.
function Body({ title, children }: { title: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    setScrolling(
      element.scrollHeight > element.clientHeight && !element.querySelector('a[href], button, input, select, textarea'),
    )
  }, [])
  return (
    <div ref={body} className={css.body} {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': title })}>
      {children}
    </div>
  )
}

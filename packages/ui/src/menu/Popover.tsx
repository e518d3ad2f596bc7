import type { ReactElement, ReactNode } from 'react'
import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { popover } from './floating.css.ts'

export interface PopoverProps {
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  onOpen?: (isOpen: boolean) => void
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'right-start'
}

/** A small non-modal panel beside its button. */
export function Popover({ trigger, label, children, open, onOpen, placement = 'bottom-start' }: PopoverProps) {
  const opener = useOpener({ popup: 'dialog', open, onOpen })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  return (
    <>
      {opener.button(trigger)}
      {parts && opener.hasOpened && (
        <parts.PopoverPanel opening={opener.opening} placement={placement} className={popover} label={label}>
          {children}
        </parts.PopoverPanel>
      )}
    </>
  )
}

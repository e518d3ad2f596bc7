import { Popover as AriaPopover, PopoverDisclosure, PopoverProvider } from '@ariakit/react'
import type { ReactElement, ReactNode } from 'react'
import { popover } from './floating.css.ts'

export interface PopoverProps {
  /** A button; it gets the popover's attributes. */
  trigger: ReactElement
  label: string
  children: ReactNode
  /** Given when the caller holds the state. */
  open?: boolean
  onOpen?: (isOpen: boolean) => void
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'right-start'
}

/** A small panel beside its button, for something short: the page stays usable. */
export function Popover({ trigger, label, children, open, onOpen, placement = 'bottom-start' }: PopoverProps) {
  return (
    <PopoverProvider open={open} setOpen={onOpen} placement={placement}>
      <PopoverDisclosure render={trigger} />
      <AriaPopover portal gutter={6} unmountOnHide className={popover} aria-label={label}>
        {children}
      </AriaPopover>
    </PopoverProvider>
  )
}

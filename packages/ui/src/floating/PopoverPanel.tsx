import { Popover, usePopoverStore } from '@ariakit/react'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { useIsAnchorFixed } from './useFrozenAnchorRect.ts'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'
import type { Opening } from './useOpener.tsx'

export interface PopoverPanelProps {
  opening: Opening
  label: string
  className: string
  children: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'right-start'
  gutter?: number
  beside?: RefObject<HTMLElement | null>
  initialFocus?: RefObject<HTMLElement | null>
}

/** A non-modal panel at its button. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { opening, label, className, children, placement = 'bottom-start', gutter = 6, beside, initialFocus } = props
  const { isOpen, setOpen, anchor, isByButton, panelId } = opening
  const store = usePopoverStore({ open: isOpen, setOpen, placement })
  useLayoutEffect(() => {
    if (!isOpen) return
    store.setAnchorElement(anchor.current)
    if (isByButton) store.setDisclosureElement(anchor.current)
  }, [store, anchor, isOpen, isByButton])
  const isAnchorFixed = useIsAnchorFixed(isOpen, anchor)
  const { pressed } = useHeldWhilePressed(null)
  return (
    <Popover
      {...pressed}
      store={store}
      id={panelId}
      fixed={isAnchorFixed}
      portal
      gutter={gutter}
      unmountOnHide
      className={className}
      aria-label={label}
      {...(initialFocus && { initialFocus })}
      {...(beside && { getAnchorRect: () => beside.current?.getBoundingClientRect() ?? null })}
    >
      {children}
    </Popover>
  )
}

import {
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { floating } from './floating.ts'

/** What the focus goes to: the panel itself (opened by pointer), or an end of its list (opened by key). */
export type FirstFocus = 'container' | 'first' | 'last'

/** A button and the panel it opens, as the panel needs to know them. */
export interface Opening {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  anchor: RefObject<HTMLElement | null>
  /** Opened by its own button, which then gets the focus back; otherwise whatever had it does. */
  isByButton: boolean
  firstFocus: FirstFocus
  panelId: string
}

type Native = ComponentPropsWithRef<'button'>

interface OpenerOptions {
  popup: 'menu' | 'dialog' | 'listbox'
  /** The arrow keys open it too. */
  arrows?: boolean
  /** Given when the caller holds the state. */
  open?: boolean | undefined
  onOpen?: ((isOpen: boolean) => void) | undefined
}

/**
 * Makes a button open something whose code comes only then: fetched when the pointer or the focus reaches the button, opened
 * with the first click. The button stays the same element throughout, so neither focus nor a click is lost while it loads.
 */
export function useOpener({ popup, arrows = false, open, onOpen }: OpenerOptions) {
  const [ownOpen, setOwnOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const [how, setHow] = useState<{ isByButton: boolean; firstFocus: FirstFocus }>({
    isByButton: false,
    firstFocus: 'container',
  })
  const panelId = useId()
  const isOpen = open ?? ownOpen
  if (isOpen && !wasOpen) setWasOpen(true)

  const setOpen = (next: boolean) => {
    if (next === isOpen) return
    if (!next) setHow({ isByButton: false, firstFocus: 'container' })
    setOwnOpen(next)
    onOpen?.(next)
  }
  const openBy = (firstFocus: FirstFocus) => {
    setHow({ isByButton: true, firstFocus })
    setOpen(true)
  }
  const fetchParts = () => {
    // Asked for again by the click, which then says so.
    floating.load().catch(() => {})
  }

  /** The attributes and listeners of the button, after those it has. */
  const attributes = (own: Native = {}) => ({
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen && floating.get() ? panelId : undefined,
    ref: (element: HTMLButtonElement | null) => {
      anchor.current = element
      if (typeof own.ref === 'function') own.ref(element)
      else if (own.ref) own.ref.current = element
    },
    onPointerEnter: both(own.onPointerEnter, fetchParts),
    onFocus: both(own.onFocus, fetchParts),
    onClick: both(own.onClick, (event: MouseEvent<HTMLButtonElement>) => {
      if (event.defaultPrevented || isOff(event.currentTarget)) return
      // A click made by a key has no detail: its focus goes into the list.
      if (isOpen) setOpen(false)
      else openBy(event.detail === 0 ? 'first' : 'container')
    }),
    onKeyDown: both(own.onKeyDown, (event: KeyboardEvent<HTMLButtonElement>) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (!arrows || !isArrow || isOpen || event.defaultPrevented || isOff(event.currentTarget)) return
      event.preventDefault()
      openBy(event.key === 'ArrowDown' ? 'first' : 'last')
    }),
  })

  return {
    isOpen,
    setOpen,
    close: () => setOpen(false),
    /** From the first opening on: the panel is kept, so that its closing gives the focus back. */
    isKept: wasOpen,
    opening: { isOpen, setOpen, anchor, panelId, ...how } satisfies Opening,
    attributes,
    /** The caller's button with the attributes. */
    button: (trigger: ReactElement) => {
      const element = trigger as ReactElement<Native>
      return cloneElement(element, attributes(element.props))
    },
  }
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

function both<E>(first: ((event: E) => void) | undefined, then: (event: E) => void) {
  return (event: E) => {
    first?.(event)
    then(event)
  }
}

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

/** What gets the focus on opening: the panel itself (by pointer), or an end of its list (by key). */
export type FirstFocus = 'container' | 'first' | 'last'

/** The state of a button and its panel. */
export interface Opening {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  anchor: RefObject<HTMLElement | null>
  /** Opened by its own button, which gets the focus back; otherwise the previously focused element does. */
  isByButton: boolean
  firstFocus: FirstFocus
  panelId: string
}

type Native = ComponentPropsWithRef<'button'>

interface OpenerOptions {
  popup: 'menu' | 'dialog' | 'listbox'
  arrows?: boolean
  open?: boolean | undefined
  onOpen?: ((isOpen: boolean) => void) | undefined
}

/**
 * Opens a panel whose code loads on demand: loading starts on hover or focus, opening with the first click. The
 * button stays mounted, so neither focus nor a click is lost.
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
    floating.load().catch(() => {})
  }

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
    /** The panel stays mounted after the first opening, so that closing can restore focus. */
    isKept: wasOpen,
    opening: { isOpen, setOpen, anchor, panelId, ...how } satisfies Opening,
    attributes,
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

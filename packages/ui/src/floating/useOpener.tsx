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

/** The element focused on opening: the panel (by pointer), or the first or last item (by keyboard). */
export type FirstFocus = 'container' | 'first' | 'last'

/** The state of a button and its panel. */
export interface Opening {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  anchor: RefObject<HTMLElement | null>
  isByButton: boolean
  firstFocus: FirstFocus
  panelId: string
}

type NativeButtonProps = ComponentPropsWithRef<'button'>

interface OpenerOptions {
  popup: 'menu' | 'dialog' | 'listbox'
  arrows?: boolean
  open?: boolean | undefined
  onOpen?: ((isOpen: boolean) => void) | undefined
}

/** State and props of a button that opens a lazily loaded panel. Loading starts on hover or focus. */
export function useOpener({ popup, arrows = false, open, onOpen }: OpenerOptions) {
  const [uncontrolledOpen, setUncontrolledOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const [openedBy, setOpenedBy] = useState<{ isByButton: boolean; firstFocus: FirstFocus }>({
    isByButton: false,
    firstFocus: 'container',
  })
  const panelId = useId()
  const isOpen = open ?? uncontrolledOpen
  if (isOpen && !hasOpened) setHasOpened(true)

  const setOpen = (next: boolean) => {
    if (next === isOpen) return
    if (!next) setOpenedBy({ isByButton: false, firstFocus: 'container' })
    setUncontrolledOpen(next)
    onOpen?.(next)
  }
  const openWithFocus = (firstFocus: FirstFocus) => {
    setOpenedBy({ isByButton: true, firstFocus })
    setOpen(true)
  }
  const prefetch = () => {
    floating.load().catch(() => {})
  }

  const attributes = (props: NativeButtonProps = {}) => ({
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen && floating.get() ? panelId : undefined,
    ref: (element: HTMLButtonElement | null) => {
      anchor.current = element
      if (typeof props.ref === 'function') props.ref(element)
      else if (props.ref) props.ref.current = element
    },
    onPointerEnter: mergeHandlers(props.onPointerEnter, prefetch),
    onFocus: mergeHandlers(props.onFocus, prefetch),
    onClick: mergeHandlers(props.onClick, (event: MouseEvent<HTMLButtonElement>) => {
      if (event.defaultPrevented || isDisabled(event.currentTarget)) return
      if (isOpen) setOpen(false)
      else openWithFocus(event.detail === 0 ? 'first' : 'container')
    }),
    onKeyDown: mergeHandlers(props.onKeyDown, (event: KeyboardEvent<HTMLButtonElement>) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (!arrows || !isArrow || isOpen || event.defaultPrevented || isDisabled(event.currentTarget)) return
      event.preventDefault()
      openWithFocus(event.key === 'ArrowDown' ? 'first' : 'last')
    }),
  })

  return {
    isOpen,
    setOpen,
    close: () => setOpen(false),
    hasOpened,
    opening: { isOpen, setOpen, anchor, panelId, ...openedBy } satisfies Opening,
    attributes,
    button: (trigger: ReactElement) => {
      const element = trigger as ReactElement<NativeButtonProps>
      return cloneElement(element, attributes(element.props))
    },
  }
}

const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

function mergeHandlers<E>(first: ((event: E) => void) | undefined, second: (event: E) => void) {
  return (event: E) => {
    first?.(event)
    second(event)
  }
}

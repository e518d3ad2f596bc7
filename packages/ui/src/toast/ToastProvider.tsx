import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './toast.css.ts'
import { useClearance } from './useClearance.ts'
import { useCountdown } from './useCountdown.ts'

/** How long a toast is shown (§9), in ms. Errors stay until dismissed. */
export const toastMs = 5500
const maxToasts = 4

export interface ToastAction {
  label: string
  onAct: () => void
}
type Kind = 'success' | 'warning' | 'info' | 'error'
interface ToastEntry {
  id: number
  kind: Kind
  text: string
  action?: ToastAction
}

/** Functions that show toasts; their identity is stable. The default texts are those of §8. */
export interface Toasts {
  success(text?: string, action?: ToastAction): void
  warning(text?: string, action?: ToastAction): void
  info(text: string, action?: ToastAction): void
  /** 'Oops.. {message}', or 'API Response Error' without one. */
  error(message?: string | null, action?: ToastAction): void
}

const ToastContext = createContext<Toasts | null>(null)

/** Shows toasts at the bottom of the page. Render one around the whole app. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastEntry[]>([])
  const nextId = useRef(1)
  const t = useWords(uiWords)
  const words = useRef(t)
  words.current = t

  const dismiss = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  const toasts = useMemo<Toasts>(() => {
    const show = (kind: Kind, text: string, action?: ToastAction) => {
      const id = nextId.current++
      setShown((before) => {
        const others = before.filter((toast) => toast.kind !== kind || toast.text !== text)
        const all = [...others, { id, kind, text, action }]
        const isError = (toast: ToastEntry) => toast.kind === 'error'
        return all.filter(
          (toast, at) => all.slice(at).filter((newer) => isError(newer) === isError(toast)).length <= maxToasts,
        )
      })
    }
    return {
      success: (text, action) => show('success', text ?? words.current('toast.success'), action),
      warning: (text, action) => show('warning', text ?? words.current('toast.warning'), action),
      info: (text, action) => show('info', text, action),
      error: (message, action) =>
        show('error', message ? words.current('toast.error', { message }) : words.current('toast.noMessage'), action),
    }
  }, [])

  const region = useRef<HTMLOListElement>(null)
  useClearance(region, shown.length > 0)

  return (
    <ToastContext value={toasts}>
      {children}
      <ol ref={region} className={css.region} data-toasts="" aria-label={t('toast.list')}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </ol>
    </ToastContext>
  )
}

/** Returns functions that show toasts, for results of the user's own actions only. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

const icons = { success: 'circleCheck', warning: 'triangleAlert', info: 'info', error: 'circleAlert' } as const

function ToastCard({
  toast: { id, kind, text, action },
  onDismiss,
}: {
  toast: ToastEntry
  onDismiss: (id: number) => void
}) {
  const t = useWords(uiWords)
  const countdown = useCountdown(kind === 'error' ? null : toastMs, () => onDismiss(id))
  const from = useRef<EventTarget | null>(null)
  const leave = () => {
    if (from.current instanceof HTMLElement) from.current.focus()
    onDismiss(id)
  }
  return (
    <li
      className={css.toast}
      onPointerEnter={() => countdown.hold('pointer')}
      onPointerLeave={() => countdown.release('pointer')}
      onFocus={(event) => {
        countdown.hold('focus')
        if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) countdown.release('focus')
      }}
    >
      <span className={css.tone[kind]}>
        <Icon name={icons[kind]} size={20} label={t(`toast.kind.${kind}`)} />
      </span>
      <div className={css.text} role={kind === 'error' ? 'alert' : 'status'}>
        {text}
      </div>
      {action && (
        <button
          type="button"
          className={css.act}
          onClick={() => {
            leave()
            action.onAct()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.dismiss} aria-label={t('toast.dismiss')} onClick={leave}>
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}

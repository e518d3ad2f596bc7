import { lazyModule } from '@parapet/ui'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

const proof = lazyModule(() => import('./ProofDialog.tsx'))

/** Asks for the password or a passkey before something that guards the account; resolves with whether it was given. */
export function useProof(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const { hasProved, acting } = useSession()
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isGiven: boolean) => void) | null>(null)
  const end = useCallback((isGiven: boolean) => {
    setOpen(false)
    waiting.current?.(isGiven)
    waiting.current = null
  }, [])
  const close = useCallback(() => end(false), [end])
  const parts = useLazyPanel(proof, isOpen, close)
  // Who acts as somebody has proved to be themselves, and does not know the other's password.
  const isAsked = acting === null
  return {
    ask: useCallback(() => {
      if (!isAsked || hasProved()) return Promise.resolve(true)
      return new Promise((done) => {
        waiting.current = done
        setOpen(true)
      })
    }, [hasProved, isAsked]),
    dialog: parts && <parts.ProofDialog isOpen={isOpen} onGiven={() => end(true)} onClose={close} />,
  }
}

import { media, useMedia } from '@parapet/ui'
import { useCallback, useEffect, useState } from 'react'
import { withStorage } from '../../platform/session/withStorage.ts'

const KEY = 'parapet.rail'

/** The rail is wide or small, remembered in this browser; on tablets it is small, and opens over the page until it is left. */
export function useRailSize(path: string): {
  isSmall: boolean
  isOver: boolean
  toggle: () => void
  close: () => void
} {
  const isTablet = useMedia(media.tablet)
  const [isSmall, setSmall] = useState(readSmall)
  const [overAt, setOverAt] = useState<string | null>(null)
  const isOver = isTablet && overAt === path

  useEffect(() => {
    if (!isOver) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOverAt(null)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isOver])

  return {
    isSmall: isTablet ? !isOver : isSmall,
    isOver,
    close: useCallback(() => setOverAt(null), []),
    toggle: useCallback(() => {
      if (isTablet) return setOverAt(isOver ? null : path)
      setSmall(!isSmall)
      writeSmall(!isSmall)
    }, [isTablet, isOver, isSmall, path]),
  }
}

const storage = () => localStorage
const readSmall = () => withStorage(storage, (open) => open.getItem(KEY) === 'small', false)
const writeSmall = (isSmall: boolean) =>
  withStorage(storage, (open) => open.setItem(KEY, isSmall ? 'small' : 'wide'), undefined)

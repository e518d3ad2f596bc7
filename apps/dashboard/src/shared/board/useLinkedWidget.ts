import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { safeDecode } from '../../platform/links/safeDecode.ts'
import { scrollToWidget } from './linkedWidget.ts'

/** Shows the widget that the fragment of the followed link names. Back and reload restore the scroll position instead. */
export function useLinkedWidget(board: string): void {
  const { hash, key } = useLocation()
  const isFollowed = useNavigationType() !== 'POP' || key === 'default'
  const [code] = useState(hash.length > 1 && isFollowed ? `${board}.${safeDecode(hash.slice(1))}` : null)
  useEffect(() => (code === null ? undefined : scrollToWidget(code)), [code])
}

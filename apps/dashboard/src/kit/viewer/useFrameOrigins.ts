import { useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { readFrameOrigins } from './frameOrigins.ts'

/** Returns the origins whose pages may be shown in a frame. */
export function useFrameOrigins(): readonly string[] {
  const { frames } = useConfig().raw
  return useMemo(() => readFrameOrigins(frames), [frames])
}

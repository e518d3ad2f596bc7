import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Opens and closes the drawer of an item by navigating, so that Back closes it and the leave guard applies. */
export function useOpenItem() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useMemo(() => {
    const hrefOf = (open: string | null, panel: string | null = null): string => {
      const params = new URLSearchParams(search)
      for (const [name, value] of [
        ['open', open],
        ['panel', panel],
      ] as const) {
        if (value === null) params.delete(name)
        else params.set(name, value)
      }
      return `?${params}`
    }
    const go = (open: string | null, panel?: string) => void navigate(hrefOf(open, panel), { preventScrollReset: true })
    return {
      hrefOf: (item: string) => hrefOf(item),
      open: (item: string) => go(item),
      openPanel: (item: string, panel: string) => go(item, panel),
      close: () => go(null),
    }
  }, [navigate, search])
}

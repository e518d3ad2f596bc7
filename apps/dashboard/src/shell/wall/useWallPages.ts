import { renderAll } from '@parapet/widgets'
import { useCallback, useEffect, useRef, useState } from 'react'
import { bestLayout, isWhole, pagesOf, type Shelf, shelvesOf, type WallLayout, zoomsFor } from './wallPages.ts'
import { WALL_ZOOM } from './wallZoom.ts'

/** Space below the last row of tiles, in px at the size of a laptop; more where the strip is at the bottom. */
const marginOf = (width: number): number => (width < 1024 ? 64 : 16)
const SETTLE_MS = 250
const LOOK_MS = 2000
/** How often a board may change its size of type as it grows: tiles that fill their cards would change it for ever. */
const MOST_SIZES = 4

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const root = () => document.documentElement
const boardOf = () => document.querySelector<HTMLElement>('main [data-tiles]')
const tilesOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-tile]')]

/** Where an element is, in px of the screen. Older browsers answer in px of what is magnified. */
function boxOf(element: HTMLElement): Shelf {
  const { top, bottom } = element.getBoundingClientRect()
  const width = document.querySelector('main')?.getBoundingClientRect().width ?? 0
  const scale = width > 0 ? root().clientWidth / width : 1
  return { top: top * scale, bottom: bottom * scale }
}

/** Where the tiles of a board are, from its top. */
function placesOf(board: HTMLElement): readonly (Shelf & { readonly tile: HTMLElement })[] {
  const { top } = boxOf(board)
  return tilesOf(board).map((tile) => {
    const box = boxOf(tile)
    return { tile, top: box.top - top, bottom: box.bottom - top }
  })
}

/** The rows of tiles of a board at a size, and the height for them, in px of the screen. */
function layoutAt(board: HTMLElement, zoom: number): WallLayout {
  root().style.setProperty(WALL_ZOOM, String(zoom))
  const room = innerHeight - boxOf(board).top - marginOf(innerWidth) * zoom
  const tiles = placesOf(board).map(({ top, bottom }) => ({ top, bottom }))
  return { zoom, room, pages: pagesOf(shelvesOf(tiles), room) }
}

/** Finds the size of type and the pages of the board on screen, and sets the size. */
function measure(board: HTMLElement): WallLayout | undefined {
  const { transform } = board.style
  board.style.transform = 'none'
  const best = bestLayout(zoomsFor(innerWidth).map((zoom) => layoutAt(board, zoom)))
  if (best) root().style.setProperty(WALL_ZOOM, String(best.zoom))
  board.style.transform = transform
  return best
}

/** Measures a board again at the size of type that it has; undefined if it no longer fits as well. */
function measureAgain(board: HTMLElement, before: WallLayout): WallLayout | undefined {
  const { transform } = board.style
  board.style.transform = 'none'
  const now = layoutAt(board, before.zoom)
  board.style.transform = transform
  return now.pages.length === before.pages.length && isWhole(now) === isWhole(before) ? now : undefined
}

function showPage(board: HTMLElement, { pages, zoom }: WallLayout, page: number): void {
  const shown = pages[page]
  if (!shown) return
  board.style.transform = 'none'
  // Parts of pixels: sizes are not whole numbers at most sizes of type.
  for (const { tile, top, bottom } of placesOf(board))
    tile.toggleAttribute('data-off-page', top < shown.top - 1 || bottom > shown.bottom + 1)
  board.style.transform = shown.top === 0 ? '' : `translateY(${-shown.top / zoom}px)`
}

function clear(): void {
  root().style.removeProperty(WALL_ZOOM)
  delete root().dataset.wallPages
  const board = boardOf()
  if (!board) return
  board.style.transform = ''
  for (const tile of tilesOf(board)) tile.removeAttribute('data-off-page')
}

function fadeIn(board: HTMLElement): void {
  if (root().dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  board.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' })
}

export interface WallPages {
  /** The page on screen, from 0. */
  readonly page: number
  /** 0 until the board has been measured, and where a page has no board. */
  readonly count: number
  /** Turns pages forwards or backwards, around the ends. */
  readonly turn: (by: number) => void
}

/** Fits the board to the screen in large type, or splits it into pages; both follow the size of screen and tiles. */
export function useWallPages(): WallPages {
  const [state, setState] = useState({ page: 0, count: 0 })
  const held = useRef<{ layout?: WallLayout; page: number; board?: HTMLElement }>({ page: 0 })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let sizes = 0
    const fit = () => {
      const board = boardOf()
      if (!board) return
      if (held.current.board !== board) {
        held.current = { page: 0, board }
        sizes = 0
        // Pages that are turned to have been loaded by then.
        void renderAll(sleep)
      }
      const { layout: before } = held.current
      const layout = (before && sizes >= MOST_SIZES ? measureAgain(board, before) : undefined) ?? measure(board)
      sizes++
      if (!layout) return
      const page = Math.min(held.current.page, layout.pages.length - 1)
      held.current = { board, layout, page }
      // What cannot be shown whole, such as a table on a phone, is scrolled to.
      root().dataset.wallPages = isWhole(layout) ? 'whole' : 'scrolls'
      showPage(board, layout, page)
      setState((before) =>
        before.page === page && before.count === layout.pages.length ? before : { page, count: layout.pages.length },
      )
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(fit, SETTLE_MS)
    }
    const main = document.querySelector('main')
    const observer = new ResizeObserver(soon)
    if (main) observer.observe(main)
    const onResize = () => {
      sizes = 0
      soon()
    }
    addEventListener('resize', onResize)
    const watch = setInterval(() => {
      if (boardOf() !== held.current.board) soon()
    }, LOOK_MS)
    soon()
    return () => {
      clearTimeout(timer)
      clearInterval(watch)
      observer.disconnect()
      removeEventListener('resize', onResize)
      clear()
    }
  }, [])

  const turn = useCallback((by: number) => {
    const { layout, board, page } = held.current
    if (!layout || !board?.isConnected) return
    const count = layout.pages.length
    const next = (page + by + count) % count
    if (next === page) return
    held.current.page = next
    showPage(board, layout, next)
    fadeIn(board)
    setState({ page: next, count })
  }, [])
  return { ...state, turn }
}

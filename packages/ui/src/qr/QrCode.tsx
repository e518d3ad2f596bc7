import { use } from 'react'
import { trackPromise } from '../words/trackPromise.ts'
import * as css from './qr.css.ts'

let encode: typeof import('uqr').encode | undefined
let loading: Promise<void> | undefined

/** Loads the QR encoder in advance. */
export function loadQr(): Promise<void> {
  loading ??= trackPromise(
    import('uqr').then(
      (module) => {
        encode = module.encode
      },
      (problem: unknown) => {
        loading = undefined
        throw problem
      },
    ),
  )
  return loading
}

/** The quiet zone in modules: readers need it to find the corners. */
const quiet = 4

/** A QR code, always dark on white because many readers fail otherwise. Suspends until the encoder is loaded. */
export function QrCode({ text, label, size = 200 }: { text: string; label: string; size?: number }) {
  use(loadQr())
  const code = encode?.(text, { ecc: 'M', border: 0 })
  if (!code) return null
  const side = code.size + 2 * quiet
  return (
    <svg
      className={css.code}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path className={css.light} d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} />
      <path className={css.dark} d={pathOf(code.data)} />
    </svg>
  )
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      let end = x
      while (row[end]) end += 1
      path += `M${x} ${y}h${end - x}v1h${x - end}z`
      x = end
    }
  }
  return path
}

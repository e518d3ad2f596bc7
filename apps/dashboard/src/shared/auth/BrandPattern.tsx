import { isImageSource, pinPath, useTheme } from '@parapet/ui'
import { useId } from 'react'
import * as css from './AuthFrame.css.ts'
import { globePath } from './globePath.ts'

/** The decoration behind the brand name: the theme's picture, or pins, dots, a dotted globe or lines. */
export function BrandPattern() {
  const { seed } = useTheme()
  const id = useId()
  const kind = seed.pattern ?? 'dots'
  const picture = seed.login?.picture
  if (isImageSource(picture)) return <img className={css.picture} src={picture} alt="" />
  if (kind === 'globe') {
    return (
      <svg className={css.pattern} viewBox="-110 -110 220 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={globePath()} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" fill="none" />
      </svg>
    )
  }
  return (
    <svg className={css.pattern} aria-hidden="true">
      <defs>
        <pattern id={id} width={tile[kind]} height={tile[kind]} patternUnits="userSpaceOnUse">
          {kind === 'pins' && (
            <>
              <path d={pinPath(seed.pin)} transform="translate(8 8)" fill="currentColor" fillRule="evenodd" />
              <path
                d={pinPath(seed.pin)}
                transform="translate(48 48)"
                fill="currentColor"
                fillRule="evenodd"
                opacity="0.45"
              />
            </>
          )}
          {kind === 'dots' && <circle cx="8" cy="8" r="1.5" fill="currentColor" />}
          {kind === 'lines' && (
            <path d="M0 48C12 48 12 0 24 0S36 48 48 48" stroke="currentColor" strokeWidth="1" fill="none" />
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const tile = { pins: 80, dots: 20, lines: 48 } as const

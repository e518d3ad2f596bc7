import { useTheme } from '@parapet/ui'
import { arcs } from './arcs.ts'
import type { DrawnPart } from './Share.tsx'

/** The ring of a donut, with the whole in its middle. */
export function Ring({ parts, text, label }: { parts: readonly DrawnPart[]; text: string; label: string }) {
  const { tokens } = useTheme()
  return (
    <svg viewBox="0 0 160 160" role="img" aria-label={`${label}: ${text}`}>
      <circle cx="80" cy="80" r="62" fill="none" stroke={tokens.color.sunken} strokeWidth="20" />
      {arcs(parts.map((part) => part.share)).map((arc, index) => {
        const part = parts[index]
        return part && part.share > 0 ? (
          <path key={part.key} d={arc} fill="none" stroke={tokens.color[part.token]} strokeWidth="20" />
        ) : null
      })}
      <text
        x="80"
        y="87"
        textAnchor="middle"
        fontSize="20"
        fontWeight="600"
        fill={tokens.color.text}
        fontFamily={tokens.font.heading}
      >
        {text}
      </text>
    </svg>
  )
}

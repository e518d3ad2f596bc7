import { Anchor, useTheme, useWords } from '@parapet/ui'
import { noticeWords } from '../words/notices.words.ts'
import { useConfig } from './ConfigContext.ts'
import { isSafeLink } from './RuntimeConfig.ts'

const lines = ['terms', 'privacy', 'cookies', 'contact'] as const

function wayTo(given: string): string | undefined {
  if (isSafeLink.test(given)) return given
  return /^[^\s/:@]+@[^\s/:@]+$/.test(given) ? `mailto:${given}` : undefined
}

/** The legal notes at the end of every page, of the theme and the deployment; invalid addresses render as text. */
export function LegalLinks({ className }: { className: string }) {
  const t = useWords(noticeWords)
  const { legal = {} } = useTheme().seed
  const own = lines.map((key) => [t(`legal.${key}`), legal[key]] as const)
  return (
    <>
      {legal.name && <span>{legal.name}</span>}
      {[...own, ...Object.entries(useConfig().legal)].map(([label, given]) => {
        const href = given && wayTo(given)
        return href ? (
          <Anchor key={label} href={href} external className={className}>
            {label}
          </Anchor>
        ) : (
          given && <span key={label}>{given}</span>
        )
      })}
    </>
  )
}

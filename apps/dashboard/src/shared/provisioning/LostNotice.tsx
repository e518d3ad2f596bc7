import { lostVcl, vclPosition } from '@parapet/api'
import { Notice, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { deployBarWords } from './deployBar.words.ts'

const MOST_PARTS = 12

/** Says what of VCL that was written by hand is not in the program that replaces it. */
export function LostNotice({ before, after }: { before: string; after: string }) {
  const t = useWords(deployBarWords)
  const { parts, problem } = useMemo(() => lostVcl(before, after), [before, after])
  const more = parts.length - MOST_PARTS
  return (
    <Notice tone="bad" title={t('deploy.written')}>
      <p>{t(parts.length === 0 ? 'lost.nothing' : 'deploy.overwrite')}</p>
      {parts.length > 0 && (
        <ul>
          {parts.slice(0, MOST_PARTS).map(({ kind, name, at, statements, all }) => (
            <li key={`${kind} ${name}`}>
              {t(kind === 'sub' && statements < all ? 'lost.part' : `lost.${kind}`, {
                name,
                line: String(vclPosition(before, at).line),
                n: statements,
                all,
              })}
            </li>
          ))}
          {more > 0 && <li>{t('lost.more', { n: more })}</li>}
        </ul>
      )}
      {problem && <p>{t('lost.unread', { line: String(vclPosition(before, problem.at).line) })}</p>}
    </Notice>
  )
}

import * as fieldCss from '../field/field.css.ts'
import type en from '../words/code.en.ts'
import { codeWords } from '../words/code.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import type { T } from '../words/types.ts'
import * as css from './code.css.ts'
import type { PlacedProblem } from './language.ts'

/** Formats a problem with its position. */
export const codeProblemText = (t: T<typeof en>, { line, column, text }: PlacedProblem) =>
  t('problem', { line, column, problem: text })

/** A list of problems; each is a button that goes to its position. */
export function ProblemList({
  label,
  problems,
  isChecking = false,
  onGo,
}: {
  label: string
  problems: readonly PlacedProblem[]
  /** Whether the text was not checked yet. */
  isChecking?: boolean
  onGo: (problem: PlacedProblem) => void
}) {
  const t = useWords(codeWords)
  return (
    <>
      <div className={fieldCss.notes.help} role="status">
        {isChecking && problems.length === 0 ? t('checking') : t('problems', { n: problems.length })}
      </div>
      {problems.length > 0 && (
        <ul className={css.problems} aria-label={t('problemsOf', { label })}>
          {problems.map((problem) => (
            <li key={`${problem.at} ${problem.end} ${problem.text}`}>
              <button type="button" className={css.jump[problem.tone]} onClick={() => onGo(problem)}>
                {codeProblemText(t, problem)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

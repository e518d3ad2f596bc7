// The commit-msg hook: refuses a subject that is too long or not imperative. `--install` makes git use the hooks.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const longestSubject = 72

/** Returns the problem of a commit subject; undefined if it is valid. */
export function subjectProblem(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined
  const [verb = ''] = subject.split(' ')
  if (subject.length > longestSubject) return `has ${subject.length} characters; ${longestSubject} are allowed`
  if (!/^[A-Z][a-z-]+$/.test(verb)) return 'must begin with a capitalised verb: "Add DNS change-set"'
  if (/(?:ing|[^s]s|[^e]ed)$/.test(verb) && !/^(?:Bring|Focus|Embed)$/.test(verb)) {
    return `must begin with an imperative, not "${verb}"`
  }
  if (subject.endsWith('.')) return 'must not end with a full stop'
  return undefined
}

function install() {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' })
  } catch {
    console.warn('No git repository here: the commit hook is not installed.')
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [argument = ''] = process.argv.slice(2)
  if (argument === '--install') {
    install()
  } else {
    const [subject = ''] = readFileSync(argument, 'utf8').split('\n')
    const problem = subjectProblem(subject)
    if (problem) {
      console.error(`The commit subject ${problem}.\n  ${subject}`)
      process.exit(1)
    }
  }
}

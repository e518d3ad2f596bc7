import type { CodeLanguage, CodeProblem } from './language.ts'

const words: Readonly<Record<string, string>> = {
  'cache.ttl': 'How long an answer is kept, in seconds.',
  'cache.grace': 'How long an old answer may stand in for a new one.',
  'origin.host': 'Where what is not kept is fetched.',
  'origin.timeout': 'How long the origin may take.',
  when: 'What follows holds only for some requests.',
  allow: 'Lets a request pass.',
  refuse: 'Answers 403.',
}
const keywords = ['when', 'allow', 'refuse']

function check(text: string): CodeProblem[] {
  const found: CodeProblem[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const code = line.replace(/#.*/, '')
    const [, indent = '', name] = /^(\s*)([\w.]+)\s*=/.exec(code) ?? []
    const from = at + indent.length
    if (name && !Object.hasOwn(words, name))
      found.push({ at: from, end: from + name.length, text: `${name} is no setting.`, tone: 'bad' })
    if (name && !code.trimEnd().endsWith(';'))
      found.push({
        at: at + code.trimEnd().length - 1,
        end: at + code.trimEnd().length,
        text: 'A semicolon is missing.',
        tone: 'bad',
      })
    if (name === 'cache.ttl' && /= *0;/.test(code))
      found.push({ at: from, end: from + name.length, text: 'Nothing will be kept.', tone: 'watch' })
    at += line.length + 1
  }
  return found
}

/** A sample language for stories and tests. */
export const settings: CodeLanguage = {
  name: 'settings',
  lineComment: '#',
  brackets: [
    ['{', '}'],
    ['(', ')'],
  ],
  word: /[a-z]+(?:\.[a-z]*)*/,
  states: {
    start: {
      ink: 'plain',
      rules: [
        { match: /#.*/, ink: 'comment' },
        { match: /"[^"]*"?/, ink: 'string' },
        { match: /\d+(?:\.\d+)?[a-z]*/, ink: 'number' },
        {
          match: /[a-z]+(?:\.[a-z]+)*/,
          ink: (word) => (keywords.includes(word) ? 'keyword' : word in words ? 'variable' : 'name'),
        },
        { match: /[{}();=~!<>]+/, ink: 'operator' },
      ],
    },
  },
  suggest: () =>
    Object.entries(words).map(([text, note]) => ({
      text,
      kind: keywords.includes(text) ? 'keyword' : 'setting',
      note: [note],
    })),
  note: (word) => (Object.hasOwn(words, word) ? [words[word] ?? ''] : undefined),
  check,
}

/** Code in the sample language without problems. */
export const goodSettings = `# The shop keeps its pictures for a day.
cache.ttl = 86400;
cache.grace = 60;
origin.host = "origin.example";
origin.timeout = 5;

when (path ~ "^/admin") {
  refuse;
}
`

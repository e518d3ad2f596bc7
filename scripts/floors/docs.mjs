// Texts that say where things are, and the row of the decision.
export function docs({ patch, align }) {
  patch(
    'CONTRIBUTING.md',
    [
      'The words, in `apps/dashboard/src/words/`: `publicBots.ts` is like `ipLists.ts`, and',
      'The words, in a new folder `publicBots/` of `apps/dashboard/src/screens/`: `publicBots.words.ts` is like `ipLists.words.ts`, and',
    ],
    ["import { allRows, resource } from '../../resource/resource.ts'", "import { allRows, resource } from '../../kit/resource/resource.ts'"],
    ["import { publicBotsWords } from '../../words/publicBots.ts'", "import { publicBotsWords } from './publicBots.words.ts'"],
    ["from '../../resource/ResourceScreen.tsx'", "from '../../kit/resource/ResourceScreen.tsx'"],
    [/The resource, `apps\/dashboard\/src\/screens\/publicBots\/publicBots\.tsx`:/, 'The resource, `publicBots.tsx` beside them:'],
    ['a row of `paths.ts` (address, guard', 'a row of `platform/paths/paths.ts` (address, guard'],
    [
      /Within the app no screen imports another, only [\s\S]*?what two screens share is a folder beside `screens\/`\.\n/,
      `The folders at the top of the app and of \`packages/widgets/src\` are floors: each imports only
  lower ones, types too (README; decision 0062). No screen imports another: what two screens share is a folder of \`shared/\`. Only
  \`screens/provisioning/\` shows five others as its tabs. Only \`pages/\` and the pages before the login (\`start/boot/PublicApp.tsx\`) import screens.
- **Speed** (\`pnpm speed-fence\`): code that only makes pages fast is in folders \`performance/\` ([docs/performance.md](docs/performance.md)).
`,
    ],
    [
      'the shell, the pages before the login, errors, boards and home have style files, and only shell, login and errors have raw headings.',
      'the shell, the page header, the pages before the login, errors, boards and home have style files, and only shell, page header, login and errors have raw headings.',
    ],
    ['- **Words** are only in the message catalogues.', '- **Words** are only in the message catalogues, beside what uses them; what several folders say is in the lowest of them.'],
  )
  patch('README.md', [
    "under the customer's licence. Terms are explained in [docs/glossary.md](docs/glossary.md).\n",
    `under the customer's licence. Terms are explained in [docs/glossary.md](docs/glossary.md).

The folders of the app and of the widgets are floors: each imports only lower ones, to the right ([0062](docs/decisions/0062-seven-floors.md)):

\`\`\`
apps/dashboard/src     start ▶ pages ▶ screens ▶ shared ▶ shell ▶ kit ▶ platform
packages/widgets/src   board ▶ toolbar ▶ filter ▶ catalogue ▶ tiles ▶ rows ▶ frame ▶ kinds ▶ charts ▶ words
\`\`\`

| floor       | what it has                                                                                        |
| ----------- | -------------------------------------------------------------------------------------------------- |
| \`start/\`    | how the app starts: boot, router, \`App\`                                                            |
| \`pages/\`    | the code of every page, and tests over all of them                                                 |
| \`screens/\`  | a folder for each page, with its resource, its parts, its words and its stories                    |
| \`shared/\`   | what several screens use: boards, billing, services, limits, provisioning …                        |
| \`shell/\`    | the frame around a page: rail, top bar, palette, tray, banners, footer                             |
| \`kit/\`      | what every screen is made of: forms, reads, actions, resources, page header, errors, the viewer    |
| \`platform/\` | what has no page: session, preferences, configuration, paths and guards, links, router, jobs, words |
`,
  ])
  patch(
    'docs/performance.md',
    [
      '`apps/dashboard/src/platform/performance/`, `packages/widgets/src/board/performance/`,',
      '`apps/dashboard/src/platform/performance/`, the folders `performance/` of `packages/widgets/src/`,',
    ],
    ['(`pnpm rooms` checks it)', '(`pnpm speed-fence` checks it)'],
  )
  patch('.storybook/docs/Adding.mdx', [
    /'a row in apps\/dashboard\/src\/platform\/paths\/paths\.ts, and its code in pages\.ts'/,
    "'a row in apps/dashboard/src/platform/paths/paths.ts, and a folder in screens/'",
  ])
  patch('docs/decisions/0002-icu-messages-parsed-at-build.md', ['(`shared/auth/auth.en.ts`, `shared/auth/auth.es.ts`)', '(`auth.en.ts`, `auth.es.ts`)'])
  patch('docs/decisions/README.md', [
    /(\| \[0061\][^\n]*\n)(?!\| \[0062\])/,
    (row) =>
      row +
      '| [0062](0062-seven-floors.md) | The folders of the app are seven floors, those of the widgets eleven | 2026-11-26 | in force |\n',
  ])
  patch('docs/bad-inputs.md', [/apps\/dashboard\/src\/badInputs/g, 'apps/dashboard/src/pages/badInputs'])
  for (const file of ['README.md', 'docs/glossary.md', 'docs/performance.md', 'docs/decisions/README.md']) align(file)
}

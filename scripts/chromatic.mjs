// For teams with Chromatic: the pictured stories, in the looks of .storybook/modes.ts (docs/pictures.md). Ends at once without a
// token, because its client waits for minutes.
import { join } from 'node:path'
import { isPictured } from './pictures/plan.ts'
import { storiesOf } from './pictures/visit.ts'
import { root, run } from './workspace.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const names = storiesOf().flatMap(({ title, name, tags }) =>
    isPictured(tags) ? [`--only-story-names=${title}/${name}`] : [],
  )
  const args = ['--storybook-build-dir', 'storybook-static', ...names]
  await run(join(root, 'node_modules/.bin/chromatic'), args)
} else {
  console.log('Set CHROMATIC_PROJECT_TOKEN to publish to Chromatic; nothing else in this project needs it.')
}

// For teams with Chromatic. Ends at once without a token, because its client waits for minutes.
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run(join(root, 'node_modules/.bin/chromatic'), ['--storybook-build-dir', 'storybook-static'])
} else {
  console.log('Set CHROMATIC_PROJECT_TOKEN to publish to Chromatic; nothing else in this project needs it.')
}

// For teams that have Chromatic: without a token it says so and ends, since its client waits for its servers for minutes.
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await run(join(root, 'node_modules/.bin/chromatic'), ['--storybook-build-dir', 'storybook-static'])
} else {
  console.log('Set CHROMATIC_PROJECT_TOKEN to publish to Chromatic; nothing else in this project needs it.')
}

// Runs the axe rules that depend on the theme for every component story in all themes and modes. The story runner
// checks all rules in the default theme. Usage: node scripts/axeThemes.mjs [--only=REGEX | --canary] (after `pnpm
// build:storybook`)
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { themes as shipped } from '../packages/ui/src/themes/themes.ts'
import { eachStory, tell, wantedStories } from './eachStory.mjs'
import { root } from './workspace.mjs'

const themes = shipped.map(({ name }) => name)
const axe = readFileSync(createRequire(join(root, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')

async function askAll(named) {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const still = async () => {
    for (let quiet = 0; quiet < 4; ) {
      await frame()
      quiet = document.getAnimations().some((one) => one.playState === 'running') ? 0 : quiet + 1
    }
  }
  const problems = []
  for (const theme of named) {
    for (const mode of ['light', 'dark']) {
      window.parapetTurn({ theme, mode })
      await still()
      const { violations } = await window.axe.run(document.body, {
        runOnly: ['color-contrast', 'link-in-text-block'],
        resultTypes: ['violations'],
      })
      for (const { id, nodes } of violations) {
        for (const node of nodes)
          problems.push(`${theme} ${mode}: ${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
      }
    }
  }
  return problems
}

const stories = wantedStories()
const found = await eachStory(stories, async (page) => {
  await page.addScriptTag({ content: axe })
  return page.evaluate(askAll, themes)
})
tell(found, `${stories.length} stories in ${stories.length * themes.length * 2} looks`)

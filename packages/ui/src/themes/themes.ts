import type { ThemeSeed } from './seed.ts'
import { aldermere } from './seeds/aldermere.ts'
import { blossom } from './seeds/blossom.ts'
import { cobalt } from './seeds/cobalt.ts'
import { ember } from './seeds/ember.ts'
import { obsidian } from './seeds/obsidian.ts'
import { parapet } from './seeds/parapet.ts'
import { slate } from './seeds/slate.ts'
import { sunbeam } from './seeds/sunbeam.ts'

/** The themes that ship, the default first. The runtime configuration may add more or replace one by its name. */
export const themes: readonly ThemeSeed[] = [parapet, sunbeam, obsidian, ember, slate, cobalt, blossom, aldermere]
export const defaultTheme: ThemeSeed = parapet

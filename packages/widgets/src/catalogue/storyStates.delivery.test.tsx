import { playRows } from './playStoryState.tsx'

playRows((code) => /^analytics\.(delivery|midtier)\./.test(code))

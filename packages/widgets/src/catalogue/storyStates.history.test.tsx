import { playRows } from './playStoryState.tsx'

playRows((code) => code.startsWith('stats.'))

import { playRows } from './playStoryState.tsx'

playRows((code) => !/^(stats|analytics)\./.test(code))

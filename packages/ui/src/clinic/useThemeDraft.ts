import { useReducer } from 'react'
import {
  type DraftField,
  type DraftProblem,
  draftOf,
  problemsOf,
  seedOf,
  type ThemeDraft,
} from '../themes/clinic/draft.ts'
import { readThemes } from '../themes/clinic/readTheme.ts'
import type { ThemeSeed } from '../themes/seed.ts'

interface State {
  draft: ThemeDraft
  seed: ThemeSeed
  ofFile: readonly DraftProblem[]
  found: number
  left: ReadonlySet<DraftField>
}

type Action =
  | { type: 'change'; change: Partial<ThemeDraft> }
  | { type: 'touch'; field: DraftField }
  | { type: 'start'; seed: ThemeSeed }
  | { type: 'read'; text: string }

const noProblems: readonly DraftProblem[] = []

function initialState(seed: ThemeSeed): State {
  return { draft: draftOf(seed), seed, ofFile: noProblems, found: 0, left: new Set() }
}

function withDraft(state: State, draft: ThemeDraft): State {
  return { ...state, draft, seed: problemsOf(draft).length === 0 ? seedOf(draft) : state.seed }
}

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'change':
      return withDraft(state, { ...state.draft, ...action.change })
    case 'touch':
      return { ...state, left: new Set([...state.left, action.field]) }
    case 'start':
      return initialState(action.seed)
    case 'read': {
      const { themes, problems } = readThemes(action.text, state.seed)
      const [first] = themes
      if (!first) return { ...state, ofFile: problems, found: 0 }
      const left = new Set(Object.keys(first.draft) as DraftField[])
      return withDraft({ ...state, ofFile: [...problems, ...first.problems], found: themes.length, left }, first.draft)
    }
  }
}

export interface ThemeDrafting extends State {
  problems: readonly DraftProblem[]
  type(change: Partial<ThemeDraft>): void
  leave(field: DraftField): void
  start(seed: ThemeSeed): void
  read(text: string): void
}

/** Manages the typed values, their errors and the last valid theme. Invalid input is kept. */
export function useThemeDraft(initial: ThemeSeed): ThemeDrafting {
  const [state, dispatch] = useReducer(reducer, initial, initialState)
  return {
    ...state,
    problems: problemsOf(state.draft),
    type: (change) => dispatch({ type: 'change', change }),
    leave: (field) => dispatch({ type: 'touch', field }),
    start: (seed) => dispatch({ type: 'start', seed }),
    read: (text) => dispatch({ type: 'read', text }),
  }
}

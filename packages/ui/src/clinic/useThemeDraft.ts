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

type Step =
  | { do: 'type'; change: Partial<ThemeDraft> }
  | { do: 'leave'; field: DraftField }
  | { do: 'start'; seed: ThemeSeed }
  | { do: 'read'; text: string }

const nothing: readonly DraftProblem[] = []

function begin(seed: ThemeSeed): State {
  return { draft: draftOf(seed), seed, ofFile: nothing, found: 0, left: new Set() }
}

function held(state: State, draft: ThemeDraft): State {
  return { ...state, draft, seed: problemsOf(draft).length === 0 ? seedOf(draft) : state.seed }
}

function next(state: State, step: Step): State {
  switch (step.do) {
    case 'type':
      return held(state, { ...state.draft, ...step.change })
    case 'leave':
      return { ...state, left: new Set([...state.left, step.field]) }
    case 'start':
      return begin(step.seed)
    case 'read': {
      const { themes, problems } = readThemes(step.text)
      const [first] = themes
      if (!first) return { ...state, ofFile: problems, found: 0 }
      const left = new Set(Object.keys(first.draft) as DraftField[])
      return held({ ...state, ofFile: [...problems, ...first.problems], found: themes.length, left }, first.draft)
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

/** Returns the typed values, their errors and the last valid theme. Nothing typed is lost. */
export function useThemeDraft(initial: ThemeSeed): ThemeDrafting {
  const [state, dispatch] = useReducer(next, initial, begin)
  return {
    ...state,
    problems: problemsOf(state.draft),
    type: (change) => dispatch({ do: 'type', change }),
    leave: (field) => dispatch({ do: 'leave', field }),
    start: (seed) => dispatch({ do: 'start', seed }),
    read: (text) => dispatch({ do: 'read', text }),
  }
}

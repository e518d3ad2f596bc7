import { choiceParam, idParam } from '../../platform/router/useUrlState.ts'

export const zoneViews = ['records', 'text', 'delegation', 'statistics'] as const

/** The drawers of a zone; any other value of `open` is the id of a record, or a copy of it. */
export const zoneTools = ['template', 'import', 'review'] as const

/** The state of a zone in the URL, besides that of its list. */
export const zoneSchema = { domain: idParam, view: choiceParam(zoneViews, 'records') }

export const openSchema = { open: idParam }

import { choiceParam, idParam } from '../../router/useUrlState.ts'

/** The views of a zone. */
export const zoneViews = ['records', 'text', 'delegation', 'statistics'] as const

/** What is open over the records; anything else is the id of a record, or a copy of it. */
export const zoneTools = ['template', 'import', 'review'] as const

/** The state of a zone in the address, besides that of its list. */
export const zoneSchema = { domain: idParam, view: choiceParam(zoneViews, 'records') }

/** What is open over a zone. */
export const openSchema = { open: idParam }

import type { AnswerOf, ticketDesk } from '@parapet/api'

/** Returns users of the tracker as the options of a field, by name. */
export const watcherOptions = (users: AnswerOf<typeof ticketDesk.users>['users']) =>
  users
    .map(({ id, firstname, lastname, mail }) => ({
      value: String(id),
      label: `${firstname} ${lastname}`.trim() || mail,
      ...(mail && { detail: mail }),
    }))
    .sort((a, b) => a.label.localeCompare(b.label))

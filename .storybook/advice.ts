// When to use the most used parts of packages/ui, when not to, and what other design systems call them.

interface Advice {
  /** Other names, by which readers look for it. */
  readonly also: readonly string[]
  readonly use: string
  readonly avoid: string
  /** The title of the stories on whose page it is shown. */
  readonly page: string
}

/** Advice by the name of a part. */
export const advice: Readonly<Record<string, Advice>> = {
  Accordion: {
    also: ['collapse', 'disclosure', 'expander'],
    use: 'For details that few readers need, below what everybody reads.',
    avoid: 'Do not hide fields of a form in it that can be wrong: the reader would not see the message.',
    page: 'UI/Accordion',
  },
  Button: {
    also: ['action', 'call to action', 'submit'],
    use: 'For what changes something. Say the action and its object: “Purge 12 URLs”. One primary button per section.',
    avoid: 'Do not use it to go to another page: that is a link, which can be opened in a new tab.',
    page: 'UI/Button',
  },
  Checkbox: {
    also: ['tick box', 'consent'],
    use: 'For a choice that is sent with the form.',
    avoid: 'Do not use it for what takes effect at once: that is a Switch.',
    page: 'UI/Form',
  },
  Combobox: {
    also: ['autocomplete', 'searchable select', 'typeahead', 'dropdown'],
    use: 'For one of more than about fifteen options.',
    avoid: 'Do not use it for text of the reader’s own: SuggestField accepts what is not in the list.',
    page: 'UI/Lists to choose from',
  },
  ConfirmDialog: {
    also: ['alert dialog', 'confirmation', 'are you sure', 'modal'],
    use: 'For what cannot be undone. Name the object and the effect; ask for its name where the effect is large.',
    avoid: 'Do not use it where an undo in the toast is possible: act at once and offer the undo.',
    page: 'UI/Dialog',
  },
  DataTable: {
    also: ['grid', 'data grid', 'list', 'rows'],
    use: 'For rows that readers search, sort, select or download.',
    avoid: 'Do not use it for a few rows that are already there: ListTable is lighter.',
    page: 'UI/Table',
  },
  Dialog: {
    also: ['modal', 'popup', 'lightbox', 'overlay', 'bottom sheet'],
    use: 'For a short task that must be finished or left before anything else.',
    avoid: 'Do not open it over another dialog, and do not use it for a long form: that is a page or a Drawer.',
    page: 'UI/Dialog',
  },
  Drawer: {
    also: ['side panel', 'sheet', 'slide-over', 'modal'],
    use: 'For one item of a list, so that its list stays in sight.',
    avoid: 'Do not use it for a question with two answers: that is a ConfirmDialog.',
    page: 'UI/Dialog',
  },
  EmptyState: {
    also: ['blank slate', 'no results', 'placeholder', 'zero state'],
    use: 'For a place without content. Say why it is empty, and offer the one action that fills it.',
    avoid: 'Do not use it for a failure: ErrorState offers to try again. Unknown is not empty.',
    page: 'UI/EmptyState',
  },
  IconButton: {
    also: ['icon', 'tool button'],
    use: 'For a frequent action whose icon everybody knows, such as Copy, in a row of others.',
    avoid: 'Do not use it for the main action of a page, or where two icons could mean the same.',
    page: 'UI/IconButton',
  },
  KeyValue: {
    also: ['description list', 'properties', 'definition list', 'details'],
    use: 'For the properties of one item.',
    avoid: 'Do not use it to compare several items: that is a table.',
    page: 'UI/Language and time zone',
  },
  Link: {
    also: ['anchor', 'hyperlink'],
    use: 'For every change of page, also within a sentence.',
    avoid: 'Do not use it for an action that changes something: that is a Button.',
    page: 'UI/Link',
  },
  ListTable: {
    also: ['simple table', 'short list'],
    use: 'For up to about twenty rows that are there at once.',
    avoid: 'Do not use it for rows that come in pages or need a search: that is a DataTable.',
    page: 'UI/Short list',
  },
  Menu: {
    also: ['dropdown', 'actions', 'overflow', 'kebab'],
    use: 'For several actions on one thing. Separate what destroys, and put it last.',
    avoid: 'Do not use it to choose the value of a form: that is a Select. Do not hide the only action in it.',
    page: 'UI/Menu',
  },
  MultiSelect: {
    also: ['multiple select', 'tags', 'chips', 'dropdown'],
    use: 'For several of many options.',
    avoid: 'Do not use it for up to five options: checkboxes show all of them.',
    page: 'UI/Lists to choose from',
  },
  Notice: {
    also: ['alert', 'banner', 'callout', 'message', 'info box'],
    use: 'For what the reader must know about this part of the page, as long as it is so.',
    avoid: 'Do not use it for the result of an action: that is a toast. Do not repeat what a field says itself.',
    page: 'UI/Notice',
  },
  Progress: {
    also: ['progress bar', 'meter', 'loading bar', 'quota'],
    use: 'For a share that is known. Beyond a limit its value is above 1; unknown is `undefined`, not 0.',
    avoid: 'Do not let it move without knowing how far the work is: use a Spinner and say what is done.',
    page: 'UI/Waiting',
  },
  RadioCards: {
    also: ['radio', 'option cards', 'choice'],
    use: 'For two to five options that need a sentence each.',
    avoid: 'Do not use it for options that a word explains: a Select takes less space.',
    page: 'UI/Choices',
  },
  Select: {
    also: ['dropdown', 'picker', 'list box'],
    use: 'For one of up to about fifteen options.',
    avoid: 'Do not use it for more, nor for actions: that is a Combobox, or a Menu.',
    page: 'UI/Form',
  },
  Skeleton: {
    also: ['placeholder', 'shimmer', 'loading'],
    use: 'For the first load, in the size of what will be there, so that nothing jumps.',
    avoid: 'Do not put it over what is already shown: refreshing keeps the old content.',
    page: 'UI/Waiting',
  },
  Status: {
    also: ['state', 'badge', 'indicator', 'health'],
    use: 'For the state of a thing. Icon, word and colour come together.',
    avoid: 'Do not invent a colour without a word: not everybody sees it.',
    page: 'UI/Marks',
  },
  Switch: {
    also: ['toggle', 'on off'],
    use: 'For a setting that takes effect at once.',
    avoid: 'Do not use it in a form that is saved by a button: that is a Checkbox.',
    page: 'UI/Choices',
  },
  Tabs: {
    also: ['segments', 'views', 'tab bar'],
    use: 'For views of the same thing, of which one is shown. Give them an `href` so that each has an address.',
    avoid: 'Do not use them for the steps of a task: that is a Wizard.',
    page: 'UI/Tabs',
  },
  TextField: {
    also: ['input', 'text box', 'search field'],
    use: 'For one line. Say in `help` what is expected, and in `error` what to change.',
    avoid: 'Do not use the placeholder as the label: it is gone with the first letter.',
    page: 'UI/Text fields',
  },
}

/** The parts that have another name, by that name in the order of the alphabet. */
export function partsByOtherName(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [part, { also }] of Object.entries(advice))
    for (const name of also) found.set(name, [...(found.get(name) ?? []), part])
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether a part has one of these words among its other names. */
export const isAlso = (name: string, words: string): boolean =>
  advice[name]?.also.some((one) => one.includes(words)) ?? false

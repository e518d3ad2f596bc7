import { createStore } from '@parapet/base'

/** Whether a navigation waits for a connection, because the code of its page is not loaded. */
export const isWaitingForCode = createStore(false)

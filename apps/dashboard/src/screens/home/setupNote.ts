/** The code under which a user has hidden the steps of a site from home. */
export const setupNote = (company: number, host: string): string => `setup.${company}.${host}`

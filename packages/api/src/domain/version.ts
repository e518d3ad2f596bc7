/** The product's version, which is also the version of stored preferences (§9). */
export const APP_VERSION = '4.4.6'

/**
 * The version of the wording agreed to by signing, in all languages: the day it was written. A test compares it with the
 * messages.
 */
export const signingVersion = '2026-11-23'

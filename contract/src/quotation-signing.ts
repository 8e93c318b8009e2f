/** Of the sentences agreed to by signing, in all languages: the day they were written. A test holds it to the words. */
export const signingVersion = '2026-11-23'

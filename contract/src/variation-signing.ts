/** Of the sentences agreed to by approving a variation, in all languages: the day they were written. */
export const variationSigningVersion = '2026-11-25'

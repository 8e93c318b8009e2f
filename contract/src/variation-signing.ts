/** The version of the wording agreed to by approving a variation, in all languages: the day it was written. */
export const variationSigningVersion = '2026-11-28'

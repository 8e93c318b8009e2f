/** Homophones that input methods suggest first; staff add their own words as synonyms. */
export const misspellings: readonly (readonly string[])[] = [['茶几', '茶机', '茶機']]

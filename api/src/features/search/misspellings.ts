/** What input methods offer first for a word that sounds the same; staff add words of their own as synonyms. */
export const misspellings: readonly (readonly string[])[] = [['茶几', '茶机', '茶機']]

/** A masked name or number without the row of dots that would tell how long it is. */
export function nameShown(masked: string): string {
  return masked.replace(/[•*]{4,}/g, '•••')
}

/** The area code apart, and a number of Hong Kong in two groups of four, as it is read out. */
export function contactShown(contact: string): string {
  return contact.replace(/^(\+852) ?(\S{4})(\S{4})$/, '$1 $2 $3')
}

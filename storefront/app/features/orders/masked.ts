/** A masked name or number, with its dots shortened so that they do not reveal the length. */
export function nameShown(masked: string): string {
  return masked.replace(/[•*]{4,}/g, '•••')
}

/** Separates the area code, and groups a Hong Kong number by four digits. */
export function contactShown(contact: string): string {
  return contact.replace(/^(\+852) ?(\S{4})(\S{4})$/, '$1 $2 $3')
}

/** What the text of a reply template may name in braces, as `{subject}`; filled in from the enquiry before it is sent. */
export const replyFields = [
  'name',
  'subject',
  'reference',
  'project',
  'district',
  'appointment_link',
  'colleague',
] as const
export type ReplyField = (typeof replyFields)[number]

const field = /\{([^{}\n]*)\}/g

/** What a text names in braces that is no field. */
export function unknownReplyFields(text: string): string[] {
  return namesIn(text).filter((name) => !isField(name))
}

/** The fields that stand in a text, as those that nothing was known for. */
export function openReplyFields(text: string): string[] {
  return namesIn(text).filter(isField)
}

/** A text with what is known; a field of which nothing is known stays, to be seen. */
export function fillReply(text: string, values: Partial<Record<ReplyField, string>>): string {
  return text.replace(field, (braces, name: string) => (isField(name) ? values[name] : undefined) || braces)
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([, name = '']) => name))]
}

function isField(name: string): name is ReplyField {
  return (replyFields as readonly string[]).includes(name)
}

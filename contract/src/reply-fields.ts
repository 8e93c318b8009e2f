/** The placeholders of reply templates, such as `{subject}`. They are filled in from the enquiry before sending. */
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

/** The placeholders in a text that do not exist. */
export function unknownReplyFields(text: string): string[] {
  return namesIn(text).filter((name) => !isField(name))
}

/** The placeholders that are still in a text because their value is unknown. */
export function openReplyFields(text: string): string[] {
  return namesIn(text).filter(isField)
}

/** Fills in the known placeholders. Unknown ones stay visible. */
export function fillReply(text: string, values: Partial<Record<ReplyField, string>>): string {
  return text.replace(field, (braces, name: string) => (isField(name) ? values[name] : undefined) || braces)
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([, name = '']) => name))]
}

function isField(name: string): name is ReplyField {
  return (replyFields as readonly string[]).includes(name)
}

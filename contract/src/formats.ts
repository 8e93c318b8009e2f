/**
 * The formats that the browser checks before it sends and the API checks again.
 * Each pattern runs in linear time; lengths are limited before a pattern is tried.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/i
export const digitsPattern = /^[0-9]{1,15}$/
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,128}$/

export const emailMaximumLength = 254

/** Area codes of telephone numbers that the shop offers, Hong Kong first. */
export const areaCodes = ['852', '853', '86'] as const

export function isEmail(value: string): boolean {
  return value.length <= emailMaximumLength && emailPattern.test(value)
}

/**
 * The slug of a title: lower case, anything but letters, digits and Chinese characters becomes a hyphen,
 * repeated hyphens collapse, ends are trimmed.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Script=Han}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

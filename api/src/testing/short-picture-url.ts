/** The address of a picture with its id in 22 characters, as a later release writes it. */
export function shortPictureUrl(id: string): string {
  return `/media/${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`
}

const folder = '/media/'

export function pictureUrl(id: string): string {
  return folder + id
}

export function pictureIdOf(url: string): string {
  return pictureIdNamed(url.slice(folder.length))
}

/**
 * The id for a name in an address: the id itself, or its 22-character form. Short names have been read since 0.2.0
 * but are not written yet; a list of goods contains a hundred and fifty addresses.
 */
export function pictureIdNamed(name: string): string {
  if (!/^[\w-]{22}$/.test(name)) return name
  const digits = Buffer.from(name, 'base64url').toString('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const folder = '/media/'

export function pictureUrl(id: string): string {
  return folder + id
}

/** The id in a picture's URL. */
export function pictureIdOf(url: string): string {
  return pictureIdNamed(url.slice(folder.length))
}

/**
 * The id that a name in an address stands for: as it is, or in 22 signs. Short ones are read since 0.2.0 and not written
 * yet; a list of goods has a hundred and fifty addresses.
 */
export function pictureIdNamed(name: string): string {
  if (!/^[\w-]{22}$/.test(name)) return name
  const digits = Buffer.from(name, 'base64url').toString('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

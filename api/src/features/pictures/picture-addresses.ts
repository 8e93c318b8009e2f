const folder = '/media/'

/** A picture's address has its id in 22 signs instead of 36: a list of goods has a hundred and fifty of them. */
export function pictureUrl(id: string): string {
  return folder + Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The id within a picture's address. */
export function pictureIdOf(url: string): string {
  return pictureIdNamed(url.slice(folder.length))
}

/** Addresses of former releases have the id as it is. */
export function pictureIdNamed(name: string): string {
  if (!/^[\w-]{22}$/.test(name)) return name
  const digits = Buffer.from(name, 'base64url').toString('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

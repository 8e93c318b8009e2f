/** An address with its names as they are read, which takes a third of what a browser makes of them. */
export function readablePath(path: string): string {
  try {
    return path.includes('%25') ? path : decodeURI(path)
  } catch {
    return path
  }
}

/** An unencoded path, which takes a third of the bytes of a percent-encoded one. */
export function readablePath(path: string): string {
  try {
    return path.includes('%25') ? path : decodeURI(path)
  } catch {
    return path
  }
}

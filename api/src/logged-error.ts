/** What the log keeps of an error. Never all of it: errors of the database carry the connection and the row at fault. */
export function loggedError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return String(error)
  const { name, message, stack, cause, code } = error as Partial<Error> & { code?: unknown }
  // The job queue tells of errors by plain objects.
  if (message === undefined) return String(error)
  return {
    ...(name !== undefined && { name }),
    message,
    ...(typeof code === 'string' && { code }),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

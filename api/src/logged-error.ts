/** The logged part of an error. Never all of it: database errors carry the connection and the row at fault. */
export function loggedError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return String(error)
  const { name, message, stack, cause, code } = error as Partial<Error> & { code?: unknown }
  // The job queue reports errors as plain objects.
  if (message === undefined) return String(error)
  return {
    ...(name !== undefined && { name }),
    message,
    ...(typeof code === 'string' && { code }),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

/** What the log keeps of an error. Never all of it: errors of the database carry the connection and the row at fault. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    name,
    message,
    ...(typeof code === 'string' && { code }),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

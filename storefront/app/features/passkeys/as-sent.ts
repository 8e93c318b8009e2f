/** The browser's response without extension results: the shop uses no extensions, and their types cannot be sent. */
export function asSent<Response extends { clientExtensionResults: unknown }>(response: Response) {
  const { clientExtensionResults: _, ...rest } = response
  return { ...(rest as Omit<Response, 'clientExtensionResults'>), clientExtensionResults: {} }
}

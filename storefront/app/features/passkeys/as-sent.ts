/** What the browser answered, as it goes to the API: the outputs of extensions are named there by no type. */
export function asSent<Response extends { clientExtensionResults: unknown }>(response: Response) {
  const { clientExtensionResults: _, ...rest } = response
  return { ...(rest as Omit<Response, 'clientExtensionResults'>), clientExtensionResults: {} }
}

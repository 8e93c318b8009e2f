/** A text message as it leaves the shop; `to` is in dialling format, and retries have the same `id`. */
export type TextMessage = { id: string; to: string; text: string }

export type TextSender = { send: (message: TextMessage) => Promise<void> }

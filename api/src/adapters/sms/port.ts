/** A text message as it leaves the shop; `to` as it is dialled, `id` the same however often the same one is tried. */
export type TextMessage = { id: string; to: string; text: string }

export type TextSender = { send: (message: TextMessage) => Promise<void> }

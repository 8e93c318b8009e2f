/** Per member or colleague. Documented in docs/limits.md. */
export const messagesAnHour = 60

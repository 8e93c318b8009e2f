import type { Header } from 'postal-mime'

const subjects =
  /^(?:auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|autoreply|undeliver(?:ed|able)|delivery status notification|自動回[覆复]|自动回[复覆]|不在辦公室|不在办公室)\s*[:：(（]?/i
const senders = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i

/** Whether a machine sent it: absence notes, reports of the mail system, lists. Nothing ever answers such a mail. */
export function isAutomatic(headers: readonly Header[], { from, subject }: { from: string; subject: string }): boolean {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = of('auto-submitted')
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-failed-recipients'].some((name) => of(name)) ||
    /^(?:bulk|junk|list|auto_reply)/.test(of('precedence') ?? '') ||
    of('return-path') === '<>' ||
    (of('content-type') ?? '').startsWith('multipart/report') ||
    senders.test(from) ||
    subjects.test(subject.trim())
  )
}

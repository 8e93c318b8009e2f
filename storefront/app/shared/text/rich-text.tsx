import { classNames } from '@fitout/ui/class-names.ts'

/** Text of the shop that the API rendered from Markdown and sanitised. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}

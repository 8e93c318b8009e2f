import { classNames } from '@fitout/ui/class-names.ts'

/** Text of the shop that the API rendered from Markdown and sanitised. */
export function RichText({ html, lang, className }: { html: string; lang?: string | undefined; className?: string }) {
  return <div lang={lang} className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}

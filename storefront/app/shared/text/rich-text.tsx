import { assetUrl } from '@fitout/ui/asset-url.ts'
import { classNames } from '@fitout/ui/class-names.ts'

/** Text of the shop that the API rendered from Markdown and sanitised. */
export function RichText({ html, lang, className }: { html: string; lang?: string | undefined; className?: string }) {
  return (
    <div
      lang={lang}
      className={classNames('prose', className)}
      dangerouslySetInnerHTML={{ __html: withAssetUrls(html) }}
    />
  )
}

/** All its pictures are the shop's, and their address is the first attribute. */
function withAssetUrls(html: string): string {
  return html.replaceAll(/(?<=<img src=")[^"]+/g, assetUrl)
}

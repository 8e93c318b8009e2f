type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/**
 * Structured data of the page, some of which the browser does not have. A data block is not executed, so the content
 * security policy permits it.
 */
export function StructuredData({ facts }: { facts: { [key: string]: Json } }) {
  // Escape `<`, which could close the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Breadcrumbs as structured data; the last entry is the page itself. */
export function breadcrumbFacts(items: { title: string; href?: string }[], publicUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      item: item.href ? publicUrl + item.href : undefined,
    })),
  }
}

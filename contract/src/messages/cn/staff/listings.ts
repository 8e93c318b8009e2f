import type { Translated } from '../../message-types.ts'
import type { listings as source } from '../../zh/staff/listings.ts'

export const listings: Translated<typeof source> = {
  listing: {
    heading: '在搜索引擎中的展示',
    lead: 'Google 等搜索结果、浏览器标签页和分享链接会这样显示本页。搜索引擎有时会自行选用页内其他文字。',
    preview: '搜索结果预览',
    usual: '留空则沿用本页的文字。',
    length: '约 {count, number}/{most, number} 字',
    long: '约 {count, number} 字，超过 {most, number} 字的部分多半不会显示。',
  },
}

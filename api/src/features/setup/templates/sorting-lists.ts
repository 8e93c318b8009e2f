import type { Words } from './template-types.ts'

export type SortingChoice = { key: string; sort_by: string; sort_order: 'asc' | 'desc'; title: Words }

/** The first choice of each list is the default. */
export const sortingLists: Record<'products' | 'posts' | 'projects' | 'vouchers', SortingChoice[]> = {
  products: [
    {
      key: 'recommended',
      sort_by: 'recommended',
      sort_order: 'desc',
      title: { en: 'Our choice', zh: '精選推介', cn: '精选推荐' },
    },
    {
      key: 'newest',
      sort_by: 'published_at',
      sort_order: 'desc',
      title: { en: 'Newest first', zh: '最新上架', cn: '最新上架' },
    },
    {
      key: 'price-low',
      sort_by: 'price',
      sort_order: 'asc',
      title: { en: 'Price, low to high', zh: '價錢由低至高', cn: '价格从低到高' },
    },
    {
      key: 'price-high',
      sort_by: 'price',
      sort_order: 'desc',
      title: { en: 'Price, high to low', zh: '價錢由高至低', cn: '价格从高到低' },
    },
    {
      key: 'rating',
      sort_by: 'rating',
      sort_order: 'desc',
      title: { en: 'Best reviewed', zh: '評分最高', cn: '评分最高' },
    },
    {
      key: 'title',
      sort_by: 'title',
      sort_order: 'asc',
      title: { en: 'By name', zh: '按名稱', cn: '按名称' },
    },
  ],
  posts: [
    {
      key: 'recommended',
      sort_by: 'recommended',
      sort_order: 'desc',
      title: { en: 'Our choice', zh: '編輯推介', cn: '编辑推荐' },
    },
    {
      key: 'newest',
      sort_by: 'published_at',
      sort_order: 'desc',
      title: { en: 'Newest first', zh: '最新文章', cn: '最新文章' },
    },
    {
      key: 'oldest',
      sort_by: 'published_at',
      sort_order: 'asc',
      title: { en: 'Oldest first', zh: '最早文章', cn: '最早文章' },
    },
    {
      key: 'likes',
      sort_by: 'likes',
      sort_order: 'desc',
      title: { en: 'Most liked', zh: '最多讚好', cn: '点赞最多' },
    },
  ],
  projects: [
    {
      key: 'recommended',
      sort_by: 'recommended',
      sort_order: 'desc',
      title: { en: 'Our choice', zh: '精選作品', cn: '精选作品' },
    },
    {
      key: 'newest',
      sort_by: 'year',
      sort_order: 'desc',
      title: { en: 'Latest handover', zh: '最近完工', cn: '最近完工' },
    },
    {
      key: 'area-small',
      sort_by: 'area',
      sort_order: 'asc',
      title: { en: 'Area, small to large', zh: '面積由細至大', cn: '面积从小到大' },
    },
    {
      key: 'area-large',
      sort_by: 'area',
      sort_order: 'desc',
      title: { en: 'Area, large to small', zh: '面積由大至細', cn: '面积从大到小' },
    },
  ],
  vouchers: [
    {
      key: 'recommended',
      sort_by: 'recommended',
      sort_order: 'desc',
      title: { en: 'Our choice', zh: '精選推介', cn: '精选推荐' },
    },
    {
      key: 'newest',
      sort_by: 'published_at',
      sort_order: 'desc',
      title: { en: 'Newest first', zh: '最新推出', cn: '最新推出' },
    },
    {
      key: 'points-low',
      sort_by: 'points_required',
      sort_order: 'asc',
      title: { en: 'Fewest points', zh: '所需積分由少至多', cn: '所需积分从少到多' },
    },
    {
      key: 'points-high',
      sort_by: 'points_required',
      sort_order: 'desc',
      title: { en: 'Most points', zh: '所需積分由多至少', cn: '所需积分从多到少' },
    },
  ],
}

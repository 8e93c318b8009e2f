import type { Translated } from '../../message-types.ts'
import type { pictureLibrary as source } from '../../zh/staff/picture-library.ts'

export const pictureLibrary: Translated<typeof source> = {
  pictureLibrary: {
    title: '图片库',
    lead: '店铺的公开图片，以及展示它们的地方。',
    search: '描述或用途',
    none: '找不到这样的图片。',
    filter: '缺少',
    lacks: {
      alt: '图片描述',
      focus: '裁剪焦点',
      use: '展示的地方',
    },
    noFocus: '未设裁剪焦点',
    noUse: '没有地方展示',
    noAlt: '缺描述：{languages}',
    edit: '编辑',
    of: '编辑图片 {number}',
    remove: '移除',
    removeOf: '移除图片 {number}',
    removed: '图片已从图片库移除',
    replace: '全部更换',
    replaceOf: '全部更换图片 {number}',
    replaceTitle: '用这张图片替换所有地方的旧图片？',
    replaceLead:
      '以下地方会改为显示新图片：已发布的立即更新，草稿仍是草稿。新图片没有的描述和裁剪焦点沿用旧图片的。文字的旧版本和已发送的邮件不变。',
    replaceNow: '更换',
    replaced: '图片已全部更换',
    comesAlong: '还没有地方显示时的描述，选用时一并带入',
    elsewhere: '{use}。描述在那里修改。',
    kinds: {
      product: '商品',
      category: '商品分类',
      post: '文章',
      project: '设计案例',
      service: '服务介绍',
      page: '页面',
      configuration: '店铺设置',
      mailing: '群组邮件',
    },
    places: {
      text: '（在正文）',
      draft: '（在草稿）',
    },
  },
}

import type { Translated } from '../../message-types.ts'
import type { productEditor as source } from '../../zh/staff/product-editor.ts'

export const productEditor: Translated<typeof source> = {
  productEditor: {
    language: '编写语言',
    allLanguages: '全部',
    standing: '状态',
    filing: '分类和搜索',
    whole: '资料齐备。',
    copy: '复制商品',
    copyLead: '文字、资料、图片和款式一并复制成草稿；库存从零开始，打折和三维模型不会复制。',
    counted: '盘点',
    conflict: '期间已改为 {now}；再点保存便以您的为准。',
    held: '预留 {count}',
    isNew: '新款式',
    leaveOut: '不要 {name}',
    more: '{name}：更多操作',
    addOption: '新增“{name}”…',
    lacks: {
      lead: '还缺',
      needed: '上架必需',
      picture: '图片',
      variant: '价格',
      title: '名称',
      secondPicture: '第二张图片',
      alt: '图片说明',
      summary: '简介',
      description: '描述',
      read: '审阅自动起草的简体',
      category: '商品分类',
      measures: '尺寸',
      stock: '库存',
    },
  },
  productSheet: {
    title: '价格及库存表',
    lead: '用方向键、Enter 或 Tab 移动；可从电子表格复制一整块粘贴。',
    variant: '款式',
    changed: '已改 {count} 格',
  },
}

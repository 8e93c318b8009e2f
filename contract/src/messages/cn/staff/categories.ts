import type { Translated } from '../../message-types.ts'
import type { categories as source } from '../../zh/staff/categories.ts'

export const categories: Translated<typeof source> = {
  categories: {
    lead: '顾客按这些分类浏览商品。改名后网址不变；隐藏的分类不会出现在店铺。',
    count: '{count} 件',
    none: '找不到这个分类。',
    add: '新增分类',
    edit: '修改',
    editNamed: '修改 {name}',
    parent: '上一级',
    top: '最顶层',
    shown: '在店铺显示',
    hidden: '已隐藏',
    up: '把 {name} 上移',
    down: '把 {name} 下移',
  },
  resources: {
    categories: {
      name: '商品分类',
    },
  },
  audit: {
    actions: {
      'categories.add': '{who} 添加了分类“{thing}”',
      'categories.change': '{who} 修改了分类“{thing}”',
      'categories.move': '{who} 移动了分类“{thing}”',
    },
    subjects: {
      category: '分类',
    },
  },
}

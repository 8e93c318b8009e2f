/** The categories of the shop. */
export const categories = {
  categories: {
    lead: '客人按這個分類瀏覽。改名後網址不變；隱藏的類別不會出現在店舖。',
    count: '{count} 件',
    none: '找不到這個類別。',
    add: '新增類別',
    edit: '更改',
    editNamed: '更改 {name}',
    parent: '上一層',
    top: '最頂層',
    shown: '在店舖顯示',
    hidden: '已隱藏',
    up: '把 {name} 移上',
    down: '把 {name} 移下',
  },
  resources: {
    categories: {
      name: '類別',
    },
  },
  audit: {
    actions: {
      'categories.add': '{who} 新增了類別「{thing}」',
      'categories.change': '{who} 更改了類別「{thing}」',
      'categories.move': '{who} 移動了類別「{thing}」',
    },
    subjects: {
      category: '類別',
    },
  },
} as const

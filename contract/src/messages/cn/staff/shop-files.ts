import type { Translated } from '../../message-types.ts'
import type { shopFiles as source } from '../../zh/staff/shop-files.ts'

export const shopFiles: Translated<typeof source> = {
  shopFile: {
    title: '店铺文件',
    lead: '主题、页面和店铺设置连同图片存成一个文件，可带到另一间 Fitout 网店。导入前会先逐行检查，有一行不对就什么都不会改；导入的内容先成为草稿，由您逐份预览、发布。',
    export: '导出主题、页面和设置',
    would: '检查完成，导入会为以下 {count} 份内容建立草稿，并加入 {pictures} 张图片：',
    applied: '已为以下 {count} 份内容建立草稿，并加入 {pictures} 张图片：',
  },
}

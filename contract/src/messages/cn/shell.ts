import type { Translated } from '../message-types.ts'
import type { shell as source } from '../zh/shell.ts'

export const shell: Translated<typeof source> = {
  skip: '跳到内容',
  mainNavigation: '主菜单',
  footerNavigation: '页脚菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  back: '返回',
  backTo: '返回“{title}”',
  more: '展开“{title}”',
  seeAllOf: '前往“{title}”',
  language: '语言',
  account: '我的账户',
  signIn: '登录',
  signOut: '退出登录',
  wishlist: '收藏夹',
  wishlistCount: '收藏夹，{count, plural, =0 {还没有商品} other {# 件商品}}',
  cartCount: '预约单，{count, plural, =0 {暂无商品} other {# 件商品}}',
  social: '社交媒体',
  newTab: '在新标签页打开',
  loading: '加载中',
  needsScripts: '这一页需要确认您的身份，请开启浏览器的 JavaScript。您也可以直接联系我们。',
  closeMessage: '关闭消息',
  tryAgain: '重试',
}

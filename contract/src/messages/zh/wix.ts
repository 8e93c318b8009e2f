/** The screen that shows a page from elsewhere. */
export const wix = {
  description: '我們在其他平台上的作品。',
  frame: '{title}（外部網頁）',
  open: '在新分頁開啟',
  back: '返回{studio}',
  hint: '如果下面沒有顯示，請在新分頁開啟。',
  none: '暫時未有外部網頁',
  noneText: '我們的作品都收在設計案例。',
  projects: '瀏覽設計案例',
} as const

/** What every form and list of an account says alike. */
export const accountForms = {
  loading: '正在載入',
  loadFailed: '暫時未能載入',
  save: '儲存',
  saved: '已儲存',
  optional: '（選填）',
  notSaved: '未能儲存，我們的紀錄維持原狀。{reason}',
  stillTyped: '你填寫的內容仍在表格內，可以再試。',
  revert: '還原為現時紀錄',
  more: '顯示更多',
  shownOf: '顯示 {shown, number} 項，共 {total, number} 項',
  cancel: '取消',
} as const

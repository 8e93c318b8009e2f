/** Settings of the shop. */
export const configuration = {
  permissions: {
    'configuration.read': '查看店舖設定',
    'configuration.write': '更改店舖設定',
  },
  audit: {
    actions: {
      'configuration.draft': '{who} 儲存了設定「{thing}」的草稿',
      'configuration.discard': '{who} 放棄了設定「{thing}」的草稿',
      'configuration.schedule': '{who} 更改了設定「{thing}」的發佈時間',
      'configuration.publish': '{who} 發佈了設定「{thing}」',
      'configuration.go-back': '{who} 還原了設定「{thing}」的舊版本',
    },
    subjects: {
      configuration: '店舖設定',
    },
  },
} as const

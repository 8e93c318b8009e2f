/** Colleagues, their roles and what each may do. */
export const staff = {
  roles: {
    owner: '擁有者',
    manager: '經理',
    editor: '編輯',
    support: '客戶服務',
    site: '工地主任',
  },
  staff: {
    name: '姓名',
    email: '電郵',
    role: '職級',
    lastSeen: '最近使用',
    added: '加入日期',
    search: '姓名或電郵',
    state: '狀態',
    active: '可登入',
    new: '未設定驗證器',
    disabled: '已停用',
    actions: '登入權限',
    add: '新增同事',
    disable: '停用',
    enable: '重新啟用',
    disableLead:
      '{name} 會即時登出；日曆網址、系統權杖及裝置通知同時停止。由其跟進的查詢會列入「未有人跟進」；負責的工程、工地及預約時段請另行交給同事。操作紀錄會保留。',
    reset: '重設登入',
    resetLead: '{name} 會即時登出，並要用新密碼登入，重新設定驗證器。',
    firstPassword: '{name} 的首次密碼，只會顯示這一次：',
  },
  roleTable: {
    title: '職級權限',
    lead: '每項權限由哪些職級擁有；擁有者可做一切。',
    yes: '可以',
    no: '不可以',
    permission: '權限',
  },
  resources: {
    staff: {
      name: '同事',
    },
  },
  permissions: {
    'staff.read': '查看同事名單',
    'staff.write': '新增同事及更改權限',
  },
  audit: {
    actions: {
      refused: '{who} 的職級不可{thing}，系統拒絕了',
      'staff.add': '{who} 新增了同事 {thing}',
      'staff.change': '{who} 更改了同事 {thing} 的權限',
      'staff.reset': '{who} 重設了同事 {thing} 的登入',
    },
    subjects: {
      staff: '同事及登入',
      permission: '被拒絕的操作',
    },
  },
} as const

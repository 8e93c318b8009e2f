/** Named filters of customers. */
export const segments = {
  permissions: {
    'segments.write': '新增、改名及移除客人分組',
  },
  audit: {
    actions: {
      'segments.add': '{who} 新增了客人分組 {thing}',
      'segments.rename': '{who} 把客人分組改名為 {thing}',
      'segments.remove': '{who} 移除了客人分組 {thing}',
    },
    subjects: {
      segment: '客人分組',
    },
  },
} as const

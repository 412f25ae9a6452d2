import type { common as en } from '../../en/shared/common.ts'
import type { SameKeys } from '../../shape.ts'

export const common = {
  errorOccurred: 'Bir hata oluştu: {{reason}}',
  unreachable: 'okula ulaşılamıyor, lütfen bağlantını kontrol et',
  offline: 'Çevrimdışısın',
  offlineLink: 'Bu sayfa, bağlantın gelince açılır.',
  unexpectedError: 'Beklenmeyen bir hata oluştu',
  home: 'Ana sayfa',
  signIn: 'Giriş yap',
} as const satisfies SameKeys<typeof en>
